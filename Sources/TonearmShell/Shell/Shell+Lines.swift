import Console
import TerminalText

/// Runs several lines in order.
extension Shell {
    /// Runs a command that may extend over several lines. An unfinished one is refused, because a part of it would be
    /// a different command.
    package func run(_ line: JoinedLine) async -> Int32 {
        guard line.isOpen, let failure = Line.openFailure(line.text) else { return await run(line.text) }
        return await refuse(line.text, failure)
    }

    /// Runs a text as one command, which must be complete.
    func runComplete(_ text: String) async -> Int32 {
        await run(JoinedLine(number: 1, text: text, isOpen: Line.isUnfinished(text)))
    }

    /// Runs the lines that replace another one.
    func run(_ replacement: Replacement) async -> Int32 {
        switch replacement {
        case .file(let file, let lines): await run(lines, of: file)
        case .edit(let number): await edit(number)
        }
    }

    /// Runs the lines of a file up to the first failure, unless failures are allowed. An interrupted line is always
    /// the last one.
    /// - Returns: the exit status of the first failed line.
    private func run(_ lines: [String], of file: SourceFile) async -> Int32 {
        let outer = provenance
        provenance.fileDepth += 1
        provenance.author = author(ofFile: file.isTrusted)
        defer { provenance = outer }
        var status: Int32 = 0
        for line in LineJoiner.joined(lines) {
            provenance.place = Provenance.Place(file: file.name, line: line.number)
            LastWords.note("ran line \(line.number) of '\(file.name)'")
            let result = await run(line)
            if status == 0 { status = result }
            let isOver = result != 0 && !file.keepsGoing || result == Failure.Status.interrupted.rawValue
            if isOver || isLeaving { return status }
        }
        return status
    }
}
