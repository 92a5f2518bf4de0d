import SavingsCore
import Support
import Testing

/// Sorting keeps what is alike as it was, whatever runs are in order already.
@Suite struct PlacesInOrderTests {
  @Test(arguments: 0..<300) func placesAreInOrderAndStable(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    var numbers: [Int] = []
    for _ in 0..<dice.number(0...12) {
      let start = dice.number(0...9)
      let length = dice.number(1...8)
      let isFalling = dice.number(1...4) == 1
      for step in 0..<length {
        numbers.append(start + (isFalling ? -step : step))
      }
    }
    let places = placesInOrder(numbers.count) { numbers[$0] < numbers[$1] }
    #expect(places.sorted() == Array(numbers.indices))
    for (a, b) in zip(places, places.dropFirst()) {
      #expect(numbers[a] < numbers[b] || (numbers[a] == numbers[b] && a < b))
    }
  }
}
