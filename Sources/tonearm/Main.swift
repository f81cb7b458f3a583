import ArgumentParser
import Console
import TonearmShell

/// The executable: arguments, wiring, exit statuses. What it does is in the other targets.
@main
struct Main {
    @MainActor static func main() async {
        let status: Int32
        do {
            status = try await run(Array(CommandLine.arguments.dropFirst()))
        } catch let failure as Failure {
            try? Terminal.screen(Settings()).report(failure.lines)
            status = failure.status.rawValue
        } catch {
            try? Terminal.screen(Settings()).report(Failure("Cannot start", String(describing: error)).lines)
            status = Failure.Status.failed.rawValue
        }
        OperatingSystem.leave(status)
    }

    @MainActor private static func run(_ words: [String]) async throws -> Int32 {
        if words.first == "serve" { try HandOver.serve(Array(words.dropFirst())) }
        let arguments = try Arguments(words)
        let plain = arguments.asksForHelp ? nil : Choices(plain: arguments.options)
        let options = plain == nil ? try arguments.parsedOptions() : nil
        if let text = requestedText(arguments, options) {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            try Terminal.screen(Settings()).show(lines.map { StyledText(String($0)) })
            return 0
        }
        var choices = plain ?? options.map { Choices($0) } ?? Choices()
        choices.lines = arguments.lines
        let door = try Door(choices: choices, command: arguments.command)
        let status = try await door.run(arguments.command)
        // The system takes back at once what would take a while to put away piece by piece.
        return withExtendedLifetime(door) { OperatingSystem.leave(status) }
    }

    /// What is asked for instead of running anything.
    private static func requestedText(_ arguments: Arguments, _ options: Options?) -> String? {
        if arguments.asksForHelp { return Tonearm.helpMessage() }
        return arguments.command == ["openapi"] ? OpenAPICommand.text : options?.requestedText
    }
}
