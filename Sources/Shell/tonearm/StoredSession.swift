import TonearmConsole
import TonearmShell
import TonearmSystem

/// The stored session of a shell: it is claimed for this process, continued at the start, and saved.
@MainActor
final class StoredSession {
    let store: SessionStore?
    /// The name under which the session is stored; nil if it is not stored.
    let name: String?
    /// Whether a stored session was continued.
    private(set) var isResumed = false
    private let shell: Shell
    private let options: Options?
    private let isInteractive: Bool
    private var isSaving = true
    /// The lock that is held while this process may write the session.
    private var lock: FileLock?
    private var lastSaved: Session?
    private var hasWarnedOfSaving = false
    /// The undo history of the stored session; nil if the session is not stored.
    private var changes: KeptChanges?
    /// The words that were stored to continue the running lesson; nil if there are none.
    private var lesson: [String]?

    init(of shell: Shell, in store: SessionStore?, _ options: Options?, isInteractive: Bool) {
        self.shell = shell
        self.store = store
        self.options = options
        self.isInteractive = isInteractive
        name = options?.session?.text ?? (isInteractive ? "default" : nil)
    }

    private func warn(_ text: String) { try? shell.presentation.note([text]) }

    /// Claims the session for writing. Other shells can load the same session, but do not save it.
    func claim() throws(Failure) {
        guard let name else { return }
        guard let store else {
            // Without `--session`, a missing folder is not an error.
            if options?.session == nil { return }
            throw Failure.usage(
                "Cannot work in the session '\(name)'", "there is no folder to keep it in",
                next: "Set HOME or XDG_STATE_HOME to a path from the root.")
        }
        do throws(FileLock.Problem) {
            lock = try store.claim(name)
        } catch .taken {
            isSaving = false
            warn(
                "another shell works in the session '\(name)': this one works beside it, and what it does is not "
                    + "kept; '--session NAME' works in another session")
        } catch {
            // If the folder cannot be written, saving reports it.
        }
    }

    // MARK: - Continues the session

    func restore() throws {
        guard let name, options?.fresh != true, let store else { return }
        do throws(Failure) {
            try restore(name, from: store)
        } catch {
            guard isInteractive else { throw error }
            // An unreadable session is not overwritten; the shell works without it.
            try shell.screen.report(error.lines)
            isSaving = false
        }
    }

    private func restore(_ name: String, from store: SessionStore) throws(Failure) {
        let loaded = try LastWords.during("read the saved session '\(name)'") { () throws(Failure) in
            try store.load(name)
        }
        switch loaded {
        case .session(let session, let missing):
            shell.keeper.begin(with: session)
            isResumed = true
            if let missing { warn(of: missing, in: name) }
            guard options?.catalog == nil, options?.service == nil, let failure = shell.connectionFailure() else {
                break
            }
            guard isInteractive else { throw failure }
            // The session keeps its catalog; requests to it fail until the file is back.
            try? shell.screen.report(failure.lines)
        case .absent:
            guard options?.session != nil else { break }
            let near = Nearest.names(to: name, in: store.names()).first.map { "; did you mean '\($0)'?" } ?? ""
            warn("there is no session '\(name)' yet: a new one begins\(near)")
        case .newer(let version):
            throw Failure(
                "Cannot go on with the session '\(name)'",
                "a newer tonearm wrote it (version \(version), and this one reads up to \(SessionStore.version))",
                next: "It is unchanged. Type 'tonearm --session NAME' to work in another one.")
        case .damaged(let kept):
            warn("the saved session '\(name)' was damaged; it is kept as \(kept), and a fresh one begins")
        }
    }

    /// Warns that saving a session without its unreadable tokens would lose them.
    private func warn(of missing: SessionStore.MissingTokens, in name: String) {
        isSaving = isSaving && !missing.areKept
        let rest =
            missing.areKept ? "; until they can be, nothing of this session is kept, but by 'session save \(name)'" : ""
        warn(missing.note + rest)
    }

    /// Continues the undo history.
    func continueChanges() {
        guard isSaving, let name, let store else { return }
        let kept = store.changes(of: name)
        changes = kept
        shell.keeper.goOn(with: kept)
    }

    /// The words that continue the lesson in which this session's last shell ended; nil without one.
    var lessonToContinue: [String]? {
        guard isResumed, isSaving, options?.transcript == nil, let name else { return nil }
        return store?.keptLesson(of: name)
    }

    /// Notes whether the lesson of the last shell is continued, unless the learner had stopped it.
    /// - Returns: the words that continue it; nil without one.
    func takeLesson() -> [String]? {
        lesson = lessonToContinue
        if lesson == nil, isSaving, let name { store?.keepLesson(nil, of: name) }
        return lesson
    }

    // MARK: - Saves the session

    /// Saves the session of a script at its end.
    func saveAtEnd() throws {
        if !isInteractive, isSaving, let name { try save(shell.observers.sessionToKeep, as: name) }
    }

    /// Saves the session after each line, so that a crash loses nothing.
    func saveAfterLine() {
        keepLesson()
        let session = shell.observers.sessionToKeep
        guard isSaving, let name, store != nil, session != lastSaved else { return }
        do {
            try save(session, as: name)
            lastSaved = session
            hasWarnedOfSaving = false
        } catch {
            // An unwritable folder is reported once, because the shell is usable without it. A full disk is reported
            // each time, because it can be fixed and loses changes meanwhile.
            guard let failure = error as? Failure, !hasWarnedOfSaving || failure.isOutOfSpace else { return }
            try? shell.screen.report(failure.lines)
            hasWarnedOfSaving = true
        }
    }

    /// Saves the session. Before real tokens are written to a file, a warning names the file.
    private func save(_ session: Session, as name: String) throws {
        if let changes { shell.observers.keepChanges(in: changes) }
        try store?.save(session, as: name, hiding: shell.screen.secrets, changes: changes?.stamp) { warn($0) }
    }

    /// Stores which lesson runs, whenever that changes.
    private func keepLesson() {
        guard isSaving, let name, let store else { return }
        let words = shell.observers.lessonToKeep
        guard words != lesson else { return }
        lesson = words
        store.keepLesson(words, of: name)
    }
}
