package import Console

/// The history of the lines of a session.
package final class LineHistory: LineObserver, ShellPart {
    unowned let shell: Shell

    init(of shell: Shell) { self.shell = shell }

    var hearsDemonstrations: Bool { true }

    func begin(_ line: ObservedLine) {
        if line.isCommand { keeper.add(line: line.text) }
    }

    /// The lines that were typed, the last one at the end. A recording and a performance have a history of their own, which is the same for
    /// whoever runs them again.
    var past: [PastLine] {
        let isOwn = shell.observers.recorder.recording == nil && shell.observers.performance.suspended == nil
        return (isOwn ? environment.person.pastLines?() : nil)
            ?? keeper.lines.enumerated().map { PastLine(number: $0 + 1, text: $1) }
    }

    /// The line that `!!`, `!5` or `!-2` stands for; nil for what is none of them.
    /// - Throws: `Failure` for a line that there is not.
    package func recalled(_ text: String) throws(Failure) -> String? {
        let word = text.trimmed
        guard word.first == "!" else { return nil }
        let rest = word.dropFirst()
        let number = rest == "!" ? -1 : Int(rest) ?? 0
        // The history is only gone through where a line of it is asked for.
        guard number != 0, rest.first != "+" else { return nil }
        // What is kept of the line itself is not the line before.
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

    /// One less than how many lines back a number below zero leads.
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
