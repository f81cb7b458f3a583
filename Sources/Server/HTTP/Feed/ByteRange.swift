/// The bytes that the header field `Range` asks for (RFC 9110 §14.2).
enum ByteRange: Hashable, Sendable {
    /// All bytes: without the field, and for forms that a server may ignore, such as several ranges.
    case whole
    case part(Range<Int>)
    case unsatisfiable

    /// - Parameters:
    ///   - text: the value of the field: `bytes=0-99`, `bytes=100-`, `bytes=-8`.
    ///   - size: the size of the content in bytes.
    init(_ text: String?, size: Int) {
        self = .whole
        guard let text, text.lowercased().hasPrefix("bytes=") else { return }
        let ends = text.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]) else { return }
        switch (first, last) {
        case (nil, nil): return
        case (nil, let count?): self = count == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - count)..<size)
        case (let start?, let end):
            if let end, end < start { return }
            self = start < size ? .part(start..<min(size, (end ?? size - 1) + 1)) : .unsatisfiable
        }
    }

    /// Returns the number; `.some(nil)` for an empty text, and nil for a malformed one.
    private static func number(_ text: Substring) -> Int?? {
        if text.isEmpty { return .some(nil) }
        // A larger number could overflow, and no file has so many bytes.
        guard text.utf8.count <= 15, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return .some(Int(text))
    }
}
