/// The lines typed before, in memory and, if it has a file, on disk.
///
/// The file is read when the first entry is asked for, and only its end. A problem with it never stops anything: it is
/// noted, once, for the shell to report.
package final class History {
    private let file: HistoryFile?
    private let limit: Int
    private var loaded: [String]?
    /// The number of each entry.
    private var numbers: [Int] = []
    private var lastNumber = 0
    private var isOverlong = false
    private var appended = 0
    private var unreported: [HistoryProblem] = []
    private var lastProblem: HistoryProblem?
    /// What was looked for last, and where it was found.
    private var suggested: (text: String, index: Int?)?

    /// Without a path, the entries live as long as this object. No more than `limit` entries are held.
    package init(path: String?, limit: Int = 10_000) {
        file = path.map(HistoryFile.init)
        self.limit = limit
    }

    /// The most recent last. Of equal entries there is only the latest.
    package var entries: [String] {
        load()
        return loaded ?? []
    }

    /// The entries with a number each that stays the same as long as this object lives, whatever is kept meanwhile.
    package var numbered: [(number: Int, text: String)] {
        let entries = entries
        return Array(zip(numbers, entries))
    }

    /// Keeps a line: in memory, and at once in the file. A line that begins with a space isn't kept. Whoever calls
    /// decides about secrets.
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

    /// What went wrong since the last call. The same problem is not told twice in a row, but a full disk is.
    package func takeProblems() -> [HistoryProblem] {
        defer { unreported = [] }
        return unreported
    }

    /// Reads the file if that hasn't been done.
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

    /// The latest entry that begins with the text and goes on after it. What a longer text finds is no newer than what
    /// its beginning found, so that a line typed key by key goes through the entries once, and not with every key.
    func latest(startingWith text: String) -> String? {
        load()
        guard let entries = loaded else { return nil }
        var bound = entries.count
        if let suggested, text.utf8.starts(with: suggested.text.utf8) { bound = suggested.index.map { $0 + 1 } ?? 0 }
        let index = PrefixSearch(text).last(in: entries, before: bound)
        suggested = (text, index)
        return index.map { entries[$0] }
    }

    private func noting(_ work: () throws(HistoryProblem) -> Void) {
        do {
            try work()
            lastProblem = nil
        } catch {
            if error != lastProblem || error.isToldAgain { unreported.append(error) }
            lastProblem = error
        }
    }
}
