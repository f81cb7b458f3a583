import ArgumentParser
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
        Terminal.leave(status)
    }

    @MainActor private static func run(_ arguments: [String]) async throws -> Int32 {
        let (words, rest) = try Arguments.split(arguments)
        let options = try Arguments.options(words)
        if let text = options?.requestedText(asksForHelp: words.contains { $0 == "--help" || $0 == "-h" }) {
            try Terminal.screen(Settings()).show(
                text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(String($0)) })
            return 0
        }
        let door = try Door(choices: options.map(Choices.init) ?? Choices(), command: rest)
        return try await door.run(rest)
    }
}
