import TonearmConsole
import TonearmSystem
package import TonearmTranscripts
package import TonearmWorld

/// A fresh session for a transcript. Its screen is in memory, so that the same commands always print the same.
package final class TranscriptStage: Performer {
    package let shell: Shell
    let sink = MemorySink()
    let width: Int
    /// The saved session.
    var kept: SessionKeeper.Snapshot?
    /// The folder for files that the session saves; it is created on demand.
    private let folder = FileSystem.temporaryName("tonearm")

    /// The deepest nesting, because a file can run itself.
    private static let deepest = 4

    /// - Parameters:
    ///   - client: the client of the available services.
    ///   - depth: the number of sessions around this one, each performed by the one before.
    ///   - limit: the time limit in seconds for transcripts that this one runs.
    ///   - author: the author of the commands; services that a trusted one names get the tokens of the environment.
    ///   - showsColors: whether the screen is a terminal with colors, as for a film.
    package init(
        _ start: SessionStart, client: MusicClient, depth: Int = 0, limit: Int = 60, author: LineAuthor = .file,
        showsColors: Bool = false
    ) throws(PerformanceProblem) {
        guard depth <= Self.deepest else {
            throw PerformanceProblem(
                "sessions can be nested no deeper than \(Self.deepest)",
                next: "Take out what runs a file that runs this one.")
        }
        width = start.width
        let frame = showsColors ? FilmedTerminal.frame(start) : Self.plainFrame(start)
        var environment = Shell.Environment(seed: { start.seed }, store: SessionStore(folder: folder))
        environment.isAttended = false
        environment.nesting.depth = depth
        environment.nesting.limit = limit
        shell = Shell(
            session: try start.session(), client: client.another(at: start.time * 1000),
            screen: Screen(frame: frame, output: sink, errors: sink), environment: environment)
        shell.provenance.author = author
        if start.address != .simulator(catalog: nil), let failure = shell.connectionFailure() {
            let what = failure.what.prefix(1).lowercased() + failure.what.dropFirst()
            throw PerformanceProblem("\(what): \(failure.why)", next: failure.next ?? "Name another file.")
        }
    }

    private static func plainFrame(_ start: SessionStart) -> Screen.Frame {
        var frame = Screen.Frame(
            width: start.width, isTerminal: false, isErrorTerminal: false, hasColor: false, hasErrorColor: false)
        frame.fittedHeight = start.height
        return frame
    }

    deinit { FileSystem.removeTree(folder) }

    /// Creates the session that a transcript's header describes.
    package convenience init(
        for transcript: Transcript, client: MusicClient, depth: Int = 0, limit: Int = 60, author: LineAuthor = .file,
        showsColors: Bool = false
    ) throws(PerformanceProblem) {
        try self.init(
            SessionStart(transcript.header, of: transcript.name), client: client, depth: depth, limit: limit,
            author: author,
            showsColors: showsColors)
    }

    package func run(_ command: String) async throws -> Outcome {
        shell.screen.frame.width = shell.session.settings.display.width ?? width
        let status = await shell.runComplete(command)
        let secrets = shell.screen.secrets
        let lines = PlainText.lines(String(decoding: sink.take(), as: UTF8.self)).map { secrets.hidden(in: $0) }
        return Outcome(lines: lines, status: status)
    }
}

extension SessionStart {
    /// Creates a start from a shell's present session, with a new seed.
    init(of shell: Shell) {
        self.init()
        let world = shell.session.world
        storefront = world.storefront
        locale = world.locale
        address = world.address
        seed = shell.environment.seed()
        time = shell.now
        width = shell.screen.frame.width
        height = shell.screen.frame.fittedHeight
        vocabulary = shell.session.settings.vocabulary
        words = shell.session.settings.words
    }
}
