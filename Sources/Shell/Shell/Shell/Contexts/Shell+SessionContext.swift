import AppleMusicAPI
import TonearmCatalog
import TonearmConsole
import TonearmDevice
import TonearmWorld

extension Shell: SessionContext {
    var holder: SessionHolder { keeper.holder }

    package var now: Int { client.now(by: session.world.clock) }

    var milliseconds: Milliseconds { client.milliseconds(by: session.world.clock) }

    var systemSeconds: Int { client.now(by: .system) }

    func setClock(to clock: SimulatedClock) { client.setClock(of: &session.world, to: clock) }

    func newSeed() -> UInt64 { environment.seed() }

    func note(_ sentence: String) { presentation.notes.append(sentence) }
}

extension Shell {
    var pastLines: [PastLine] { observers.history.past }

    var isRedirected: Bool { presentation.failureStyle.destination != .screen }

    var changedLines: (past: [String], future: [String]) { keeper.changedLines }

    func undo() -> String? { keeper.undo() }

    func redo() -> String? { keeper.redo() }

    var refused: Refused? {
        get { keeper.refused }
        set { keeper.refused = newValue }
    }
}

extension Shell {
    func simulator(at origin: ServerOrigin) async throws -> ServedSimulator? {
        guard origin.isLoopback else { return nil }
        let response: Response
        do { response = try await client.ask(ServedSimulator.request, at: origin) } catch is CancellationError {
            throw CancellationError()
        } catch {
            return nil
        }
        let simulator = ServedSimulator(response, at: origin)
        background.attached.simulators[origin] = simulator
        return simulator
    }

    func knownSimulator(at origin: ServerOrigin) -> ServedSimulator? { background.attached.simulators[origin] }
}

extension Shell {
    func simulatorCatalog() throws(Failure) -> any Catalog {
        let path = session.world.address.catalog
        if let catalog = environment.catalog(path) { return catalog }
        guard let path else { return BuiltInCatalog() }
        return try Catalogs.open(path)
    }
}

extension Shell {
    var store: SessionStore? { environment.store }

    var secrets: Secrets { screen.secrets }

    func replaceSession(with other: Session) { keeper.replace(with: other) }

    func noteAtOnce(_ sentence: String) { try? presentation.note([sentence]) }
}

extension Shell {
    var author: LineAuthor { provenance.author }

    var fileDepth: Int { provenance.fileDepth }

    /// Returns the author of a file's lines if the running line runs the file.
    /// - Parameter isTrusted: whether `--trust` was given.
    package func author(ofFile isTrusted: Bool) -> LineAuthor {
        switch provenance.author {
        case .person: isTrusted || environment.files.areTrusted ? .trustedFile : .file
        case .trustedFile, .file: provenance.author
        }
    }

    /// Runs a body whose lines count as an author's.
    package func writing<Value>(as author: LineAuthor, _ body: () async throws -> Value) async rethrows -> Value {
        let outer = provenance.author
        provenance.author = author
        defer { provenance.author = outer }
        return try await body()
    }
}

extension Shell {
    var takesSecretsAsWords: Bool { environment.person.takesSecretsAsWords }

    func askSecret(_ question: String) throws -> String? { try environment.person.askSecret?(question) }

    func variable(_ name: String) -> String? { environment.variable(name) }

    func readStandardInput() -> [UInt8]? { environment.standardInput?() }

    func askUserToken(_ options: PageOptions, with developerToken: () throws -> String) async throws -> String? {
        guard let request = environment.person.requestUserToken else { return nil }
        let screen = screen
        let token = try await request(try developerToken(), options) { address, opened in
            screen.secrets.insert([address.split(separator: "/").last.map(String.init) ?? address])
            try screen.report([
                StyledText(opened ? "Your browser shows the page " : "Open this page in your browser: ")
                    + .revealed(address)
            ])
            try screen.report([.faint("Waiting until you allow it there; Ctrl-C stops.")])
        }
        screen.secrets.insert([token])
        return token
    }
}

extension Shell: ScreenContext {
    var canEdit: Bool { environment.isAttended && screen.frame.isTerminal }

    var editor: String? { environment.person.editor }
}

extension Shell {
    var width: Int { screen.frame.width }

    var isTerminal: Bool { screen.frame.isTerminal }

    var drawsPictures: Bool { presentation.frame.pictures != nil }

    func progress(_ text: String) throws { try screen.progress(text) }

    func report(_ lines: [StyledText]) throws { try screen.report(lines) }

    func show(_ view: any View) throws { try screen.show(view, as: output) }

    func clear() throws { try screen.clear() }

    /// Whether system programs may use the terminal. In a recording they may not, because output must pass through the
    /// screen.
    var hasTerminal: Bool { environment.isAttended && observers.recorder.recording == nil }
}

extension Shell {
    var version: String { environment.version }

    func leave() { isLeaving = true }

    var ongoing: [String] {
        var ongoing: [String] = []
        if let watch {
            ongoing.append("'\(watch.place.title)' is watched every \(TimeSpan.words(watch.every)): watch stop")
        }
        // A running recording is not listed, so that the recorded output is the same in a later run.
        if let recording, recording.isPaused {
            ongoing.append("a paused recording into \(recording.path): transcript resume")
        }
        if archive != nil, recording == nil {
            ongoing.append("exchanges are recorded: record stop")
        }
        if let teaching {
            ongoing.append("the lesson '\(teaching.entry.name)': lesson hint")
        }
        if let attachment = session.attachment {
            ongoing.append("the world '\(attachment.title)' of a server is attached: detach")
        }
        return ongoing
    }
}

extension Shell {
    var watch: Watch? { background.watch.current }

    var canWatchAside: Bool { background.watch.isPossible }

    func begin(_ watch: Watch) { background.watch.begin(watch) }

    func stopWatch() -> String? { background.stopWatch() }

    func catchUp() async throws { if !session.world.isIdle { try await background.catchUp() } }
}
