/// An invented station: of a genre, or for an episode of a show.
struct WorldStation: Sendable {
    let line: Int
    let name: String
    let stationGenre: String?
    /// The index of the show's curator.
    let show: Int?
    let genre: Int

    static let firstNumber = 9_700_000_001

    static let all: [WorldStation] = {
        let table = TextTable<Column>(WorldText.stations, separator: UInt8(ascii: "|"))
        return (0..<table.count).map { line in
            let row = table[line]
            let place = row[.place].split(separator: " ")
            return WorldStation(
                line: line, name: row[.name], stationGenre: place.count == 1 ? row[.place] : nil,
                show: place.count == 2 ? Int(place[1]) : nil, genre: row.number(.genre) ?? 34)
        }
    }()

    private enum Column: Int { case name, place, genre }

    var number: Int { WorldStation.firstNumber + line }
    var id: String { "ra.\(number)" }

    static func find(_ number: Int) -> WorldStation? {
        all.indices.contains(number - firstNumber) ? all[number - firstNumber] : nil
    }
}
