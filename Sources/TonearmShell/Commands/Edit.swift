import ArgumentParser
import Console
import TerminalText

struct Edit: Command {
    static let configuration = CommandConfiguration.command(
        "edit", "Change the last line in your editor, and run what comes back.",
        discussion: """
            The editor is what the variable VISUAL or EDITOR says, else the first of \(SystemEditor.names.joined(separator: ", ")) \
            that the system has. A number names another line, as 'history' counts them. What comes back is \
            shown, run line by line as if it had been typed, and kept in the history; an empty file runs nothing.
            """)
    static let group = CommandGroup.session
    static let examples = ["help edit"]

    @Argument(help: "The number of a line.") var number: Int?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_number)
    }

    /// Only what cannot be edited gets as far as here: `Shell.run` asks for the text and runs its lines.
    mutating func run(in shell: Shell) throws -> any View {
        if shell.environment.isAttended, shell.screen.frame.isTerminal {
            guard shell.environment.editor != nil else {
                let names = SystemEditor.names.joined(separator: ", ")
                throw Failure(
                    "Cannot edit a line", "no editor is named, and the system has none of \(names)",
                    next: "Set the variable EDITOR to the path of one.")
            }
            throw Failure(
                "Cannot edit a line", "what its lines print cannot be sent elsewhere as one, nor shown in another form",
                next: "Type 'edit' alone.", status: .usage)
        }
        throw Failure("Cannot edit a line", "there is no terminal here", next: "Type the line as it shall be.")
    }

    /// The number of the line that words ask to change, 0 for the last one; nil if they ask for something else, or nothing can be edited here.
    static func asked(_ words: Words, in shell: Shell) -> Int? {
        guard words.words.first?.lowercased() == name, words.destination == .screen, words.words.count <= 2,
            shell.environment.isAttended, shell.screen.frame.isTerminal, shell.environment.editor != nil
        else { return nil }
        return words.words.count == 1 ? 0 : Int(words.words[1])
    }
}

extension Shell {
    /// Opens a line in the editor and runs what comes back.
    /// - Parameter number: as `history` counts; 0 for the last line that is no `edit`.
    /// - Returns: the status of the first line that failed.
    func edit(_ number: Int) async -> Int32 {
        var lines: [JoinedLine] = []
        let status = await report {
            let text = try await text(from: environment.editor ?? "vi", beginningWith: line(number), in: "line.tonearm")
            lines = LineJoiner.joined(text.split(whereSeparator: \.isNewline).map(String.init))
            if lines.isEmpty { try screen.show([.faint("Nothing came back, and nothing is run.")]) }
            return 0
        }
        guard status == 0 else { return status }
        for line in lines {
            let shown = screen.secrets.hidden(inLine: line.text)
            environment.keepLine?(shown)
            let status = await report {
                try screen.show(shown.split(separator: "\n").map { .faint("> ") + .command(String($0)) })
                return 0
            }
            let result = status == 0 ? await run(line) : status
            if result != 0 || isLeaving { return result }
        }
        return 0
    }

    /// - Throws: `Failure` where there is none.
    private func line(_ number: Int) throws(Failure) -> String {
        let lines = pastLines
        let last = lines.last { $0.text.split(separator: " ").first?.lowercased() != Edit.name }
        if number == 0 { return last?.text ?? "" }
        guard let line = lines.first(where: { $0.number == number }) else { throw .noLine(number) }
        return line.text
    }

    /// What somebody writes in their editor.
    /// - Parameter name: of the file; a part that chance makes stands in the middle of it.
    /// - Throws: `Failure`, `CancellationError`.
    func text(from editor: String, beginningWith text: String, in name: String) async throws -> String {
        let program = try SystemProgram.named(editor)
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        let path = FileSystem.temporaryName("tonearm-\(name[..<dot])") + name[dot...]
        if let number = PrivateFile.replace(path, with: Array((text.isEmpty ? "" : text + "\n").utf8)) {
            throw Failure("Cannot write '\(path)'", OperatingSystem.message(number))
        }
        defer { FileSystem.remove(path) }
        try await Pipeline.run(program.with(argument: path), on: screen, isAttended: true)
        guard case .success(let bytes) = PrivateFile.read(path, limit: 1 << 20) else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}
