import TonearmTerminalText

/// The format of an entry in the history file: a newline is written as `\n`, a backslash as `\\`.
enum HistoryEntry {
    /// Returns the bytes of the line, with its newline.
    static func encode(_ entry: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(entry.utf8.count + 1)
        for byte in entry.utf8 {
            switch byte {
            case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case UInt8(ascii: "\\"): bytes += [byte, byte]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// Decodes a line without its newline, filtered as by `kept`; nil if it is not text (invalid UTF-8, a NUL). A
    /// backslash before another character is literal.
    static func decode(_ line: UnsafeRawBufferPointer) -> String? {
        let hasEscape = line.contains(UInt8(ascii: "\\"))
        guard !line.contains(0) else { return nil }
        if !hasEscape { return String(validating: line, as: UTF8.self).map(clean) }
        var bytes: [UInt8] = []
        var index = 0
        while index < line.count {
            let next = index + 1 < line.count ? line[index + 1] : 0
            if line[index] == UInt8(ascii: "\\"), next == UInt8(ascii: "n") || next == UInt8(ascii: "\\") {
                bytes.append(next == UInt8(ascii: "n") ? UInt8(ascii: "\n") : next)
                index += 2
            } else {
                bytes.append(line[index])
                index += 1
            }
        }
        return String(validating: bytes, as: UTF8.self).map(clean)
    }

    /// Returns the entry for a line; nil for an empty line, and for one that begins with a space, as in other shells.
    static func kept(_ line: String) -> String? {
        let entry = clean(line)
        return entry.isEmpty || entry.hasPrefix(" ") ? nil : entry
    }

    /// Removes control characters except newlines.
    private static func clean(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return Printable.input(text) }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { Printable.input(String($0)) }
            .joined(separator: "\n")
    }
}

/// A problem with the history file, to be reported to the user. Editing continues.
package struct HistoryProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The failed action, or the action taken instead, with the file in quotes.
    package var what: String
    /// The cause.
    package var why: String
    /// Whether the problem is reported every time, because the user can fix it and lines are lost until then: a full
    /// disk.
    package var isReportedAgain = false

    package var description: String { "\(what): \(why)." }
}
