package import TonearmConsole
import TonearmDevice
package import TonearmWorld

/// A reference to the session of a shell, through which commands change parts of it without copying the rest.
package final class SessionHolder {
    package var session: Session { didSet { isTouched = true } }
    /// Whether the session may have changed since this was last set to false.
    var isTouched = false

    init(_ session: Session) { self.session = session }
}

/// The owner of a session, of its lines, and of its changes, which can be undone.
package final class SessionKeeper {
    let holder: SessionHolder
    /// The changes that commands made.
    private var changes: ChangeHistory
    /// The lines that ran, with secrets redacted.
    package private(set) var lines: [String] = []
    /// The last refusal. It is not a part of the session, because a failed command changes nothing.
    var refused: Refused?
    /// The last requests. They are not a part of the session, because `undo` does not take them back.
    var asked = AskedRequests()
    /// The changes that apps were notified of since the last shown line.
    var announced: [Change] = []
    /// The effects of the running command that are not visible in the session.
    var effects = Effects()

    /// The effects of a command that are not visible in the session.
    struct Effects {
        var hasRead = false
        /// Whether the service accepted a request that changes something.
        var hasWritten = false
        var hasReplacedSession = false
        /// Whether the command is not a step of its own, like `undo` and `redo`.
        var isMovingInTime = false
    }

    init(_ session: Session) {
        holder = SessionHolder(session)
        changes = ChangeHistory(session)
    }

    package var session: Session {
        get { holder.session }
        _modify { yield &holder.session }
    }

    /// A session with the steps that can be undone.
    package struct Snapshot: Sendable {
        package let session: Session
        let changes: ChangeHistory
        let refused: Refused?
        let lines: [String]

        /// Returns the state with an attached world at an address.
        func attaching(_ attachment: Attachment, at address: ServiceAddress) -> Snapshot {
            var session = session
            session.attachment = attachment
            session.world.address = address
            return Snapshot(session: session, changes: changes, refused: refused, lines: lines)
        }

        /// Returns another state as the result of a line that was typed in this one, so that `undo` leads back.
        /// - Parameter isPast: whether the steps that could be undone in the other state can be undone before.
        func moved(to other: Snapshot, by line: String, withSteps isPast: Bool) -> Snapshot {
            var changes = changes
            if isPast {
                changes.append(other.changes, after: line, from: session, to: other.session)
            } else {
                changes.record(line, other.session, before: session, tracesOf: session)
            }
            return Snapshot(session: other.session, changes: changes, refused: other.refused, lines: lines)
        }
    }

    package var snapshot: Snapshot { Snapshot(session: session, changes: changes, refused: refused, lines: lines) }

    /// Restores a session and the steps that could be undone at that time.
    func restore(_ snapshot: Snapshot) {
        (session, changes) = (snapshot.session, snapshot.changes)
        (refused, lines) = (snapshot.refused, snapshot.lines)
    }

    /// Starts with another session, in which nothing can be undone.
    package func begin(with session: Session) {
        self.session = session
        changes = ChangeHistory(session)
        lines = []
        refused = nil
        asked = AskedRequests()
    }

    /// Replaces the whole session, including its trail. The running command becomes a step that can be undone.
    func replace(with other: Session) {
        session = other
        effects.hasReplacedSession = true
    }

    func add(line: String) { lines.append(line) }

    func forgetLastLine() { _ = lines.popLast() }

    /// Begins a command, which has no effects yet.
    func beginCommand() {
        effects = Effects()
        holder.isTouched = false
    }

    /// Records the change of a successful command, if there is one.
    /// - Parameter before: the session before the command.
    func settle(_ line: String, since before: Session) {
        guard holder.isTouched || effects.hasWritten, hasChanged(before) else { return }
        changes.record(line, session, tracesOf: effects.hasReplacedSession ? before : nil)
    }

    /// Returns whether a successful command changed something. Reads that used up a fault do not count.
    private func hasChanged(_ before: Session) -> Bool {
        if effects.isMovingInTime { return false }
        if effects.hasWritten || effects.hasReplacedSession { return true }
        var old = before.withoutTraces
        let new = session.withoutTraces
        if effects.hasRead { old.world.takeServiceMemory(of: new.world) }
        return old != new
    }

    /// Undoes the effects of a failed command, except for the memory of the service and the device (such as a refused
    /// token) and the elapsed time. These are recorded as a step if they are a change.
    func settleFailure(_ line: String, since before: Session) {
        let (world, after) = (session.world, session)
        session = before
        session.world.exchange = world.exchange
        session.world.tokens.takeUserTokens(of: world.tokens)
        if !effects.isMovingInTime {
            session.world.takeServiceMemory(of: world)
            session.world.device = world.device
            session.world.clock = world.clock
        }
        if effects.hasWritten || after.world.device != before.world.device { changes.record(line, session) }
    }

    /// Records a change that was not made by a command.
    /// - Parameter before: the session that `undo` restores.
    func record(_ line: String, since before: Session) { changes.record(line, session, before: before) }

    /// Undoes the last change.
    /// - Returns: the undone line; nil without one.
    func undo() -> String? {
        effects.isMovingInTime = true
        return changes.undo(&session)
    }

    /// Redoes the last undone change.
    /// - Returns: the redone line; nil without one.
    func redo() -> String? {
        effects.isMovingInTime = true
        return changes.redo(&session)
    }

    /// The lines that can be undone and redone, the next one last.
    var changedLines: (past: [String], future: [String]) {
        changes.readEarlier()
        return (changes.past.map(\.line), changes.future.map(\.line))
    }

    /// Continues the undo history with the changes of earlier runs.
    package func goOn(with kept: KeptChanges) {
        guard let stamp = kept.stamp else { return }
        changes = ChangeHistory(session, after: { kept.readEarlier(from: stamp) })
    }
}

// MARK: - Changes of earlier runs

extension SessionKeeper.Snapshot {
    /// Stores the changes since the last call.
    package func keepChanges(in kept: KeptChanges, hiding secrets: Secrets) { kept.keep(changes, hiding: secrets) }
}

// MARK: - The world of the session

extension SessionKeeper: WorldKeeper {
    package var isShared: Bool { false }

    package func withWorld<Value, Failure: Error>(
        _ body: (inout TonearmWorld.World) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try body(&session.world)
    }

    package func record<Failure: Error>(
        _ body: (inout TonearmWorld.World) throws(Failure) -> [DatedChange]
    ) throws(Failure) -> [DatedChange] {
        let changes = try body(&session.world)
        announce(changes.map(\.change))
        return changes
    }

    /// Stores the changes that apps are notified of, if they are watched.
    @discardableResult
    func announce(_ changes: [Change]) -> [Change] {
        announced += changes.filter { session.watches($0) }
        return changes
    }

    /// Returns and removes the changes that apps were notified of.
    func takeAnnounced() -> [Change] {
        defer { announced = [] }
        return announced
    }

    /// Runs a body, and then undoes all of its changes to the session.
    func rehearse(_ body: () throws -> Void) rethrows {
        let (before, heard) = (session, announced)
        defer { (session, announced) = (before, heard) }
        try body()
    }
}
