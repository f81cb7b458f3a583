import TonearmConsole
import TonearmSystem

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

    /// Opens a line in the editor, and runs the edited lines.
    /// - Parameter number: the line's number in the history; 0 for the last line that is not `edit`.
    /// - Returns: the exit status of the first failed line.
    func edit(_ number: Int) async -> Int32 {
        var lines: [JoinedLine] = []
        let status = await presentation.attempt {
            let text = try await text(
                from: environment.person.editor ?? "vi", beginningWith: line(number), in: "line.tonearm")
            lines = LineJoiner.joined(text.split(whereSeparator: \.isNewline).map(String.init))
            if lines.isEmpty { try screen.show([.faint("The editor returned no lines, so nothing runs.")]) }
        }
        guard status == 0 else { return status }
        for line in lines {
            let shown = screen.secrets.hidden(inLine: line.text)
            environment.person.keepLine?(shown)
            let status = await presentation.attempt {
                try screen.show(shown.split(separator: "\n").map { .faint("> ") + .command(String($0)) })
            }
            let result = status == 0 ? await run(line) : status
            if result != 0 || isLeaving { return result }
        }
        return 0
    }

    /// - Throws: `Failure` if there is no such line.
    private func line(_ number: Int) throws(Failure) -> String {
        let lines = observers.history.past
        let last = lines.last { $0.text.split(separator: " ").first?.lowercased() != Edit.name }
        if number == 0 { return last?.text ?? "" }
        guard let line = lines.first(where: { $0.number == number }) else { throw .noLine(number) }
        return line.text
    }

    /// Returns a text that the user writes in an editor.
    /// - Parameter name: the file's name, to which a random part is added.
    /// - Throws: `Failure`, `CancellationError`.
    func text(from editor: String, beginningWith text: String, in name: String) async throws -> String {
        let program = try SystemProgram.named(editor)
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        let path = FileSystem.temporaryName("tonearm-\(name[..<dot])") + name[dot...]
        if let error = PrivateFile.replace(path, with: Array((text.isEmpty ? "" : text + "\n").utf8)) {
            throw Failure("Cannot write '\(path)'", error.description)
        }
        defer { FileSystem.remove(path) }
        try await Pipeline.run(program.with(argument: path), on: screen, isAttended: true)
        guard case .success(let bytes) = PrivateFile.read(path, limit: 1 << 20) else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}
