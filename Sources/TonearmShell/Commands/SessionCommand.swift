import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

enum SessionCommand: Command {
    static let description = CommandDescription(
        "session", "Show the session, or save, load, list, delete and reset sessions.")
    static let group = CommandGroup.session
    static let examples = ["session", "session list", "session reset"]

    static let forms = [
        CommandForm("show", "Show the session.", Show(), isDefault: true),
        CommandForm("save", "Save the session under a name.", Save()),
        CommandForm("load", "Continue a saved session.", Load()),
        CommandForm("list", "List the saved sessions.", List()),
        CommandForm("delete", "Delete a saved session.", Delete()),
        CommandForm("reset", "Begin a fresh session.", Reset()),
    ]

    private struct Save: NamingAction {
        @Required var name: SessionName

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_name, "The name.")
        }

        func validate() throws(ValidationError) { try name.validate() }

        mutating func run(in shell: Shell) throws -> any View {
            try shell.requireFree(name, to: "save into")
            try shell.store().save(shell.session, as: name.text, hiding: shell.screen.secrets) {
                try? shell.presentation.note([$0])
            }
            return Message("Saved the session as '\(name)'.", value: ["saved": .string(name.text)])
        }
    }

    private struct Load: Action {
        @Required var name: SessionName

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_name, "The name.")
        }

        func validate() throws(ValidationError) { try name.validate() }

        mutating func run(in shell: Shell) throws -> any View {
            switch try shell.store().load(name.text) {
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
                return Message("Loaded the session '\(name)'.", value: ["loaded": .string(name.text)])
            case .absent: throw shell.absence(of: name)
            case .newer(let version):
                throw Failure(
                    "Cannot load the session '\(name)'",
                    "a newer tonearm wrote it (version \(version), and this one reads up to \(SessionStore.version))",
                    next: "It is left as it is; 'session list' shows the others.")
            case .damaged(let kept):
                throw Failure(
                    "Cannot load the session '\(name)'", "the file is damaged; it was kept as \(kept)",
                    next: "'session list' shows the others.")
            }
        }
    }

    private struct List: Action {
        mutating func run(in shell: Shell) throws -> any View {
            let names = try shell.store().names()
            if names.isEmpty { return Message(.faint("No saved sessions."), value: .array([])) }
            return Message(names.map { StyledText($0) }, value: .strings(names))
        }
    }

    private struct Delete: Action {
        @Required var name: SessionName

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_name, "The name.")
        }

        func validate() throws(ValidationError) { try name.validate() }

        mutating func run(in shell: Shell) throws -> any View {
            try shell.requireFree(name, to: "delete")
            guard try shell.store().delete(name.text, tell: { shell.presentation.notes.append($0) }) else {
                throw shell.absence(of: name)
            }
            return Message("Deleted the saved session '\(name)'.", value: ["deleted": .string(name.text)])
        }
    }

    private struct Reset: Action {
        mutating func run(in shell: Shell) throws -> any View {
            shell.keeper.replace(with: Session(seed: shell.environment.seed(), clock: shell.session.world.clock))
            return Message("The session is fresh again; 'undo' brings the old one back.")
        }
    }
}

extension SessionName {
    /// - Throws: `ValidationError` if it cannot be the name of a session.
    fileprivate func validate() throws(ValidationError) {
        if SessionStore.isName(text) { return }
        throw ValidationError("'\(text)' is not a name for a session: use letters, digits, '-', '_' and '.'.")
    }
}

// MARK: - The saved sessions

extension Shell {
    fileprivate func store() throws(Failure) -> SessionStore {
        if let store = environment.store { return store }
        throw Failure("Cannot keep sessions", "there is no folder for them", next: "Set HOME or XDG_STATE_HOME.")
    }

    /// - Throws: `Failure` if another shell works in the session: it alone writes it.
    fileprivate func requireFree(_ name: SessionName, to purpose: String) throws(Failure) {
        guard try store().isTaken(name.text) else { return }
        throw Failure(
            "Cannot \(purpose) the session '\(name)'", "another shell works in it",
            next: "End that shell first, or choose another name.")
    }

    fileprivate func absence(of name: SessionName) -> Failure {
        let near = Nearest.names(to: name.text, in: environment.store?.names() ?? [])
        return Failure(
            "Cannot find the session '\(name)'", "none is saved under this name",
            next: near.first.map { "Did you mean '\($0)'?" } ?? "'session list' shows the names.")
    }
}

// MARK: - Showing the session

extension SessionCommand {
    private struct Show: Action {
        mutating func run(in shell: Shell) throws -> any View { facts(shell) }

        private func facts(_ shell: Shell) -> Message {
            let session = shell.session
            let here = session.here?.title ?? "nowhere yet"
            let focus = session.here?.focus.map { "\($0.resource) \($0.name ?? "")" } ?? "none"
            return SessionLines.rows(
                [
                    ("storefront", "\(session.world.storefront) \(session.world.currentStorefront.name)"),
                    ("locale", session.world.locale ?? "default (\(session.world.language))"),
                    ("service", shell.serviceSummary),
                    ("here", here), ("focus", focus), ("places", String(session.trail.count)),
                    ("app", "\(session.world.device.instance), consent \(session.world.device.consent.rawValue)"),
                    ("account", session.world.device.account?.name ?? "nobody signed in"),
                    ("capabilities", session.world.device.capabilities.words),
                    ("developer token", shell.developerTokenSummary),
                    ("user token", session.world.userToken.map { "of '\($0.account)'" } ?? "none"),
                    ("clock", Timestamp.text(shell.now)),
                    ("variables", session.variables.keys.sorted().map { "$\($0)" }.joined(separator: ", ")),
                ] + SettingTable.values(of: session))
        }
    }
}
