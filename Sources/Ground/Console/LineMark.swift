import TonearmTerminalText

/// A line and the part at fault, shown with a mark under the part.
package struct LineMark: Hashable, Sendable {
    /// The line as it was typed.
    package var text: String
    /// The part at fault, in Unicode scalars.
    package var range: Range<Int>
    /// Whether the line is shown wherever the failure appears, and not only at a terminal.
    package var isPartOfFailure: Bool

    package init(text: String, range: Range<Int>, isPartOfFailure: Bool = false) {
        self.text = text
        self.range = range
        self.isPartOfFailure = isPartOfFailure
    }

    /// A mark under one character of a text that is shown wherever the failure is; nil for a text of several lines.
    package init?(_ text: String, at offset: Int) {
        guard Printable.line(text) == text else { return nil }
        self.init(text: text, range: offset..<offset + 1, isPartOfFailure: true)
    }

    /// The longest line, in columns, that is shown regardless of the width; longer ones are left out.
    private static let longestAnywhere = 60
    private static let indentation = "  "

    /// The line and the mark as plain text, for failures that contain them; nil if the line is too long.
    var plain: [String]? {
        let (before, fault, after) = parts
        guard displayWidth(before + fault + after) <= Self.longestAnywhere else { return nil }
        return [Self.indentation + before + fault + after, .spaces(displayWidth(before) + 2) + "^"]
    }

    /// Lays out the line and the mark in the given width. Of a longer line it shows the part around the fault.
    package func lines(width: Int) -> [StyledText] {
        let room = max(width - Self.indentation.count, 8)
        var (before, fault, after) = parts
        fault = fault.cut(to: room * 2 / 3)
        let left = room - displayWidth(fault)
        before = before.ending(in: left - min(displayWidth(after), left / 3))
        after = after.cut(to: left - displayWidth(before))
        let mark = String(repeating: "^", count: max(displayWidth(fault), 1))
        return [
            StyledText(Self.indentation + before) + StyledText(fault, .error) + StyledText(after),
            StyledText(Self.indentation + .spaces(displayWidth(before))) + StyledText(mark, .error),
        ]
    }

    /// The text before the fault, the fault, and the text after it, without control characters.
    private var parts: (before: String, fault: String, after: String) {
        let scalars = Array(text.unicodeScalars)
        let start = min(max(range.lowerBound, 0), scalars.count)
        let end = min(max(range.upperBound, start), scalars.count)
        func shown(_ range: Range<Int>) -> String { Printable.line(String(String.UnicodeScalarView(scalars[range]))) }
        return (shown(0..<start), shown(start..<end), shown(end..<scalars.count))
    }
}

extension String {
    /// Returns the end of the text, at most `width` columns; `…` replaces the rest.
    fileprivate func ending(in width: Int) -> String {
        if displayWidth(self) <= width { return self }
        var tail: [Character] = []
        var used = 1
        for character in reversed() {
            used += displayWidth(character)
            if used > width { break }
            tail.append(character)
        }
        return width > 0 ? "…" + String(tail.reversed()) : ""
    }
}
