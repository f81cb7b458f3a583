import TonearmConsole
import TonearmShell
import TonearmSystem

/// The executable: arguments, wiring and exit statuses. The other targets do the work.
@main
struct ShellMain {
    @MainActor static func main() async {
        let status: Int32
        do {
            status = try await run(ProgramArguments.read())
        } catch let failure as Failure {
            try? Terminal.screen(Settings()).report(failure.lines)
            status = failure.status.rawValue
        } catch {
            try? Terminal.screen(Settings()).report(Failure("Cannot start", String(describing: error)).lines)
            status = Failure.Status.failed.rawValue
        }
        OperatingSystem.exit(status)
    }

    @MainActor private static func run(_ words: [String]) async throws -> Int32 {
        if let asked = explained(by: words) { return try show(asked.help.joined(separator: "\n")) }
        if words.first == "serve" { try ServerLauncher.launch(Array(words.dropFirst())) }
        if words.first == "class" { try ServerLauncher.launch(words) }
        if words.first == CompletionRequest.word {
            // Completion prints no errors, because they would overwrite the line that is being typed.
            let lines = CompletionRequest(words)?.lines ?? []
            try Terminal.screen(Settings()).show(bytes: Array(lines.map { $0 + "\n" }.joined().utf8))
            return 0
        }
        let arguments = try Arguments(words)
        if arguments.asksForHelp {
            return try show(ProgramHelp.lines(options: Options(), rare: Options.rare).joined(separator: "\n"))
        }
        let options = try arguments.parsedOptions()
        if let text = options?.requestedText { return try show(text) }
        if arguments.command == ["openapi"] { return try show(ProgramCommand.description) }
        let application = try Application(options: options, lines: arguments.lines, command: arguments.command)
        let status = try await application.run(arguments.command)
        // Exit without deallocating the session: the system frees its memory faster.
        return withExtendedLifetime(application) { OperatingSystem.exit(status) }
    }

    /// Returns the program's own command for which the arguments request help: `help serve`, `serve --help`.
    private static func explained(by words: [String]) -> ProgramCommand? {
        guard words.count == 2 else { return nil }
        let name = words[0] == "help" ? words[1] : ["--help", "-h"].contains(words[1]) ? words[0] : ""
        return ProgramCommand(rawValue: name)
    }

    private static func show(_ text: String) throws -> Int32 {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        try Terminal.screen(Settings()).show(lines.map { StyledText(String($0)) })
        return 0
    }
}
