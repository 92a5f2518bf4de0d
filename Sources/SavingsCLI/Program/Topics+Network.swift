internal import CommandGrammar

let networkTopic = Topic(
  "network", "What is asked of others, and what they learn",
  .text(
    """
    Only cst rate fetch and cst asset sync ask anybody, through the program
    curl. For rates the codes and days leave this machine, for wallets the
    address or the contract, and always the address of your network. Names,
    amounts and goals never do. --requests shows every question before it is
    sent, and sends none.

    - ecb: the European Central Bank: currencies of ISO 4217
    - coingecko:ID: CoinGecko: the coin of that id
    - frankfurter: the rates of several central banks
    - NAME[:ID]: a service of your own, and what it calls the currency
    - none: nobody: you set the rate by hand

    cst settings set source.BIT coingecko:bitdao says who prices a currency.
    Only the best known coins go by their ticker.

    About wallets nobody is asked until you name somebody: whoever is asked
    learns the address, and from where it was asked. A node of your own tells
    nobody.

    - bitcoin, litecoin: Esplora, such as https://mempool.space/api
    - ethereum, optimism, base, arbitrum, polygon, bsc, avalanche, gnosis:
      JSON-RPC, such as http://localhost:8545; a token with its contract
    - solana, xrp: JSON-RPC, such as https://xrplcluster.com
    - any other: a service of your own that tells a balance

    A service of your own is a URL and words behind it. What stands in braces is
    filled in: {base}, {quote}, {date}, {id}, {address} and {key}.

    - https://host/p?pair={base}{quote}&on={date} value=data.amount: a price;
      date=data.day says where its day stands
    - https://host/a/{address} value=data.0.balance decimals=6: a balance in
      units; without decimals it is the amount itself
    - key=x-api-key: sends the key as that header

    A key stands in CST_KEY_NAME, or in a line "NAME KEY" of ~/.config/cst/keys,
    which only you may read (chmod 600). It is never kept with the data, shown,
    or sent where others could read it. coingecko-pro is the name of a key that
    was paid for.

    Once a day, as a line of crontab, with the path that command -v cst tells:

      30 17 * * * /usr/local/bin/cst rate fetch --quiet --no-input
    """))
