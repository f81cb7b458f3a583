/// A comparison of a step's output with the expected lines.
struct OutputMatch {
    let step: Transcript.Step
    let printed: [String]

    /// - Returns: the first difference. Nil without a difference; then the names have their values.
    func difference(_ names: inout Names) -> Difference? {
        var trial = names
        var position = 0
        let segments = segments
        for (number, segment) in segments.enumerated() {
            let isFirst = number == 0
            let isLast = number == segments.count - 1
            if isLast, !isFirst {
                // The lines after a `...` must be the last ones.
                position = max(position, printed.count - segment.count)
            } else if !isFirst {
                guard let place = place(of: segment, from: position, &trial) else {
                    return difference(at: segment.lowerBound, .nowhere(shown(segment.lowerBound)))
                }
                position = place
            }
            if let difference = difference(in: segment, at: position, &trial) { return difference }
            position += segment.count
        }
        if position < printed.count, segments.count == 1 {
            return difference(at: step.output.count, .surplus(printed[position]))
        }
        names = trial
        return nil
    }

    /// The ranges of expected lines between `...` lines; without any, a single range.
    private var segments: [Range<Int>] {
        var segments: [Range<Int>] = []
        var start = 0
        for index in step.output.indices where step.output[index].pattern == nil {
            segments.append(start..<index)
            start = index + 1
        }
        return segments + [start..<step.output.count]
    }

    /// Returns the first position from which a segment matches.
    private func place(of segment: Range<Int>, from start: Int, _ names: inout Names) -> Int? {
        guard start <= printed.count - segment.count else { return nil }
        for place in start...(printed.count - segment.count) {
            var trial = names
            if difference(in: segment, at: place, &trial) == nil { return place }
        }
        return nil
    }

    private func difference(in segment: Range<Int>, at position: Int, _ names: inout Names) -> Difference? {
        for index in segment {
            let place = position + index - segment.lowerBound
            guard place < printed.count else { return difference(at: index, .missing(shown(index))) }
            let line = step.lineNumber(ofOutput: index)
            if let mismatch = step.output[index].pattern?.mismatch(printed[place], line: line, names: &names) {
                return difference(at: index, mismatch)
            }
        }
        return nil
    }

    private func difference(at index: Int, _ mismatch: Mismatch) -> Difference {
        Difference(step: step.line, line: step.lineNumber(ofOutput: index), mismatch: mismatch)
    }

    private func shown(_ index: Int) -> String { step.output[index].pattern?.shown ?? "..." }
}
