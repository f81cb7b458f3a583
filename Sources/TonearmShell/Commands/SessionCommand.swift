import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice

struct SessionCommand: Command {
    static let configuration = CommandConfiguration.command(
        "session", "Show the session, or save, load, list, delete and reset sessions.")
    static let group = CommandGroup.session
    static let examples = ["session", "session list", "session reset"]

    @Argument(help: "What to do: show, save, load, list, delete or reset.") var action = Action.show
    @Argument(help: "The name of a saved session.") var name: String?
    @OptionGroup var common: CommonOptions

    enum Action: String, CaseIterable, ExpressibleByArgument, Sendable {
        case show, save, load, list, delete, reset
    }

    func validate() throws {
        if let name, !SessionStore.isName(name) {
            throw ValidationError("'\(name)' is no name for a session: use letters, digits, '-', '_' and '.'.")
        }
        if name == nil, [.save, .load, .delete].contains(action) {
            throw ValidationError(
                "'session \(action.rawValue)' needs a name, for example 'session \(action.rawValue) demo'.")
        }
    }

    mutating func run(in shell: Shell) throws -> any View {
        switch action {
        case .show: return show(shell)
        case .reset:
            shell.session = Session(seed: shell.surroundings.seed(), clock: shell.session.clock)
            return Message("The session is fresh again; 'undo' brings the old one back.")
        case .list:
            let names = try store(shell).names()
            if names.isEmpty { return Message(.faint("No saved sessions.")) }
            return Message(names.map { StyledText($0) }, value: .strings(names))
        case .save:
            try store(shell).save(shell.session, as: name ?? "")
            return Message("Saved the session as '\(name ?? "")'.")
        case .load: return try load(name ?? "", shell)
        case .delete:
            guard try store(shell).delete(name ?? "") else { throw absent(shell) }
            return Message("Deleted the saved session '\(name ?? "")'.")
        }
    }

    private func store(_ shell: Shell) throws(Failure) -> SessionStore {
        if let store = shell.surroundings.store { return store }
        throw Failure("Cannot keep sessions", "there is no folder for them", next: "Set HOME or XDG_STATE_HOME.")
    }

    private func load(_ name: String, _ shell: Shell) throws -> any View {
        switch try store(shell).load(name) {
        case .session(let session):
            shell.session = session
            // A session without its catalog would be another session.
            if let failure = shell.catalogFailure() { throw failure }
            return Message("Loaded the session '\(name)'.")
        case .absent: throw absent(shell)
        case .damaged(let kept):
            throw Failure(
                "Cannot load the session '\(name)'",
                "the file is damaged, or of another version; it was kept as \(kept)",
                next: "'session list' shows the others.")
        }
    }

    private func absent(_ shell: Shell) -> Failure {
        let near = Nearest.names(to: name ?? "", in: shell.surroundings.store?.names() ?? [])
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
                ("storefront", "\(session.storefront) \(session.currentStorefront.name)"),
                ("locale", session.locale ?? "default (\(session.language))"), ("service", shell.serviceSummary),
                ("here", here), ("focus", focus), ("places", String(session.trail.places.count)),
                ("app", "\(session.device.place), consent \(session.device.consent.rawValue)"),
                ("account", session.device.account?.name ?? "nobody signed in"),
                ("capabilities", session.device.capabilities.words),
                ("developer token", shell.developerTokenSummary),
                ("user token", session.userToken.map { "of '\($0.account)'" } ?? "none"),
                ("clock", Timestamp.text(shell.now)),
                ("variables", session.variables.keys.sorted().map { "$\($0)" }.joined(separator: ", ")),
            ] + SessionLines.settings(session))
    }
}
