/// What a column of a statement says.
public enum ColumnRole: Int, Equatable, Sendable, CaseIterable {
  case date, amount, incoming, outgoing, sign, fee, balance, payee, note
  case currency, account, id, state

  /// What people call it: `date`, `in`.
  public var name: String { ColumnRole.table.roles[rawValue].name }

  /// The words of its headings, in order of preference.
  var words: [String] { ColumnRole.table.roles[rawValue].words }

  init?(named name: String) {
    guard
      let place = ColumnRole.table.roles.firstIndex(where: { $0.name == name })
    else { return nil }
    self.init(rawValue: place)
  }

  static let sums = [ColumnRole.amount, .incoming, .outgoing]

  /// The heading of who paid what came in, and of who was paid what went out.
  static let paid = ("zahlungspflichtige*r", "zahlungsempfänger*in")

  /// The words of headings, in order of preference.
  static let table = TableWords([
    (
      "date",
      """
      booking date|buchungstag|buchungsdatum|buchung|posting date|posted date|\
      date posted|completed date|transaction date|bokföringsdag|\
      bokföringsdatum|bokføringsdato|bogføringsdato|boekdatum|data contabile|\
      data operacji|date de comptabilisation|date operation|date opération|\
      dateop|fecha operación|fecha|date|datum|dato|data|timestamp|time|\
      data di completamento|started date|value date|valutadatum|\
      wertstellung|valuta|trans. date|post date|date comptabilisation|\
      data operazione|kirjauspäivä|run date|\
      date de l'opération|data registrazione|data lançamento|\
      reskontradatum|data mov|datum verrichting|datum des abschlusses|\
      date de fin|fecha de finalización
      """
    ),
    (
      "amount",
      """
      amount|betrag|bedrag|montant|importe|importo|kwota|belopp|beløb|umsatz|\
      change|amount num|number|transaction amount|montant operation|määrä|\
      beløp|montant de l'opération
      """
    ),
    (
      "in",
      """
      credit|credit amount|deposit|deposits|inflow|paid in|money in|haben|\
      gutschrift|crédit|entrate|ingresos|einzahlung|eingang|amount credit|\
      credits|accrediti|abono|abonos|crédit euros
      """
    ),
    (
      "out",
      """
      debit|debit amount|withdrawal|withdrawals|outflow|paid out|money out|\
      soll|belastung|lastschrift|débit|uscite|gastos|auszahlung|ausgang|\
      amount debit|debits|addebiti|cargo|cargos|débit euros
      """
    ),
    (
      "sign",
      """
      af bij|debit/credit|credit/debit|dr/cr|cr/dr|soll/haben|s/h|c/d
      """
    ),
    ("fee", "fee"),
    (
      "balance",
      """
      balance|running balance|running bal|balance after transaction|saldo|\
      saldo nach buchung|saldo na mutatie|saldo na trn|kontostand|solde
      """
    ),
    (
      "payee",
      """
      payee|counterparty|counter party|transactioncounterparty|beneficiary|\
      auftraggeber/empfänger|beguenstigter/zahlungspflichtiger|\
      begünstigter/zahlungspflichtiger|auftraggeber / begünstigter|\
      zahlungspflichtige*r|empfänger|auftraggeber / empfänger|\
      zahlungsempfänger*in|zahlungsempfänger|name zahlungsbeteiligter|\
      naam / omschrijving|naam tegenpartij|partner name|payee name|merchant|\
      empfänger/auftraggeber|begünstigter/auftraggeber|\
      auftraggeber/zahlungsempfänger|empfänger/zahlungspflichtiger|\
      merchant/description|name
      """
    ),
    (
      "note",
      """
      note|notes|notes and #tags|memo|transactioncomment|verwendungszweck|\
      vorgang/verwendungszweck|verwendung|zweck|\
      purpose|mededelingen|description|transaction description|omschrijving|\
      omschrijving-1|details|narrative|narration|libelle|libellé|concepto|\
      causale|descrizione|message|text|payment reference|reference|\
      buchungstext|comment|beschreibung|beschreibung1|beskrivning|rubrik|\
      beskrivelse|dettagli|operazione|movimiento
      """
    ),
    (
      "currency",
      """
      currency|amountcurrency|assetcurrency|währung|waehrung|munt|devise|\
      divisa|commodity
      """
    ),
    (
      "account",
      """
      account|account name|accountname|auftragskonto|iban auftragskonto|\
      iban/bban|rekening|product|asset|assetid
      """
    ),
    (
      "id",
      """
      id|transaction id|transactionid|txid|fitid|eventid|volgnr|umsatz-id|\
      transaktionscode
      """
    ),
    ("state", "state|status|eventtype|info"),
  ])
}

/// The headings that a kind of table may have, by what they stand for.
package struct TableWords: Sendable {
  /// What each role is called, and its words in order of preference.
  package let roles: [(name: String, words: [String])]

  /// Roles and their words, with strokes between them.
  package init(_ roles: [(name: String, words: String)]) {
    self.roles = roles.map { ($0.name, $0.words.words(between: "|")) }
  }
}

/// What a word in a column of states or of directions means.
enum StateWord {
  /// Whether a row of this state was booked, `nil` where nobody knows.
  static func isBooked(_ word: String) -> Bool? {
    if booked.contains(word) { return true }
    return open.contains(word) ? false : nil
  }

  /// Whether a word says that money came in, `nil` where it says neither.
  static func isIncoming(_ word: String) -> Bool? {
    if incoming.contains(word) { return true }
    return outgoing.contains(word) ? false : nil
  }

  /// What a row says that is a balance.
  static let balances =
    """
    opening balance|closing balance|ending balance|turnover|anfangssaldo|\
    endsaldo|endbestand|schlusssaldo|alter kontostand|neuer kontostand|\
    solde initial|solde final|saldo iniziale|saldo finale|saldo inicial|\
    saldo final
    """.words(between: "|")

  /// How many bytes the longest word of a direction has that cells hold.
  static let longest = 13

  private static let booked =
    """
    *|abgeschlossen|berechnet|bogført|bokfört|bokført|book|booked|cleared|\
    complete|completed|completado|completato|contabilizzato|executed|\
    geaccepteerd|gebucht|issued|posted|reconciled|settled|terminé|\
    transaction|udført|umsatz gebucht|verbucht
    """.words(between: "|") + [""]

  private static let open =
    """
    !|allocationhistory|annullato|ausstehend|autorizzato|canceled|cancelled|\
    declined|failed|geweigerd|hold|in attesa|info|non contabilizzato|offen|\
    pdng|pendiente|pending|rechazado|reverted|scheduled|umsatz vorgemerkt|\
    void|vorgemerkt
    """.words(between: "|")

  private static let outgoing =
    """
    d|dr|dr.|dbit|dbt|s|af|out|-|expense|exp.|send|sent|odchozí|saída|debito|\
    débito|dare|ausgabe|gasto|uscita|addebito|sortie|retrait|afschrijving|\
    uttag|withdraw|outgoing|negative
    """.words(between: "|") + ColumnRole.outgoing.words
  private static let incoming =
    """
    c|cr|cr.|crdt|crd|k|h|bij|in|+|income|inc.|receive|recv|received|příchozí|\
    entrada|credito|crédito|avere|einnahme|ingreso|entrata|accredito|entrée|\
    dépôt|bijschrijving|insättning|incoming|positive
    """.words(between: "|") + ColumnRole.incoming.words
}
