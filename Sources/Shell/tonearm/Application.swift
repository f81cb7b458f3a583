import AppleMusicAPI
import TonearmConsole
import TonearmLineEditor
import TonearmShell
import TonearmSimulator
import TonearmSystem
import TonearmWorld

/// The shell in its four modes: at a terminal, with lines from a file or a pipe, with lines of `-c`, or with a single
/// command.
@MainActor
final class Application {
    let shell: Shell
    /// The options; nil if none were typed.
    let options: Options?
    /// The lines of `-c`.
    private let lines: [String]
    let stored: StoredSession
    private let isInteractive: Bool
    /// Whether output goes to a terminal, whose size may change.
    private let isTerminal = FileDescriptor.standardOutput.isTerminal
    /// The layout of the screen; nil before the first line.
    private var layout: Layout?
    var interruption: Interruption?
    /// Joins unfinished lines with the following ones.
    var joiner = LineJoiner(isTyped: true)
    /// The text with which the next prompt begins; nil for none.
    var pendingLine: String?
    /// The link of `tonearm join LINK`; nil without it.
    let joinedLink: ClassLink?

    init(options: Options?, lines: [String], command: [String]) throws {
        self.options = options
        self.lines = lines
        joinedLink = try ClassLink(command)
        isInteractive = (command.isEmpty || joinedLink != nil) && lines.isEmpty && Terminal.isInteractive
        if joinedLink != nil, !isInteractive {
            throw Failure.usage(
                "Cannot join a class", "standard input or output is not a terminal",
                next: "Type 'tonearm join LINK' at a terminal; 'attach LINK' attaches in a script.")
        }
        let screen = Terminal.screen(Settings())
        let store = UserFolder.state.map { SessionStore(folder: $0, keyring: { Self.keyring(screen) }) }
        let clock = try options?.clock.map { try SimulatedClock.parse($0.text) } ?? .system
        let seed = options?.seed
        var environment = Shell.Environment(seed: { seed ?? OperatingSystem.randomSeed }, store: store)
        environment.lessons.folder = UserFolder.lessons
        environment.lessons.language = OperatingSystem.language
        environment.files.areTrusted = options?.trust == true
        environment.files.keepsGoing = options?.keepGoing == true
        environment.variable = { OperatingSystem.environment($0) }
        environment.person.requestUserToken = { try await Services.userToken($0, $1, $2) }
        // Secrets as words are accepted only from scripts: typed words are visible, and arguments appear in process
        // lists.
        environment.person.takesSecretsAsWords = !isInteractive && command.isEmpty && lines.isEmpty
        if !command.isEmpty || !lines.isEmpty { environment.standardInput = { OperatingSystem.standardInput } }
        environment.person.pager = { Terminal.pager }
        environment.elapsed = { OperatingSystem.elapsedMicroseconds }
        environment.person.editor = SystemEditor.find(
            variable: { OperatingSystem.environment($0) }, program: { ProgramSearch.absolute($0) })
        let services = Services(options, authority: try joinedLink?.authority(in: UserFolder.state))
        var session = Session(seed: environment.seed(), clock: clock)
        session.settings.vocabulary = .brief
        session.settings.words = .second
        environment.catalog = { services.catalog($0) }
        shell = Shell(
            session: session, client: services.client, screen: screen,
            environment: environment)
        stored = StoredSession(of: shell, in: store, options, isInteractive: isInteractive)
    }

    /// Returns the keyring of the desktop; nil without one.
    private nonisolated static func keyring(_ screen: Screen) -> Keyring? {
        .ofDesktop {
            let text = "waiting for the keyring, which you may have to unlock; Ctrl-C continues without it"
            try? screen.report([StyledText("note: ", .warning) + StyledText(text)], copying: [])
        }
    }

    /// Asks for a secret at the terminal, without echo.
    private func askSecret(_ prompt: String) throws -> String? {
        guard Terminal.isInteractive else { return nil }
        try? shell.screen.report([StyledText(prompt)])
        guard let typed = SecretPrompt.read() else { throw CancellationError() }
        return typed
    }

    /// Runs the shell, and returns the exit status.
    func run(_ command: [String]) async throws -> Int32 {
        Signal.surviveClosedPipes()
        LastWords.install(advice: Self.advice)
        TerminalModesAtStart.keep()
        shell.environment.person.askSecret = { [weak self] prompt in
            try MainActor.assumeIsolated { try self?.askSecret(prompt) }
        }
        shell.screen.secrets.insert(shell.client.credentials.secrets)
        try shell.refuseSecretNames(
            ofOptions: [options?.session?.text, options?.transcript?.text, options?.record?.text].compactMap { $0 })
        shell.environment.person.presenter = { [weak self] in
            TerminalPresenter { await self?.converse(from: $0) }
        }
        // Ctrl-C while the stored session is read stops waiting for the keyring, and the start continues.
        if isInteractive { interruption = Interruption() }
        try stored.claim()
        try stored.restore()
        try applyOptions()
        stored.continueChanges()
        if !isInteractive { try await startTranscript() }
        if let file = options?.record { try shell.observers.archive.start(file.text, appends: false) }
        var status: Int32
        if isInteractive {
            status = try await runInteractively()
        } else if !lines.isEmpty {
            try refuse(command)
            status = await run(
                lines: lines.flatMap { given in
                    LineJoiner.joined(given.split(whereSeparator: \.isNewline).map(String.init))
                })
        } else if command.first == "run" {
            status = try await runScript(command)
        } else if !command.isEmpty {
            // Commands that take long and would leave incomplete files stop cleanly at Ctrl-C.
            if ["catalog", "talk", "transcript"].contains(command.first) { interruption = Interruption() }
            LastWords.note("ran the command '\(command[0])'")
            status = await perform { await $0.run(words: command) }
        } else {
            status = await read(from: PlainReader(), by: shell.author(ofFile: false))
        }
        await shell.observers.reporter.close()
        do {
            try shell.observers.recorder.stop()
            try shell.observers.archive.stop()
        } catch let failure as Failure {
            try shell.screen.report(failure.lines)
            status = status == 0 ? failure.status.rawValue : status
        }
        try stored.saveAtEnd()
        return status
    }

    /// Starts the recording for `--transcript`.
    func startTranscript() async throws {
        guard let file = options?.transcript else { return }
        followTerminal()
        try await shell.observers.recorder.start(file.text, RecordingOptions(isHere: options?.session != nil))
    }

    private static let advice =
        "Saved sessions are unchanged. Continue without that line, or with --fresh in a new session; please report the line or the file."

    private func refuse(_ command: [String]) throws(Failure) {
        guard let first = command.first else { return }
        throw Failure.usage(
            "Cannot run '\(first)'", "lines were given with -c too", next: "Give it as one more line: -c '\(first) …'.")
    }

    private func applyOptions() throws {
        if let text = options?.storefront { shell.session.world.storefront = try Storefront.named(text.text).id }
        if let tag = options?.locale { try shell.session.use(locale: tag.text) }
        if let output = options?.output { shell.session.settings.output = output }
        if let color = options?.color { shell.session.settings.display.color = color }
        if options?.plain == true { shell.session.settings.display.plain = true }
        if let width = options?.width { shell.session.settings.display.width = width }
        if let clock = options?.clock { shell.session.world.clock = try SimulatedClock.parse(clock.text) }
        if let catalog = options?.catalog { try shell.use(catalog: catalog.text) }
        if let profile = options?.profile { try shell.use(profile: profile.text) }
        if let service = options?.service { try shell.use(service: service.text) }
        if let seed = options?.seed { shell.session.world.memory = SimulatorState(seed: seed) }
        shell.keeper.begin(with: shell.session)
    }

    func warn(_ text: String) throws { try shell.presentation.note([text]) }

    /// Updates the screen to the terminal's size and the settings, which may have changed.
    func followTerminal() {
        let layout = Layout(display: shell.session.settings.display, recorded: shell.observers.recorder.size)
        if !isTerminal, layout == self.layout { return }
        self.layout = layout
        shell.screen.frame = Terminal.frame(
            shell.session.settings, recorded: layout.recorded, isConversation: isInteractive)
    }

    /// The values that determine the layout of output that does not go to a terminal.
    private struct Layout: Equatable {
        let display: Settings.Display
        /// The size of a running recording; nil without one.
        let recorded: TranscriptRecorder.Size?
    }

    /// Runs a body on the shell. In the interactive shell Ctrl-C cancels it; elsewhere Ctrl-C ends the program as
    /// usual.
    func perform(_ body: @escaping @MainActor (Shell) async -> Int32) async -> Int32 {
        followTerminal()
        guard let interruption else { return await body(shell) }
        return await interruption.wait(for: Task { await body(self.shell) })
    }

    private func run(lines: [JoinedLine]) async -> Int32 {
        var status: Int32 = 0
        for (index, line) in lines.enumerated() {
            LastWords.note("ran line \(index + 1) of those given with -c")
            let result = await perform { await $0.run(line) }
            if status == 0 || options?.keepGoing != true { status = result }
            if shell.isLeaving || (result != 0 && options?.keepGoing != true) { break }
        }
        return status
    }

    /// - Parameters:
    ///   - file: the file of the lines; nil for standard input.
    ///   - author: the author of the lines.
    func read(
        from reader: PlainReader, of file: String? = nil, by author: LineAuthor, keepsGoing: Bool? = nil
    ) async -> Int32 {
        let outer = shell.provenance.author
        shell.provenance.author = author
        defer { shell.provenance.author = outer }
        return await readLines(from: reader, of: file, keepsGoing: keepsGoing)
    }

    private func readLines(from reader: PlainReader, of file: String?, keepsGoing: Bool?) async -> Int32 {
        let keepsGoing = keepsGoing ?? options?.keepGoing ?? false
        let name = file.map { "'\($0)'" } ?? "the input"
        var status: Int32 = 0
        var joiner = LineJoiner()
        defer { shell.provenance.place = nil }
        while true {
            var results: [Int32] = []
            var isOver = false
            switch reader.readLine(prompt: Prompt("")) {
            case .line(let line): results = await run(joiner.add(line), of: name, file, keepsGoing)
            case .tooLong(let limit):
                // A line that is too long also ends an unfinished line before it.
                results = await run(joiner.finish(), of: name, file, keepsGoing)
                joiner.skipLine()
                try? shell.screen.report(Self.tooLong(limit).lines)
                results.append(Failure.Status.usage.rawValue)
            case .interrupted: return Failure.Status.interrupted.rawValue
            case .unreadable(let why):
                try? shell.screen.report(Failure("Cannot read \(name)", why).lines)
                return Failure.Status.failed.rawValue
            case .endOfInput:
                results = await run(joiner.finish(), of: name, file, keepsGoing)
                isOver = true
            }
            if status == 0 { status = results.first { $0 != 0 } ?? 0 }
            if shell.isLeaving || isOver || (status != 0 && !keepsGoing) { return status }
        }
    }

    /// - Returns: the exit status of each line that ran.
    private func run(_ lines: [JoinedLine], of name: String, _ file: String?, _ keepsGoing: Bool) async -> [Int32] {
        var results: [Int32] = []
        for line in lines where !shell.isLeaving && (keepsGoing || results.allSatisfy { $0 == 0 }) {
            LastWords.note("ran line \(line.number) of \(name)")
            shell.provenance.place = Provenance.Place(file: file ?? "", line: line.number)
            results.append(await perform { await $0.run(line) })
        }
        return results
    }

    static func tooLong(_ limit: Int) -> Failure {
        Failure.usage("Cannot run the line", "it is longer than \(limit) bytes, and none of it was run")
    }

    private func runScript(_ command: [String]) async throws -> Int32 {
        guard command.count == 2 else {
            throw Failure.usage("Cannot run a script", "one file is needed", next: "Usage: tonearm run FILE")
        }
        return try await withScript(command[1]) {
            await self.read(from: $0, of: command[1], by: self.shell.author(ofFile: false))
        }
    }

    private func withScript(_ name: String, _ body: (PlainReader) async -> Int32) async throws -> Int32 {
        let descriptor = try Terminal.file(name)
        defer { descriptor.closeQuietly() }
        return await body(PlainReader(input: descriptor.rawValue))
    }
}
