/// A reader for the lines of a session's block.
enum StepReader {
    static func read(_ lines: [FileLine], _ place: Range<Int>) throws(Misplaced<TranscriptProblem>) -> [Transcript.Step]
    {
        var steps: [Transcript.Step] = []
        for index in place {
            let line = lines[index].text
            do throws(TranscriptProblem) {
                if let command = CommandLines.read(line, isFirst: true) {
                    steps.append(Transcript.Step(command: command, at: index))
                } else if let last = steps.indices.last {
                    try steps[last].add(line, at: index)
                } else {
                    throw .outputWithoutCommand(String(line))
                }
            } catch {
                throw Misplaced(error, at: index)
            }
        }
        return steps
    }
}

extension Transcript.Step {
    fileprivate init(command: String, at index: Int) {
        self.init(command: command, commandPlace: index..<index + 1, outputPlace: index + 1..<index + 1)
    }

    fileprivate mutating func add(_ line: Substring, at index: Int) throws(TranscriptProblem) {
        if index == commandPlace.upperBound, let more = CommandLines.read(line, isFirst: false) {
            command += "\n" + more
            commandPlace = commandPlace.lowerBound..<index + 1
            outputPlace = index + 1..<index + 1
            return
        }
        guard status == nil else { throw .outputAfterStatus }
        if let status = try StatusLine.read(line) {
            self.status = status
            return
        }
        output.append(try OutputLine(line))
        outputPlace = outputPlace.lowerBound..<index + 1
    }
}
