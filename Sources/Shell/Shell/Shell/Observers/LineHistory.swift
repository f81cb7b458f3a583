package import TonearmConsole

/// The history of the lines of a session.
package final class LineHistory: ShellPart {
    unowned let shell: Shell

    init(of shell: Shell) { self.shell = shell }

    /// The typed lines, the most recent last. A recording and a performance have a separate history, so that they are
    /// reproducible.
    var past: [PastLine] {
        let isOwn = shell.observers.recorder.recording == nil && shell.observers.performance.suspended == nil
        return (isOwn ? environment.person.pastLines?() : nil)
            ?? keeper.lines.enumerated().map { PastLine(number: $0 + 1, text: $1) }
    }

    /// Returns the line that `!!`, `!5` or `!-2` refers to; nil if the text is not of this form.
    /// - Throws: `Failure` if there is no such line.
    package func recalled(_ text: String) throws(Failure) -> String? {
        let word = text.trimmed
        guard word.first == "!" else { return nil }
        let rest = word.dropFirst()
        let number = rest == "!" ? -1 : Int(rest) ?? 0
        // The history is only searched if the line refers to it.
        guard number != 0, rest.first != "+" else { return nil }
        // The line itself may already be in the history; it does not count as an earlier line.
        let lines = past.filter { $0.text.trimmed != word }
        if rest == "!" {
            guard let last = lines.last else {
                throw Failure("Cannot run '!!'", "no line was typed before it", next: "Type a command first.")
            }
            return last.text
        }
        let line = number > 0 ? lines.first { $0.number == number } : lines.dropLast(clampedMagnitude(number)).last
        guard let line else { throw .noLine(number) }
        return line.text
    }

    /// Returns the distance of a negative number from the last line.
    private func clampedMagnitude(_ number: Int) -> Int { number == .min ? .max : -number - 1 }
}

extension String {
    fileprivate var trimmed: Substring { Substring(self).trimmed }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop { $0.isWhitespace }
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
}
