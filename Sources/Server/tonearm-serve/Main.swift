import ArgumentParser
import TonearmConsole
import TonearmServeOptions
import TonearmSystem

/// The server program: arguments, wiring, exit status. `tonearm serve` executes it.
@main
struct ServeMain {
    static func main() async {
        Signal.surviveFailedWrites()
        LastWords.install(
            advice:
                "Kept state is safe. Start the server again, without the file named above if there is one, and please report this."
        )
        let output = ProgramOutput()
        var status: Int32 = 0
        do {
            try await run(output)
        } catch let failure as Failure {
            output.report(failure)
            status = failure.status.rawValue
        } catch {
            output.report(Failure("Cannot serve", String(describing: error)))
            status = Failure.Status.failed.rawValue
        }
        OperatingSystem.exit(status)
    }

    private static func run(_ output: ProgramOutput) async throws {
        try ProgramVersion.checkStarter()
        let words = try ProgramArguments.read()
        if words.first == "class" { return try await hold(Array(words.dropFirst()), output) }
        let options: ServeOptions
        do {
            options = try ServeCommand.parse(words).options
        } catch {
            guard ServeCommand.exitCode(for: error) == .success else {
                throw Failure(
                    "Cannot serve", ServeCommand.message(for: error), next: "'tonearm serve --help' lists the options.",
                    status: .usage)
            }
            return output.show(
                ServeCommand.fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false).map(
                    String.init))
        }
        try await ServerProgram(options: options, output: output).serve()
    }

    /// Runs `tonearm class`.
    private static func hold(_ words: [String], _ output: ProgramOutput) async throws {
        let options: ClassOptions
        do {
            options = try ClassArguments.parse(words).options
        } catch {
            guard ClassArguments.exitCode(for: error) == .success else {
                throw Failure(
                    "Cannot hold a class", ClassArguments.message(for: error),
                    next: "Type for example 'tonearm class tour'; 'tonearm class --help' lists the options.",
                    status: .usage)
            }
            return output.show(
                ClassArguments.fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false).map(
                    String.init))
        }
        try await ServerProgram(options, output: output).serve()
    }
}

/// The declaration of the arguments; `ServerProgram` runs them.
private struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tonearm serve", abstract: "Serve the simulator over HTTP and HTTPS.",
        discussion: """
            Every client that can set a header can use it: curl, a browser, an app. Ctrl-C stops it when the requests under way are answered.
            """, version: "tonearm-serve \(ProgramVersion.text)")

    @OptionGroup var options: ServeOptions
}

/// The declaration of the arguments of a class; `ServerProgram` runs them.
private struct ClassArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tonearm class", abstract: "Give each learner a world and a link, and show their progress.",
        discussion: """
            Prints a link for the teacher's page, and one for each learner. Ctrl-C ends the class and its links.
            """, version: "tonearm-serve \(ProgramVersion.text)")

    @OptionGroup var options: ClassOptions
}
