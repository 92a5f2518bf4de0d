// Sums the amounts of a store by asset, and does nothing else: how fast a good
// JSON reader in C++ gets through the same file.

#include <cstdio>
#include <string>
#include <unordered_map>

#include <simdjson.h>

int main(int count, char **arguments) {
  if (count != 2) return 2;
  simdjson::ondemand::parser parser;
  auto text = simdjson::padded_string::load(arguments[1]);
  auto document = parser.iterate(text);
  std::unordered_map<std::string, double> sums;
  for (auto transaction : document["transactions"].get_array()) {
    std::string_view asset = transaction["asset"].get_string();
    double amount = transaction["amount"].get_double_in_string();
    sums[std::string(asset)] += amount;
  }
  for (auto &[asset, sum] : sums) printf("%s %.2f\n", asset.c_str(), sum);
}
