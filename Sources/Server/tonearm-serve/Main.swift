import TonearmArguments
import TonearmConsole
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
        if let text = ServingHelp.serve.text(askedBy: words) { return output.show(text) }
        let options = try Self.read(ServeOptions(), words, "Cannot serve", "'tonearm serve --help' lists the options.")
        try await ServerProgram(options: options, output: output).serve()
    }

    /// Runs `tonearm class`.
    private static func hold(_ words: [String], _ output: ProgramOutput) async throws {
        if let text = ServingHelp.class.text(askedBy: words) { return output.show(text) }
        let options = try Self.read(
            ClassOptions(), words, "Cannot hold a class",
            "Type for example 'tonearm class tour'; 'tonearm class --help' lists the options.")
        try await ServerProgram(options, output: output).serve()
    }

    /// - Throws: `Failure` if a word is not one of the options.
    private static func read<Options: DeclaredArguments>(
        _ options: Options, _ words: [String], _ what: String, _ next: String
    ) throws(Failure) -> Options {
        do throws(WordProblem) { return try options.reading(words) } catch {
            throw Failure(what, error.failure(of: "tonearm", options.fields, usage: "").why, next: next, status: .usage)
        }
    }
}
