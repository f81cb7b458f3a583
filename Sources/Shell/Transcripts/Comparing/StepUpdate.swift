/// An update of a step's lines to its actual output.
struct StepUpdate {
    private let step: Transcript.Step
    private var lines: [Line] = []
    /// The values of named placeholders after the step.
    private(set) var names: Names

    private enum Line {
        /// The line of the step at this index, unchanged.
        case kept(Int)
        case new(String)
    }

    /// Keeps every line that still matches, and a `...` between kept neighbors.
    /// - Parameter status: the exit status to write; nil to omit it.
    init(_ step: Transcript.Step, printed: [String], status: Int32?, names: Names) {
        self.step = step
        self.names = names
        let fixed = step.output.indices.filter { step.output[$0].pattern != nil }
        var partner: [Int: Int] = [:]
        for (left, right) in Alignment.pairs(fixed.count, printed.count, isSame: { isLike(fixed[$0], printed[$1]) }) {
            partner[fixed[left]] = right
        }
        addLines(printed, partner)
        if !isTrue(printed, names) { addAll(printed, names) }
        if let status {
            lines.append(step.status == status ? .kept(step.output.count) : .new(StatusLine.written(status)))
        }
    }

    private func isLike(_ index: Int, _ printed: String) -> Bool {
        var names = names
        return step.output[index].pattern?.mismatch(printed, line: 0, names: &names) == nil
    }

    private mutating func addLines(_ printed: [String], _ partner: [Int: Int]) {
        var position = 0
        var isAfterKept = true
        for index in step.output.indices {
            if let pattern = step.output[index].pattern {
                isAfterKept = false
                guard let place = partner[index], place >= position else { continue }
                addNew(printed[position..<place])
                isAfterKept = keep(index, pattern, printed[place])
                position = place + 1
            } else if isAfterKept, let end = end(ofAnyLinesAt: index, from: position, printed.count, partner) {
                lines.append(.kept(index))
                position = end
            }
        }
        addNew(printed[position...])
    }

    /// Keeps a line, unless the value of a name has changed since the comparison.
    private mutating func keep(_ index: Int, _ pattern: Pattern, _ printed: String) -> Bool {
        var trial = names
        guard pattern.mismatch(printed, line: step.lineNumber(ofOutput: index), names: &trial) == nil else {
            addNew([printed])
            return false
        }
        names = trial
        lines.append(.kept(index))
        return true
    }

    /// Returns the end of the lines that a `...` covers, if the line after it is kept.
    private func end(ofAnyLinesAt index: Int, from position: Int, _ count: Int, _ partner: [Int: Int]) -> Int? {
        guard index + 1 < step.output.count else { return count }
        return partner[index + 1].flatMap { $0 >= position ? $0 : nil }
    }

    /// Returns whether the updated lines match the output, and stores the values of their names if they do.
    ///
    /// The alignment compares lines individually. Compared in order, `...` and names may match other lines.
    private mutating func isTrue(_ printed: [String], _ before: Names) -> Bool {
        var updated = step
        updated.output = lines.compactMap { line in
            switch line {
            case .kept(let index): step.output[index]
            case .new(let text): try? OutputLine(text[...])
            }
        }
        var trial = before
        guard OutputMatch(step: updated, printed: printed).difference(&trial) == nil else { return false }
        names = trial
        return true
    }

    private mutating func addAll(_ printed: [String], _ before: Names) {
        names = before
        lines = []
        addNew(printed)
    }

    private mutating func addNew(_ printed: some Sequence<String>) {
        lines += printed.map { .new(OutputLine.written($0)) }
    }

    /// The edits of the file, in order; empty if nothing changes.
    var edits: [Transcript.Edit] {
        let start = step.outputPlace.lowerBound
        let end = step.outputPlace.upperBound + (step.status == nil ? 0 : 1)
        var edits: [Transcript.Edit] = []
        var position = start
        var new: [String] = []
        func close(at place: Int) {
            if position < place || !new.isEmpty { edits.append(Transcript.Edit(place: position..<place, lines: new)) }
            new = []
        }
        for line in lines {
            switch line {
            case .new(let text): new.append(text)
            case .kept(let index):
                close(at: start + index)
                position = start + index + 1
            }
        }
        close(at: end)
        return edits
    }
}
