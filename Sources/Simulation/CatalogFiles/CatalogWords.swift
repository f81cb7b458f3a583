/// Numbers, counts and progress of catalogs in words.
package enum CatalogWords {
    /// Formats a number with commas: `1,000,000`.
    package static func grouped(_ number: Int) -> String {
        var text = ""
        for (place, digit) in String(number).reversed().enumerated() {
            if place > 0, place % 3 == 0, digit != "-" { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }

    /// Formats counts by their names: `3 albums, 25 songs`.
    package static func list(_ counts: [String: Int]) -> String {
        counts.sorted { $0.key < $1.key }.map { "\(grouped($0.value)) \($0.key)" }.joined(separator: ", ")
    }

    package static func text(of progress: CatalogProgress) -> String {
        switch progress.stage {
        case .gathering: "\(grouped(progress.count)) \(progress.type) written … Ctrl-C stops"
        case .indexing: "\(grouped(progress.count)) \(progress.type) indexed … Ctrl-C stops"
        case .sorting: "sorting …"
        }
    }
}
