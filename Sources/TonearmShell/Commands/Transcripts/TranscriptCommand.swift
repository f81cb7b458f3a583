import ArgumentParser
import Console
import Transcript

struct TranscriptCommand: FormedCommand, NamingCommand {
    static let configuration = CommandConfiguration.command(
        "transcript", "Record sessions in Markdown files, and run them again.",
        discussion: """
            'transcript start tour.md' records from now on, in a fresh session whose clock stands still; 'note' adds prose, \
            'transcript stop' ends, and your own session is back. In the file a block that begins with '```tonearm' is a piece of the \
            session: a line after '> ' is a command, the others are what it prints. 'transcript verify tour.md' runs the commands in a \
            fresh session and compares; 'transcript update tour.md' writes what they print now into the file. Folders stand for all \
            files in them. 'transcript play tour.md' performs it: space or PageDown goes on, any other key types, b or PageUp goes back with \
            all that was changed, p pauses, + and - change the pace, ? shows the keys, q ends, and t takes over: then the prompt is live until \
            'resume'. A line '<!-- clear -->' clears the screen there. \
            A service that only the file names gets no tokens of your environment, profiles and keyring, unless you add --trust. 'transcript export tour.md tour.html' makes a page; cast, text, svg and script are the other formats.
            """)
    static let group = CommandGroup.learn
    static let examples = ["transcript", "transcript status -o json"]

    static let forms = [
        Form("status", "Show whether a recording is running.", isDefault: true),
        Form("start", [.value(FilePath.self)], "Record from now on."),
        Form("pause", "Pause the recording."),
        Form("resume", "Resume a paused recording."),
        Form("stop", "End the recording."),
        Form("save", [.value(FilePath.self)], "Write what was typed last and what it printed into a new file."),
        Form("verify", [.several(FilePath.self)], "Run files in fresh sessions, and compare what they print."),
        Form("update", [.several(FilePath.self)], "Run files, and write into them what they print."),
        Form("play", [.value(FilePath.self)], "Perform a file: prose and typing at human pace."),
        Form("export", [.value(FilePath.self), .optional(FilePath.self)], "Make another format of a file."),
        Form("notes", [.value(FilePath.self)], "List the presenter's notes of a file."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which files.", valueName: "action"), completion: .program)
    var words: [String] = []
    @Flag(help: "start: go on with a file that is there.") var append = false
    @Flag(help: "start: record the session as it is, and not a fresh one.") var here = false
    @Option(help: "save: only so many commands.") var last: Int?
    @Flag(help: "verify: ignored; every file is run.") var keepGoing = false
    @Option(help: "verify, update: how many files run side by side, 1 to 64.") var jobs: Int?
    @Option(help: ArgumentHelp("verify, update: what a file may take, such as 60s.", valueName: "duration"))
    var limit: DurationText?
    @Flag(help: "verify: name the slowest commands.") var times = false
    @Option(help: ArgumentHelp("verify: write a report for build servers.", valueName: "file"), completion: .file())
    var junit: FilePath?
    @Option(help: ArgumentHelp("play: 0.1 to 10 times as fast.", valueName: "factor")) var speed: Double?
    @Flag(help: "play: wait for a key before each command.") var step = false
    @Flag(help: "play: compare what is printed.") var verify = false
    @Option(
        help: ArgumentHelp("play: a file or another terminal for the presenter's notes.", valueName: "file"),
        completion: .file())
    var notes: FilePath?
    @Flag(help: "start, verify, update, play: send your tokens to services that the file names.") var trust = false
    @Option(help: "export: cast, html, text, svg or script.") var format: Export.Format?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.flag("append", &_append)
        fields.flag("here", &_here)
        fields.option("last", &_last)
        fields.flag("keep-going", &_keepGoing)
        fields.option("jobs", &_jobs)
        fields.option("limit", &_limit)
        fields.flag("times", &_times)
        fields.option("junit", &_junit)
        fields.option("speed", &_speed)
        fields.flag("step", &_step)
        fields.flag("verify", &_verify)
        fields.option("notes", &_notes)
        fields.flag("trust", &_trust)
        fields.option("format", &_format)
    }

    enum Action: String {
        case status, start, pause, resume, stop, save, verify, update, play, export, notes
    }

    var action: Action { words.first.flatMap(Action.init) ?? .status }
    var givesName: Bool { [.start, .save, .export].contains(action) || junit != nil || notes != nil }
    var names: [String] { Array(words.dropFirst()) }
    var name: String { names.first ?? "" }

    func validate() throws {
        if let jobs, !(1...64).contains(jobs) {
            throw ValidationError("'--jobs' must be 1 to 64, but was \(jobs).")
        }
        if let speed, !(0.1...10).contains(speed) {
            throw ValidationError("'--speed' must be 0.1 to 10, but was \(speed).")
        }
        if let last, last < 1 { throw ValidationError("'--last' must be 1 or more, but was \(last).") }
        for (name, isGiven, actions) in options where isGiven && !actions.contains(action) {
            let owners = actions.map { "'transcript \($0.rawValue)'" }.joined(separator: " and ")
            throw ValidationError("'--\(name)' means something to \(owners) only.")
        }
    }

    /// The options, whether they are given, and to what they belong.
    private var options: [(name: String, isGiven: Bool, actions: [Action])] {
        [
            ("append", append, [.start]), ("here", here, [.start]), ("last", last != nil, [.save]),
            ("format", format != nil, [.export]), ("speed", speed != nil, [.play]), ("step", step, [.play]),
            ("verify", verify, [.play]), ("notes", notes != nil, [.play]), ("keep-going", keepGoing, [.verify]),
            ("jobs", jobs != nil, [.verify, .update]),
            ("limit", limit != nil, [.verify, .update]), ("times", times, [.verify]),
            ("junit", junit != nil, [.verify]), ("trust", trust, [.start, .verify, .update, .play]),
        ]
    }

    mutating func run(in shell: Shell) async throws -> any View {
        switch action {
        case .status: return status(shell)
        case .start: return try await start(shell)
        case .pause: return try pause(shell)
        case .resume: return try resume(shell)
        case .stop: return try stop(shell)
        case .save: return try save(shell)
        case .verify: return try await verify(in: shell)
        case .update: return try await update(in: shell)
        case .play: return try await play(shell)
        case .export: return try export(shell)
        case .notes: return try presenterNotes()
        }
    }

    /// - Throws: `Failure` where the file is no transcript.
    func transcript(_ name: String) throws -> Transcript {
        let path = UserFolder.expandingHome(name)
        do {
            return try Transcript(try TranscriptFiles.read(path), name: path)
        } catch let error as TranscriptError {
            throw Failure(error.what, error.why, next: error.next)
        } catch let problem as PerformanceProblem {
            throw Failure("Cannot use '\(name)'", problem.why, next: problem.next)
        }
    }
}
