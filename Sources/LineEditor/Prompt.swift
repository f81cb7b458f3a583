import TerminalText

/// What stands before the cursor, and optionally at the right margin until the line needs the room.
///
/// The texts may hold SGR sequences (`ESC [ … m`, colours and weights). Any other control character is left out.
package struct Prompt: Sendable, Equatable {
    package var text: String
    package var right: String
    /// The title of the terminal's window from then on; nil leaves it alone.
    package var title: String?

    package init(_ text: String, right: String = "", title: String? = nil) {
        self.text = text
        self.right = right
        self.title = title
    }
}

/// A prompt's text taken apart: what is seen, and the SGR sequences between.
struct PromptText: Equatable {
    /// What is seen.
    private(set) var visible = ""
    /// What libedit is given: each run of sequences stands between two literal characters, and one is never last,
    /// because libedit attaches it to the character that follows and loses it if there is none.
    private(set) var marked = ""

    private static let literal: Unicode.Scalar = "\u{1}"

    init(_ text: String) {
        var run = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if let sequence = Self.sequence(startingAt: rest) {
                run += String(sequence)
                rest = rest[sequence.endIndex...]
                continue
            }
            rest.removeFirst()
            // With the character before it, as joiners are nothing alone.
            let shown = Printable.input(visible + String(scalar)).unicodeScalars.dropFirst(visible.unicodeScalars.count)
            if shown.isEmpty { continue }
            mark(run)
            run = ""
            visible.unicodeScalars += shown
            marked.unicodeScalars += shown
        }
        guard !run.isEmpty else { return }
        if marked.last == " " {
            marked.removeLast()
        } else if !marked.isEmpty {
            visible += " "
        } else {
            return
        }
        mark(run)
        marked += " "
    }

    private mutating func mark(_ run: String) {
        guard !run.isEmpty else { return }
        marked.unicodeScalars.append(Self.literal)
        marked += run
        marked.unicodeScalars.append(Self.literal)
    }

    /// The SGR sequence at the beginning, if there is one.
    private static func sequence(startingAt text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
        guard text.starts(with: ["\u{1B}", "["]) else { return nil }
        let parameters = text.dropFirst(2).prefix { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
        guard parameters.endIndex < text.endIndex, text[parameters.endIndex] == "m" else { return nil }
        return text[...parameters.endIndex]
    }
}
