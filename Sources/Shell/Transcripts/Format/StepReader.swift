import TonearmAlgorithms

/// A reader for the lines of a session's block.
enum StepReader {
    static func read(_ lines: [FileLine], _ place: Range<Int>) throws(PlacedProblem<TranscriptProblem>) -> [Transcript
        .Step]
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
                throw PlacedProblem(error, at: index)
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

/// The notation of a command: `> ` before its first line, and `>> ` before each further line.
enum CommandLines {
    static let prompt = "> "
    static let nextPrompt = ">> "

    static func written(_ command: String) -> [String] {
        if EscapeScanner.isPlain(command) { return [prompt + command] }
        return command.exactLines.enumerated().map {
            ($0 == 0 ? prompt : nextPrompt) + Escapes.written(String($1), brackets: false)
        }
    }

    /// Returns the line with a line feed, for a command of one line without escapes; nil for other commands.
    static func written(plain command: [UInt8]) -> [UInt8]? {
        guard EscapeScanner.isPlain(command) else { return nil }
        var line: [UInt8] = []
        line.reserveCapacity(command.count + 3)
        line += prompt.utf8
        line += command
        line.append(UInt8(ascii: "\n"))
        return line
    }

    /// Reads a line of a command; nil if it is not one.
    static func read(_ line: Substring, isFirst: Bool) -> String? {
        let prompt = isFirst ? prompt : nextPrompt
        guard line.beginsExactly(with: prompt) else { return nil }
        return Escapes.command(line[line.utf8.index(line.startIndex, offsetBy: prompt.utf8.count)...])
    }
}

/// The last line of a failed step: `[exit 1]`. In a file with a header, a step without it succeeded.
enum StatusLine {
    private static let opening = "[exit "

    static func written(_ status: Int32) -> String { "\(opening)\(status)]" }

    /// Returns whether a line has the syntax of a status, valid or not.
    static func hasShape(_ line: some StringProtocol) -> Bool {
        guard line.beginsExactly(with: opening), line.utf8.suffix(1).elementsEqual("]".utf8) else { return false }
        let number = number(in: line)
        let digits = number.first == UInt8(ascii: "-") ? number.dropFirst() : number
        return !digits.isEmpty && digits.allSatisfy(ASCII.isDigit)
    }

    /// Reads the status of a line; nil if it has another syntax.
    /// - Throws: `.status` for an impossible number.
    static func read(_ line: Substring) throws(TranscriptProblem) -> Int32? {
        guard hasShape(line) else { return nil }
        guard let status = Int32(String(decoding: number(in: line), as: UTF8.self)) else { throw .status(String(line)) }
        return status
    }

    private static func number<Line: StringProtocol>(in line: Line) -> Line.UTF8View.SubSequence {
        line.utf8.dropFirst(opening.utf8.count).dropLast()
    }
}
