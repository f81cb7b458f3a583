import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct SessionCommand: FormedCommand, NamingCommand {
    static let configuration = CommandConfiguration.command(
        "session", "Show the session, or save, load, list, delete and reset sessions.")
    static let group = CommandGroup.session
    static let examples = ["session", "session list", "session reset"]

    static let forms = [
        Form("show", "Show the session.", isDefault: true),
        Form("save", [.value(SessionName.self)], "Save it under a name."),
        Form("load", [.value(SessionName.self)], "Go on with a saved one."),
        Form("list", "List the saved ones."),
        Form("delete", [.value(SessionName.self)], "Delete a saved one."),
        Form("reset", "Begin a fresh one."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which session.", valueName: "action"), completion: .program)
    var words: [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
    }

    private enum Action: String {
        case show, save, load, list, delete, reset
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .show }
    private var name: String? { words.dropFirst().first }

    func validate() throws {
        if let name, !SessionStore.isName(name) {
            throw ValidationError("'\(name)' is not a name for a session: use letters, digits, '-', '_' and '.'.")
        }
    }

    var givesName: Bool { words.first == "save" }

    mutating func run(in shell: Shell) throws -> any View {
        switch action {
        case .show: return show(shell)
        case .reset:
            shell.keeper.replace(with: Session(seed: shell.environment.seed(), clock: shell.session.world.clock))
            return Message("The session is fresh again; 'undo' brings the old one back.")
        case .list:
            let names = try store(shell).names()
            if names.isEmpty { return Message(.faint("No saved sessions."), value: .array([])) }
            return Message(names.map { StyledText($0) }, value: .strings(names))
        case .save:
            try refuseTaken(shell, "save into")
            try store(shell).save(shell.session, as: name ?? "", hiding: shell.screen.secrets) {
                try? shell.presentation.note([$0])
            }
            return Message("Saved the session as '\(name ?? "")'.", value: ["saved": .string(name ?? "")])
        case .load: return try load(name ?? "", shell)
        case .delete:
            try refuseTaken(shell, "delete")
            guard try store(shell).delete(name ?? "", tell: { shell.presentation.notes.append($0) }) else {
                throw absent(shell)
            }
            return Message("Deleted the saved session '\(name ?? "")'.", value: ["deleted": .string(name ?? "")])
        }
    }

    /// A session that another shell works in is that shell's to write.
    private func refuseTaken(_ shell: Shell, _ purpose: String) throws(Failure) {
        guard let name, try store(shell).isTaken(name) else { return }
        throw Failure(
            "Cannot \(purpose) the session '\(name)'", "another shell works in it",
            next: "End that shell first, or choose another name.")
    }

    private func store(_ shell: Shell) throws(Failure) -> SessionStore {
        if let store = shell.environment.store { return store }
        throw Failure("Cannot keep sessions", "there is no folder for them", next: "Set HOME or XDG_STATE_HOME.")
    }

    private func load(_ name: String, _ shell: Shell) throws -> any View {
        switch try store(shell).load(name) {
        case .session(var session, let missing):
            if !shell.provenance.author.isTrusted {
                for origin in session.world.tokens.servers {
                    try shell.requireTrust(to: "load the session '\(name)'", at: .server(at: origin))
                }
                session.world.tokens.choose(as: shell.session.world.tokens)
            }
            shell.keeper.replace(with: session)
            if let missing { shell.presentation.notes.append(missing.note) }
            // A session without its catalog would be another session.
            if let failure = shell.connectionFailure() { throw failure }
            return Message("Loaded the session '\(name)'.", value: ["loaded": .string(name)])
        case .absent: throw absent(shell)
        case .newer(let version):
            throw Failure(
                "Cannot load the session '\(name)'",
                "a newer tonearm wrote it (version \(version), and this one reads up to \(SessionStore.version))",
                next: "It is left as it is; 'session list' shows the others.")
        case .damaged(let kept):
            throw Failure(
                "Cannot load the session '\(name)'",
                "the file is damaged; it was kept as \(kept)",
                next: "'session list' shows the others.")
        }
    }

    private func absent(_ shell: Shell) -> Failure {
        let near = Nearest.names(to: name ?? "", in: shell.environment.store?.names() ?? [])
        return Failure(
            "Cannot find the session '\(name ?? "")'", "none is saved under this name",
            next: near.first.map { "Did you mean '\($0)'?" } ?? "'session list' shows the names.")
    }

    private func show(_ shell: Shell) -> Message {
        let session = shell.session
        let here = session.here?.title ?? "nowhere yet"
        let focus = session.here?.focus.map { "\($0.resource) \($0.name ?? "")" } ?? "none"
        return SessionLines.rows(
            [
                ("storefront", "\(session.world.storefront) \(session.world.currentStorefront.name)"),
                ("locale", session.world.locale ?? "default (\(session.world.language))"),
                ("service", shell.serviceSummary),
                ("here", here), ("focus", focus), ("places", String(session.trail.count)),
                ("app", "\(session.world.device.place), consent \(session.world.device.consent.rawValue)"),
                ("account", session.world.device.account?.name ?? "nobody signed in"),
                ("capabilities", session.world.device.capabilities.words),
                ("developer token", shell.developerTokenSummary),
                ("user token", session.world.userToken.map { "of '\($0.account)'" } ?? "none"),
                ("clock", Timestamp.text(shell.now)),
                ("variables", session.variables.keys.sorted().map { "$\($0)" }.joined(separator: ", ")),
            ] + SessionLines.settings(session))
    }
}
