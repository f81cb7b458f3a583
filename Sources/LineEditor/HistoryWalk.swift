/// A walk through the entries with the typed prefix: the Up and Down keys.
struct HistoryWalk {
    /// The text before the first step.
    let typed: String
    /// The current text.
    private(set) var shown: String
    private let entries: [String]
    private let search: PrefixSearch
    private var index: Int

    /// - Parameter entries: the most recent last.
    init(from typed: String, in entries: [String]) {
        self.typed = typed
        shown = typed
        self.entries = entries
        search = PrefixSearch(typed)
        index = entries.count
    }

    /// - Returns: whether there is an older one.
    mutating func older() -> Bool {
        guard let found = search.last(in: entries, before: index) else { return false }
        (index, shown) = (found, entries[found])
        return true
    }

    /// Moves to the next newer entry; after the newest comes the typed text.
    /// - Returns: whether there is a newer one.
    mutating func newer() -> Bool {
        guard index < entries.count else { return false }
        let found = search.first(in: entries, after: index)
        (index, shown) = found.map { ($0, entries[$0]) } ?? (entries.count, typed)
        return true
    }
}
