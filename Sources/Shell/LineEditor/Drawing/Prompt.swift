import TonearmTerminalText

/// A prompt, with an optional text at the right margin, shown until the line needs the space.
///
/// The texts may contain SGR sequences (`ESC [ … m`, colors and weights). Other control characters are removed.
package struct Prompt: Sendable, Equatable {
    package var text: String
    package var right: String
    /// The title of the terminal's window; nil leaves it unchanged.
    package var title: String?

    package init(_ text: String, right: String = "", title: String? = nil) {
        self.text = text
        self.right = right
        self.title = title
    }
}

/// A parsed prompt: its visible text, and its SGR sequences.
struct PromptText: Equatable {
    /// The visible text.
    private(set) var visible = ""
    /// The text for libedit: each run of sequences is between two literal characters. It is never at the end, because
    /// libedit attaches it to the next character and drops it at the end of the text.
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
            // Filtered together with its predecessor, because joiners need one.
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

    /// Returns the SGR sequence at the beginning, if there is one.
    private static func sequence(startingAt text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
        guard text.starts(with: ["\u{1B}", "["]) else { return nil }
        let parameters = text.dropFirst(2).prefix { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
        guard parameters.endIndex < text.endIndex, text[parameters.endIndex] == "m" else { return nil }
        return text[...parameters.endIndex]
    }
}
