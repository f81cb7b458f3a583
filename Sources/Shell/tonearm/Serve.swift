import AppleMusicAPI
import ArgumentParser
import TonearmConsole
import TonearmLineEditor
import TonearmServeOptions
import TonearmShell
import TonearmSystem

/// The command `tonearm serve`, declared for help and completions. The program `tonearm-serve` runs it.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the simulator over HTTP and HTTPS to any client.")

    @OptionGroup var options: ServeOptions
}

/// The command `tonearm class`, declared for help and completions. The program `tonearm-serve` runs it.
struct Class: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "class", abstract: "Give each learner a world and a link, and show their progress.")

    @OptionGroup var options: ClassOptions
}

/// The command `tonearm openapi`, which the shell itself does not have.
struct OpenAPICommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "openapi", abstract: "Print the API's description as OpenAPI 3.1.")

    static var text: String {
        String(decoding: JSONLayout.pretty(OpenAPI(schema: .appleMusic).json.bytes), as: UTF8.self)
    }
}

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

/// A completer for the options of `tonearm serve` and `tonearm class`, read from the argument parser's description.
struct ServeCompletion {
    private struct DeclaredOption {
        var name: String
        var summary: String
        var isFlag: Bool
        var isRepeating: Bool
        /// Whether the value is a file.
        var isFile: Bool

        /// - Returns: nil if the description has an unknown form.
        init?(_ json: JSON) {
            guard let long = json["names"]?.array?.first(where: { $0["kind"]?.string == "long" }),
                let name = long["name"]?.string, let kind = json["kind"]?.string, kind != "positional"
            else { return nil }
            self.name = "--" + name
            summary = json["abstract"]?.string ?? ""
            isFlag = kind == "flag"
            isRepeating = json["isRepeating"]?.bool == true
            isFile = json["completionKind"]?["file"] != nil
        }
    }

    private let options: [DeclaredOption]

    /// - Parameter command: the command whose options are completed.
    init(_ command: (some ParsableCommand).Type) {
        var description: JSON?
        do {
            _ = try command.parse(["--experimental-dump-help"])
        } catch {
            description = try? JSON(parsing: command.message(for: error))
        }
        options = (description?["command"]?["arguments"]?.array ?? []).compactMap(DeclaredOption.init)
    }

    /// - Parameters:
    ///   - typed: the word up to the cursor.
    ///   - before: the arguments of the command before it.
    func answer(for typed: String, after before: [String]) -> CompletionAnswer {
        var open: DeclaredOption?
        var given: Set<String> = []
        for word in before {
            let option = open == nil ? options.first { word == $0.name || word.hasPrefix($0.name + "=") } : nil
            if let option, !option.isRepeating { given.insert(option.name) }
            open = option.flatMap { word == $0.name && !$0.isFlag ? $0 : nil }
        }
        if let open { return open.isFile ? .files(behind: "") : .candidates([]) }
        if let option = options.first(where: { typed.hasPrefix($0.name + "=") }) {
            return option.isFile ? .files(behind: option.name + "=") : .candidates([])
        }
        let names = options.filter { !given.contains($0.name) }.map { Candidate($0.name, description: $0.summary) }
        return .candidates(Completer.candidates(for: typed, among: names))
    }
}
