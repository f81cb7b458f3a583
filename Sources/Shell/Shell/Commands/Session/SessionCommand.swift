import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

enum SessionCommand: Command {
    static let description = CommandDescription(
        "session", .session, "Show the session, or save, load, list, delete and reset sessions.",
        examples: ["session", "session list", "session reset"])

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

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_name, "The name.") }

        mutating func run(in context: some TokenContext) throws -> any View {
            try context.requireFree(name, to: "save into")
            try context.requiredStore().save(context.session, as: name.text, hiding: context.secrets) {
                context.noteAtOnce($0)
            }
            return Message("Saved the session as '\(name)'.", value: ["saved": .string(name.text)])
        }
    }

    private struct Load: Action {
        @Required var name: SessionName

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_name, "The name.") }

        mutating func run(in context: some SessionLoadContext) throws -> any View {
            switch try context.requiredStore().load(name.text) {
            case .session(var session, let missing):
                if !context.author.isTrusted {
                    for origin in session.world.tokens.servers {
                        try context.requireTrust(to: "load the session '\(name)'", at: .server(at: origin))
                    }
                    session.world.tokens.choose(as: context.session.world.tokens)
                }
                context.replaceSession(with: session)
                if let missing { context.note(missing.note) }
                // A session cannot be loaded without its catalog.
                if let failure = context.connectionFailure() { throw failure }
                return Message("Loaded the session '\(name)'.", value: ["loaded": .string(name.text)])
            case .absent: throw context.absence(of: name)
            case .newer(let version):
                throw Failure(
                    "Cannot load the session '\(name)'",
                    "a newer tonearm wrote it (version \(version), and this one reads up to \(SessionStore.version))",
                    next: "It is unchanged; 'session list' shows the others.")
            case .damaged(let kept):
                throw Failure(
                    "Cannot load the session '\(name)'", "the file is damaged; it was kept as \(kept)",
                    next: "'session list' shows the others.")
            }
        }
    }

    private struct List: Action {
        mutating func run(in context: some TokenContext) throws -> any View {
            let names = try context.requiredStore().names()
            if names.isEmpty { return Message(.faint("No saved sessions."), value: .array([])) }
            return Message(names.map { StyledText($0) }, value: .strings(names))
        }
    }

    private struct Delete: Action {
        @Required var name: SessionName

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_name, "The name.") }

        mutating func run(in context: some TokenContext) throws -> any View {
            try context.requireFree(name, to: "delete")
            guard try context.requiredStore().delete(name.text, tell: { context.note($0) }) else {
                throw context.absence(of: name)
            }
            return Message("Deleted the saved session '\(name)'.", value: ["deleted": .string(name.text)])
        }
    }

    private struct Reset: Action {
        mutating func run(in context: some TokenContext) throws -> any View {
            var fresh = Session(seed: context.newSeed(), clock: context.session.world.clock)
            fresh.settings.vocabulary = context.session.settings.vocabulary
            fresh.settings.words = context.session.settings.words
            context.replaceSession(with: fresh)
            return Message("The session is fresh again; 'undo' brings the old one back.")
        }
    }

    private struct Show: Action {
        mutating func run(in context: some ServiceChoiceContext & TokenContext) throws -> any View { facts(context) }

        private func facts(_ context: any ServiceChoiceContext & TokenContext) -> Message {
            let session = context.session
            let here = session.here?.title ?? "nowhere yet"
            let focus = session.here?.focus.map { "\($0.resource) \($0.name ?? "")" } ?? "none"
            return SessionLines.rows(
                [
                    ("storefront", "\(session.world.storefront) \(session.world.currentStorefront.name)"),
                    ("locale", session.world.locale ?? "default (\(session.world.language))"),
                    ("service", context.serviceSummary),
                    ("here", here), ("focus", focus), ("places", String(session.trail.count)),
                    ("app", "\(session.world.device.instance), consent \(session.world.device.consent.rawValue)"),
                    ("account", session.world.device.account?.name ?? "nobody signed in"),
                    ("capabilities", session.world.device.capabilities.words),
                    ("developer token", context.developerTokenSummary),
                    ("user token", session.world.userToken.map { "of '\($0.account)'" } ?? "none"),
                    ("clock", Timestamp.text(context.now)),
                    ("variables", session.variables.keys.sorted().map { "$\($0)" }.joined(separator: ", ")),
                ] + SettingTable.values(of: session))
        }
    }
}

// MARK: - The saved sessions

extension TokenContext {
    fileprivate func requiredStore() throws(Failure) -> SessionStore {
        if let store { return store }
        throw Failure("Cannot keep sessions", "there is no folder for them", next: "Set HOME or XDG_STATE_HOME.")
    }

    /// - Throws: `Failure` if another shell uses the session, because only that shell saves it.
    fileprivate func requireFree(_ name: SessionName, to purpose: String) throws(Failure) {
        guard try requiredStore().isTaken(name.text) else { return }
        throw Failure(
            "Cannot \(purpose) the session '\(name)'", "another shell works in it",
            next: "End that shell first, or choose another name."
        ).at(.nothing)
    }

    fileprivate func absence(of name: SessionName) -> Failure {
        Failure(
            "Cannot find the session '\(name)'", "none is saved under this name",
            next: Nearest.question(name.text, in: store?.names() ?? []) ?? "'session list' shows the names.")
    }
}

// MARK: - Showing the session
