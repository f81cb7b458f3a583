import TonearmArguments
import TonearmConsole
import TonearmLineEditor
import TonearmShell
import TonearmSystem

/// The command `tonearm serve`. It executes the program `tonearm-serve` in this process, so the shell does not contain
/// a server.
enum ServerLauncher {
    /// Runs the server. Returns only if it throws.
    /// - Parameter arguments: the words after `serve`.
    static func launch(_ arguments: [String]) throws(Failure) {
        guard OperatingSystem.program != nil else {
            throw Failure("Cannot serve", "this program's own file cannot be found")
        }
        let program = OperatingSystem.neighbor("tonearm-serve")
        let starter = [ProgramVersion.variable: ProgramVersion.number]
        let error = ProgramStart(program, arguments, environment: .inherited(replacing: starter)).replaceProcess()
        throw Failure(
            "Cannot serve", "the server is a program of its own, '\(program)': \(error)",
            next: "Where tonearm was built, type 'make serve': it builds the server and starts it.")
    }
}

/// A completer for the options of `tonearm serve` and `tonearm class`.
struct ServeCompletion {
    let fields: [Field]

    /// - Parameters:
    ///   - typed: the word up to the cursor.
    ///   - before: the arguments of the command before it.
    func answer(for typed: String, after before: [String]) -> CompletionAnswer {
        var open: Field?
        var given: Set<String> = []
        for word in before {
            let option = open == nil ? option(word) : nil
            if let option, !option.isRepeating { given.insert(option.name) }
            open = option.flatMap { $0.isOption && !word.contains("=") ? $0 : nil }
        }
        if let open { return Self.answer(for: open, behind: "") }
        if typed.contains("="), let option = option(typed) {
            return Self.answer(for: option, behind: "--\(option.name)=")
        }
        return .candidates(Completer.candidates(for: typed, among: Completer.options(fields, without: given)))
    }

    private func option(_ word: String) -> Field? { fields.first { $0.isNamed(word.prefix { $0 != "=" }) } }

    private static func answer(for option: Field, behind start: String) -> CompletionAnswer {
        option.kind is any PathValue.Type ? .files(behind: start) : .candidates([])
    }
}
