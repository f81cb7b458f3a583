/// The first line of a list item: `- text`, `* text`, `2. text`.
struct ListItem {
    /// The number; nil for an item without one.
    var number: Int?
    var text: Substring
    /// The indentation of the item's lines.
    var indentation: Int

    init?(_ line: Substring) {
        let spaces = line.leadingRun(of: UInt8(ascii: " "))
        let rest = Substring(line.utf8.dropFirst(spaces))
        let digits = rest.prefix { ("0"..."9").contains($0) }
        let mark = rest[digits.endIndex...].prefix(1)
        let after = rest[mark.endIndex...]
        guard spaces <= 3, after.first == " " else { return nil }
        if digits.isEmpty {
            guard mark == "-" || mark == "*" || mark == "+" else { return nil }
        } else {
            guard mark == "." || mark == ")", let value = Int(digits), value <= 999_999_999 else { return nil }
            number = value
        }
        text = after.trimmed
        indentation = spaces + digits.utf8.count + 2
    }

    /// Returns a later line of the item without its indentation.
    func inside(_ line: Substring) -> Substring {
        Substring(line.utf8.dropFirst(min(indentation, line.leadingRun(of: UInt8(ascii: " ")))))
    }
}
