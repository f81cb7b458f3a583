/// A text in which `*` matches anything.
struct Wildcard {
    private let parts: [Substring]

    init(_ text: String) { parts = text.split(separator: "*", omittingEmptySubsequences: false) }

    func matches(_ text: String) -> Bool {
        guard let first = parts.first, let last = parts.last, text.beginsExactly(with: String(first)) else {
            return false
        }
        guard parts.count > 1 else { return text.isExactly(first) }
        var rest = Substring(text.utf8.dropFirst(first.utf8.count))
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let place = rest.firstPlace(of: String(part)) else { return false }
            rest = rest[place.upperBound...]
        }
        return rest.utf8.count >= last.utf8.count && rest.utf8.suffix(last.utf8.count).elementsEqual(last.utf8)
    }
}
