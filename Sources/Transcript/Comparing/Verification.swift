/// What comes of running a transcript's steps: where it differs, and what the file would say instead.
///
/// Time and commands are somebody else's business: each step's command is asked for, and its outcome given, in the
/// order of the file.
package struct Verification: Sendable {
    package let transcript: Transcript
    package private(set) var differences: [Difference] = []
    private var names: Names
    private var edits: [Transcript.Edit] = []
    /// The lines that give names their values.
    private let givers: [String: Int]

    /// - Parameter values: what `$name` stands for from the beginning.
    package init(_ transcript: Transcript, values: [String: String] = [:]) {
        self.transcript = transcript
        names = Names(values)
        givers = Self.givers(in: transcript)
    }

    /// The command of a step, with the values of names that earlier steps have given.
    package func command(of step: Transcript.Step) -> String { names.filled(in: step.command) }

    /// Compares what a step printed.
    /// - Returns: what is different, no more than one difference in the output and one in the status, and names without
    ///   a value.
    @discardableResult
    package mutating func add(_ outcome: Outcome, of step: Transcript.Step) -> [Difference] {
        var found = missingNames(in: step)
        if let difference = OutputMatch(step: step, printed: outcome.lines).difference(&names) {
            found.append(difference)
        }
        let status = expectedStatus(of: step)
        if let status, status != outcome.status {
            let line = step.lineNumber(ofOutput: step.output.count)
            let mismatch = Mismatch.status(expected: status, found: outcome.status)
            found.append(Difference(step: step.line, line: line, mismatch: mismatch))
        }
        differences += found
        guard !found.isEmpty else { return [] }
        let update = StepUpdate(step, printed: outcome.lines, status: statusToSay(outcome, step), names: names)
        names = update.names
        edits += update.edits
        return found
    }

    /// A file with a header says each status; one without says those that it wants to.
    private func expectedStatus(of step: Transcript.Step) -> Int32? {
        step.status ?? (transcript.header == nil ? nil : 0)
    }

    private func statusToSay(_ outcome: Outcome, _ step: Transcript.Step) -> Int32? {
        if outcome.status == step.status { return step.status }
        return outcome.status == 0 || expectedStatus(of: step) == nil ? nil : outcome.status
    }

    private func missingNames(in step: Transcript.Step) -> [Difference] {
        Names.used(in: step.command).compactMap { name in
            guard names[name] == nil, let line = givers[name], line < step.line else { return nil }
            return Difference(step: step.line, line: step.line, mismatch: .noValue(name: name, line: line))
        }
    }

    private static func givers(in transcript: Transcript) -> [String: Int] {
        var givers: [String: Int] = [:]
        for step in transcript.steps {
            for (index, line) in step.output.enumerated() {
                for name in line.pattern?.placeholders.compactMap(\.name) ?? [] where givers[name] == nil {
                    givers[name] = step.lineNumber(ofOutput: index)
                }
            }
        }
        return givers
    }
}

extension Verification {
    /// The file as it would be if it said what was printed: other outputs, the same prose. Placeholders stay where they
    /// still say it.
    package var updated: [UInt8] { transcript.bytes(applying: allEdits) }

    /// A unified diff from the file to that one; empty if nothing is different.
    package var diff: [String] { UnifiedDiff.lines(of: transcript, edits: allEdits) }

    /// What was printed may need longer fences around it.
    private var allEdits: [Transcript.Edit] {
        var all: [Transcript.Edit] = []
        var rest = edits[...]
        for section in transcript.sections where section.isSession {
            let inside = rest.prefix { $0.place.lowerBound < section.place.upperBound }
            rest = rest[inside.endIndex...]
            let fences = fences(of: section, around: inside.flatMap(\.lines))
            all += fences.prefix(1) + inside + fences.dropFirst()
        }
        return all
    }

    /// The edits of a block's first and last line, if some new line needs them.
    private func fences(of section: Transcript.Section, around new: [String]) -> [Transcript.Edit] {
        guard !new.isEmpty, let old = Fence(opening: transcript.lines[section.place.lowerBound].text) else { return [] }
        let fence = Fence(around: new, info: old.info, character: old.character, atLeast: old.length)
        guard fence.length > old.length else { return [] }
        return [
            Transcript.Edit(place: section.place.prefix(1), lines: [fence.opening]),
            Transcript.Edit(place: section.place.suffix(1), lines: [fence.closing]),
        ]
    }
}
