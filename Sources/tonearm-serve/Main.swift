import ArgumentParser
import Console
import ServeOptions
import SystemLayer

/// The server program: arguments, wiring, exit status. `tonearm serve` executes it.
@main
struct Main {
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
        let words = try ProgramArguments.read()
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
