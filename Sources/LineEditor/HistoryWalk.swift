/// A walk through the entries that begin with what was typed: the Up and Down keys.
struct HistoryWalk {
    /// What was typed before the first step.
    let typed: String
    /// What stands in the line now.
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

    /// Behind the newest one stands what was typed.
    /// - Returns: whether there is a newer one.
    mutating func newer() -> Bool {
        guard index < entries.count else { return false }
        let found = search.first(in: entries, after: index)
        (index, shown) = found.map { ($0, entries[$0]) } ?? (entries.count, typed)
        return true
    }
}
