import TonearmArguments
import TonearmCatalog
import TonearmConsole
import TonearmLineEditor
import TonearmShell
import TonearmWorld

/// Completes the program's arguments: its options, its own commands, and through `Completer` the shell's commands.
struct ProgramCompletion {
    typealias Files = (_ folder: String, _ beginning: String) -> [String]

    /// - Parameters:
    ///   - typed: the word up to the cursor.
    ///   - before: the arguments before it.
    func answer(for typed: String, after before: [String]) -> CompletionAnswer {
        let rest = Array(before.dropFirst())
        if before.first == "serve" {
            return ServeCompletion(fields: ServingHelp.serve.fields).answer(for: typed, after: rest)
        }
        if before.first == "class" {
            return ServeCompletion(fields: ServingHelp.class.fields).answer(for: typed, after: rest)
        }
        var path: String?
        let own = candidates(for: typed, after: before) { folder, beginning in
            path = folder + beginning
            return []
        }
        guard let path, typed.hasSuffix(path) else { return .candidates(own) }
        // If only a file can follow, the system shell completes its name.
        if own.isEmpty { return .files(behind: String(typed.dropLast(path.count))) }
        return .candidates(candidates(for: typed, after: before, files: CompletionMemory.files))
    }

    private func candidates(for typed: String, after before: [String], files: @escaping Files) -> [Candidate] {
        // The argument of '-c' is a single word for the system shell, so it is not completed.
        guard let arguments = try? Arguments(before) else { return [] }
        let completer = completer(files)
        let command = arguments.command
        let isValue = typed.hasPrefix("--") && typed.contains("=")
        if let option = arguments.openOption ?? (isValue ? arguments.option(typed) : nil) {
            return completer.candidates(for: typed, of: option)
        }
        if command == ["run"], !typed.hasPrefix("-") { return completer.candidates(for: typed, of: FilePath.self) }
        let own = completer.candidates(for: typed, after: command, beside: command.isEmpty ? Self.commands : [])
        guard own.isEmpty || command.isEmpty, typed.hasPrefix("-"), !before.contains("--"),
            completer.takesOption(after: command)
        else { return own }
        return Completer.candidates(for: typed, among: options(beside: arguments))
    }

    private static var commands: [Candidate] {
        ProgramCommand.allCases.filter { !CommandTable.names.contains($0.rawValue) }.map {
            Candidate($0.rawValue, description: $0.abstract)
        }
    }

    /// Returns the program's options that can follow.
    private func options(beside arguments: Arguments) -> [Candidate] {
        let given = arguments.options.compactMap { arguments.option($0) }.filter { !$0.isRepeating }.map(\.name)
        let help = Candidate("--help", description: "Show help.")
        return Completer.options(Options().fields, without: Set(given)).filter { arguments.option($0.text) != nil }
            + (arguments.command.isEmpty ? [help] : [])
    }

    private func completer(_ files: @escaping Files) -> Completer {
        let store = UserFolder.state.map { SessionStore(folder: $0) }
        var memory = CompletionMemory(store: store, lessonFolder: UserFolder.lessons)
        memory.listed = { BuiltInCatalog().listed($0, in: $1.language) }
        memory.files = files
        return Completer(session: Session(seed: 1), memory: memory)
    }
}
