import AppleMusicAPI
import TerminalText

/// The marks that distinguish rows with the same name: explicit or clean, else the year, else the id.
struct Distinction {
    let rows: [Resource]
    /// Whether the ids have their own column.
    let showsIds: Bool

    /// - Parameter groups: the indices of rows that look the same.
    /// - Returns: the text after each row's name, such as ` (explicit, 1975)`.
    func marks(_ groups: [[Int]]) -> [String] {
        var marks = Array(repeating: "", count: rows.count)
        for group in groups {
            for (index, words) in words(of: group) where !words.isEmpty {
                marks[index] = " (\(words.joined(separator: ", ")))"
            }
        }
        return marks
    }

    private func words(of group: [Int]) -> [(row: Int, words: [String])] {
        var words = group.map { (row: $0, words: [String]()) }
        for (path, length) in [("contentRating", 16), ("releaseDate", 4)] {
            let values = group.map { rows[$0].attribute(path)?.string.map { String($0.prefix(length)) } ?? "" }
            let before = words
            for place in words.indices where !values[place].isEmpty {
                let differs = words.indices.contains {
                    before[$0].words == before[place].words && values[$0] != values[place]
                }
                if differs { words[place].words.append(values[place]) }
            }
        }
        guard !showsIds else { return words }
        let before = words
        for place in words.indices {
            let id = rows[words[place].row].id
            let hasTwin = words.indices.contains {
                before[$0].words == before[place].words && rows[words[$0].row].id != id
            }
            if hasTwin { words[place].words.append(id.count > 12 ? "…\(Concealment.applied(to: id).suffix(8))" : id) }
        }
        return words
    }
}
