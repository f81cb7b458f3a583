/// A verification of a transcript: its differences, and the updated file.
///
/// It neither runs commands nor measures time: the caller asks for each step's command, runs it, and passes its
/// outcome, in the order of the file.
package struct Verification: Sendable {
    package let transcript: Transcript
    package private(set) var differences: [Difference] = []
    private var names: Names
    private var edits: [Transcript.Edit] = []
    /// The lines that set the values of names.
    private let givers: [String: Int]

    /// - Parameter values: the initial values of names.
    package init(_ transcript: Transcript, values: [String: String] = [:]) {
        self.transcript = transcript
        names = Names(values)
        givers = Self.givers(in: transcript)
    }

    /// Returns the command of a step, with the values of names from earlier steps.
    package func command(of step: Transcript.Step) -> String { names.filled(in: step.command) }

    /// Compares the output of a step.
    /// - Returns: at most one difference in the output and one in the status, and one for each name that earlier output
    ///   should have set.
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

    /// Returns the expected status. In a file with a header it is 0 by default, in others only an explicit one is
    /// checked.
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

    /// The updated file: changed output, unchanged prose. Placeholders that still match are kept.
    package var updated: [UInt8] { transcript.bytes(applying: allEdits) }

    /// A unified diff from the file to the updated one; empty without differences.
    package var diff: [String] { UnifiedDiff.lines(of: transcript, edits: allEdits) }

    /// All edits; new output may require longer fences.
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

    /// Returns edits of a block's fences, if a new line requires them.
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
