/// The typed lines, in memory and optionally in a file.
///
/// Only the end of the file is read, when an entry is first needed. A problem with it never interrupts editing: it is
/// recorded, once, for the shell to report.
package final class History {
    private let file: HistoryFile?
    private let limit: Int
    private var loaded: [String]?
    /// The numbers of the entries.
    private var numbers: [Int] = []
    private var lastNumber = 0
    private var isOverlong = false
    private var appended = 0
    private var unreported: [HistoryProblem] = []
    private var lastProblem: HistoryProblem?
    /// The last search for a suggestion, with the index of its result.
    private var suggested: (text: String, index: Int?)?

    /// Returns whether a line may be suggested; a line that failed may not.
    package var isSuggested: (String) -> Bool = { _ in true }
    /// The lines that failed in this run.
    private var failed: Set<String> = []

    /// Makes a history of at most `limit` entries. Without a path they are only in memory.
    package init(path: String?, limit: Int = 10_000) {
        file = path.map(HistoryFile.init)
        self.limit = limit
    }

    /// The entries, most recent last. Equal entries occur once, at the latest position.
    package var entries: [String] {
        load()
        return loaded ?? []
    }

    /// The entries with their numbers, which are stable for the life of the object.
    package var numbered: [(number: Int, text: String)] {
        let entries = entries
        return Array(zip(numbers, entries))
    }

    /// Adds a line, in memory and in the file, unless it begins with a space. The caller decides about secrets.
    package func append(_ line: String) {
        guard let entry = HistoryEntry.kept(line) else { return }
        load()
        suggested = nil
        if let equal = loaded?.lastIndex(of: entry) {
            loaded?.remove(at: equal)
            numbers.remove(at: equal)
        }
        loaded?.append(entry)
        lastNumber += 1
        numbers.append(lastNumber)
        if let count = loaded?.count, count > limit {
            loaded?.removeFirst(count - limit)
            numbers.removeFirst(count - limit)
        }
        guard let file else { return }
        noting { () throws(HistoryProblem) in
            try file.append(entry)
            appended += 1
            if isOverlong || appended > limit {
                isOverlong = false
                appended = 0
                try file.compact(limit: limit)
            }
        }
    }

    /// Notes whether a line failed, so that it is not suggested until it succeeds.
    package func note(_ line: String, failed hasFailed: Bool) {
        guard let entry = HistoryEntry.kept(line) else { return }
        if hasFailed { failed.insert(entry) } else { failed.remove(entry) }
        suggested = nil
    }

    /// Returns the problems since the last call. A repeated problem is reported once, except a full disk.
    package func takeProblems() -> [HistoryProblem] {
        defer { unreported = [] }
        return unreported
    }

    /// Reads the file if necessary.
    func load() {
        guard loaded == nil else { return }
        loaded = []
        guard let file else { return }
        noting { () throws(HistoryProblem) in
            guard let tail = try file.load(limit: limit, problems: &unreported) else { return }
            loaded = tail.entries
            numbers = Array(0..<tail.entries.count).map { $0 + 1 }
            lastNumber = tail.entries.count
            isOverlong = tail.isOverlong
        }
    }

    /// Returns the latest entry that extends the text. The result for a longer text is never newer than for its prefix,
    /// so a line that is typed key by key needs only one pass through the entries.
    func latest(startingWith text: String) -> String? {
        load()
        guard let entries = loaded else { return nil }
        var bound = entries.count
        if let suggested, text.utf8.starts(with: suggested.text.utf8) { bound = suggested.index.map { $0 + 1 } ?? 0 }
        let search = PrefixSearch(text)
        var index = search.last(in: entries, before: bound)
        var tries = 0
        while let found = index, failed.contains(entries[found]) || !isSuggested(entries[found]) {
            tries += 1
            index = tries < Self.mostTries ? search.last(in: entries, before: found) : nil
        }
        suggested = (text, index)
        return index.map { entries[$0] }
    }

    /// The most lines that are passed over in a search for a suggestion.
    private static let mostTries = 50

    private func noting(_ work: () throws(HistoryProblem) -> Void) {
        do {
            try work()
            lastProblem = nil
        } catch {
            if error != lastProblem || error.isReportedAgain { unreported.append(error) }
            lastProblem = error
        }
    }
}
