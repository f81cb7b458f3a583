import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

/// The session of a command, its time, and notes beside the answer.
protocol SessionContext: AnyObject {
    /// The holder of the session, through which `session` changes it in place.
    var holder: SessionHolder { get }
    /// Seconds since 1970 by the session's clock.
    var now: Int { get }
    /// Milliseconds since 1970 by the session's clock.
    var milliseconds: Milliseconds { get }
    /// Seconds since 1970 by the system's clock.
    var systemSeconds: Int { get }
    /// Stops the session's clock at a time, or starts it again.
    func setClock(to clock: SimulatedClock)
    /// Returns a random seed for a new session or a lesson.
    func newSeed() -> UInt64
    /// The values for conditions and checks.
    var values: SessionValues { get }
    /// Adds a sentence to the notes after the answer.
    func note(_ sentence: String)

    // MARK: - The history of lines, and of the changes that they made

    /// The typed lines, the most recent last.
    var pastLines: [PastLine] { get }
    /// Whether the command's output goes to a file or a program.
    var isRedirected: Bool { get }
    /// The lines that can be undone and redone, the next one last.
    var changedLines: (past: [String], future: [String]) { get }
    /// Undoes the last change.
    /// - Returns: the undone line; nil if no change can be undone.
    func undo() -> String?
    /// Redoes the last undone change.
    /// - Returns: the redone line; nil if no change can be redone.
    func redo() -> String?

    // MARK: - Simulators that are served on this machine

    /// Asks a server for its introduction, without a token.
    /// - Returns: nil if the server is not on this machine, cannot be reached, or is another program.
    func simulator(at origin: ServerOrigin) async throws -> ServedSimulator?
    /// Returns the introduction of a server that was asked before; nil otherwise.
    func knownSimulator(at origin: ServerOrigin) -> ServedSimulator?

    // MARK: - The last refusal

    /// The reason of the last refusal; nil if there was none.
    var refused: Refused? { get set }

    // MARK: - Activities beside the session

    /// The running activities, each with the command to type.
    var ongoing: [String] { get }

    // MARK: - The author of the running line: the user, or a file

    var author: LineAuthor { get }
    /// Returns the author of a file's lines if the running line runs the file.
    /// - Parameter isTrusted: whether `--trust` was given.
    func author(ofFile isTrusted: Bool) -> LineAuthor
    /// The nesting depth of files that run each other.
    var fileDepth: Int { get }
}

extension SessionContext {
    var session: Session {
        get { holder.session }
        _modify { yield &holder.session }
    }

    /// Describes the session's time and its clock.
    var clockMessage: Message {
        let note =
            switch session.world.clock {
            case .system: ""
            case .ahead(let milliseconds): "\(TimeSpan.words(milliseconds / 1000)) ahead of the system's clock"
            case .fixed: "standing still"
            }
        return Message(
            StyledText(Timestamp.text(now)) + .faint(note.isEmpty ? "" : "  \(note)"),
            value: .string(Timestamp.text(now)))
    }
}

extension SessionContext {
    /// The sentence about a command that changed nothing.
    var nothingChanged: String {
        session.settings.words >= .second ? "Nothing changed: it was so already." : "Nothing changed."
    }

    /// Returns the sentence about a command that changed nothing, with the state that was there before.
    func unchanged(_ state: String) -> String {
        session.settings.words >= .second ? "Nothing changed: \(state)." : "\(state)."
    }
}

extension SessionContext {
    /// Throws if the running line comes from an untrusted file, and would send the user's own secrets to a server that
    /// the user did not choose.
    /// - Parameter purpose: the refused action, as in "use the profile 'work'".
    func requireTrust(to purpose: String, at address: ServiceAddress) throws(Failure) {
        guard address.isOnNetwork, !author.isTrusted, !session.world.tokens.allow(.chosenOrigins, at: address) else {
            return
        }
        throw Failure(
            "Cannot \(purpose)",
            "a file names the service '\(address.word)', and secrets of your own go only to services that you choose",
            next: "Choose it before the file runs, as with '--service \(address.word)', or run the file with --trust.")
    }
}
