/// A sort of library items by one property.
struct LibrarySort {
    let isAscending: Bool
    let key: (any LibraryItem) -> LibrarySortKey?

    init(isAscending: Bool, key: @escaping (any LibraryItem) -> LibrarySortKey?) {
        self.isAscending = isAscending
        self.key = key
    }

    /// Returns items in the order of several sorts. Equal items keep their order.
    static func sorted(_ items: [any LibraryItem], by sorts: [LibrarySort]) -> [any LibraryItem] {
        if sorts.isEmpty { return items }
        let keyed = items.enumerated().map { offset, item in
            (offset: offset, item: item, keys: sorts.map { $0.key(item) })
        }
        return keyed.sorted { left, right in
            for (index, sort) in sorts.enumerated() {
                switch (left.keys[index], right.keys[index]) {
                case (let one?, let other?) where one != other: return sort.isAscending ? one < other : other < one
                case (.some, nil): return true
                case (nil, .some): return false
                default: continue
                }
            }
            return left.offset < right.offset
        }.map(\.item)
    }
}

/// A comparable value of a property of any type.
enum LibrarySortKey: Comparable {
    case number(Double)
    case text(String)

    /// - Returns: nil for a missing value.
    init?(_ value: some Any) {
        switch value {
        case let text as String: self = .text(text.folded)
        case let date as Date: self = .number(date.timeIntervalSince1970)
        case let number as Int: self = .number(Double(number))
        case let number as Double: self = .number(number)
        default: return nil
        }
    }
}

extension String {
    /// The text, folded to ignore case and accents.
    var folded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        return folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
    /// Returns true if the text contains another text, ignoring case and accents. Every text contains the empty text.
    func holds(_ text: String) -> Bool { text.isEmpty || folded.contains(text.folded) }
    /// The words of the folded text.
    var foldedWords: [String] { folded.split { !($0.isLetter || $0.isNumber) }.map(String.init) }
}
