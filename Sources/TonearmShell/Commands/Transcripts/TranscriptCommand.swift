import ArgumentParser
import Console
import Transcript

struct TranscriptCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "transcript", "Sessions in Markdown files: run them again and compare.",
        discussion: """
            A block that begins with '```tonearm' is a piece of a session: a line after '> ' is a command, the others are what it prints. \
            'transcript verify tour.md' runs the commands of a file in a fresh session and compares; \
            'transcript update tour.md' writes what they print now into the file. Folders stand for all files in them.
            """)
    static let group = CommandGroup.teach
    static let examples = ["help transcript"]

    static let forms = [
        Form("verify", [.several(FilePath.self)], "Run files in fresh sessions, and compare what they print."),
        Form("update", [.several(FilePath.self)], "Run files, and write into them what they print."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which files.", valueName: "action"), completion: .program)
    var words: [String] = []
    @Flag(help: "verify: go on after a file that differs.") var keepGoing = false
    @Option(help: "verify, update: how many files run side by side, 1 to 64.") var jobs: Int?
    @Option(help: ArgumentHelp("verify, update: what a file may take, such as 60s.", valueName: "duration"))
    var limit: DurationText?
    @Flag(help: "verify: name the slowest commands.") var times = false
    @Option(help: ArgumentHelp("verify: write a report for build servers.", valueName: "file"), completion: .file())
    var junit: FilePath?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.flag("keep-going", &_keepGoing)
        fields.option("jobs", &_jobs)
        fields.option("limit", &_limit)
        fields.flag("times", &_times)
        fields.option("junit", &_junit)
    }

    enum Action: String {
        case verify, update
    }

    var action: Action { words.first.flatMap(Action.init) ?? .verify }
    var names: [String] { Array(words.dropFirst()) }

    func validate() throws {
        if let jobs, !(1...64).contains(jobs) {
            throw ValidationError("'--jobs' must be 1 to 64, but was \(jobs).")
        }
        for (name, isGiven, actions) in options where isGiven && !actions.contains(action) {
            let owners = actions.map { "'transcript \($0.rawValue)'" }.joined(separator: " and ")
            throw ValidationError("'--\(name)' means something to \(owners) only.")
        }
    }

    /// The options, whether they are given, and to what they belong.
    private var options: [(name: String, isGiven: Bool, actions: [Action])] {
        [
            ("keep-going", keepGoing, [.verify]), ("jobs", jobs != nil, [.verify, .update]),
            ("limit", limit != nil, [.verify, .update]), ("times", times, [.verify]),
            ("junit", junit != nil, [.verify]),
        ]
    }

    mutating func run(in shell: Shell) async throws -> any View {
        switch action {
        case .verify: try await verify(in: shell)
        case .update: try await update(in: shell)
        }
    }
}
