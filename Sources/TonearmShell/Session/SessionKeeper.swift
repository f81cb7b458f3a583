package import Console
import MusicDevice
package import MusicWorld

/// The keeper of a session: the session itself, the lines that were run in it, and its changes, which can be undone.
package final class SessionKeeper {
    let holder: SessionHolder
    /// The changes that commands made.
    private var changes: ChangeHistory
    /// The lines that were run, without their secrets.
    package private(set) var lines: [String] = []
    /// Why the last refused command was refused. A command that fails changes nothing, so this is not part of the session.
    var refused: Refused?
    /// The changes that apps heard of since the last line was shown.
    var announced: [Change] = []
    /// The effects of the running command that the session does not show.
    var effects = Effects()

    /// The effects of a command that the session does not show.
    struct Effects {
        var hasRead = false
        /// Whether a request that changes something was answered with success.
        var hasWritten = false
        var hasReplacedSession = false
        /// Whether the command is not a step of its own, as `undo` and `redo`.
        var isMovingInTime = false
    }

    init(_ session: Session) {
        holder = SessionHolder(session)
        changes = ChangeHistory(session)
    }

    package var session: Session {
        _read { yield holder.session }
        _modify { yield &holder.session }
    }
}

// MARK: - Whole sessions

extension SessionKeeper {
    /// A session, and what can be undone in it.
    package struct Snapshot: Sendable {
        package let session: Session
        let changes: ChangeHistory
        let refused: Refused?
        let lines: [String]
    }

    package var snapshot: Snapshot {
        Snapshot(session: session, changes: changes, refused: refused, lines: lines)
    }

    /// Puts a snapshot back: its session, and the steps that could be undone then.
    func restore(_ snapshot: Snapshot) {
        (session, changes) = (snapshot.session, snapshot.changes)
        (refused, lines) = (snapshot.refused, snapshot.lines)
    }

    /// Begins with another session, in which nothing can be undone.
    package func begin(with session: Session) {
        self.session = session
        changes = ChangeHistory(session)
        lines = []
        refused = nil
    }

    /// Replaces the whole session, its trail included. The running command is then a step that can be undone.
    func replace(with other: Session) {
        session = other
        effects.hasReplacedSession = true
    }

    func add(line: String) { lines.append(line) }

    func forgetLastLine() { _ = lines.popLast() }
}

// MARK: - Steps

extension SessionKeeper {
    /// Records the change of a command that succeeded, if it changed anything.
    /// - Parameter before: the session in front of the command.
    func settle(_ line: String, since before: Session) {
        guard hasChanged(before) else { return }
        changes.record(line, session, tracesOf: effects.hasReplacedSession ? before : nil)
    }

    /// Whether a command that succeeded changed something. The reads that used up a part of the service's memory did not.
    private func hasChanged(_ before: Session) -> Bool {
        if effects.isMovingInTime { return false }
        if effects.hasWritten || effects.hasReplacedSession { return true }
        var old = before.withoutTraces
        let new = session.withoutTraces
        if effects.hasRead { old.world.takeServiceMemory(of: new.world) }
        return old != new
    }

    /// Takes back what a failed command did, but for what the service and the device know by now (a token that was refused, say), and the time
    /// that it took. Records that as a step if it is a change.
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

    /// Records a change that no command made.
    /// - Parameter before: the session that undoing it brings back.
    func record(_ line: String, since before: Session) { changes.record(line, session, before: before) }

    /// Undoes the last change.
    /// - Returns: the line that was undone; nil if there is none.
    func undo() -> String? {
        effects.isMovingInTime = true
        return changes.undo(&session)
    }

    /// Takes the last `undo` back.
    /// - Returns: the line that was done again; nil if there is none.
    func redo() -> String? {
        effects.isMovingInTime = true
        return changes.redo(&session)
    }

    /// The lines that can be undone and those that can be done again, the next one at the end.
    var changedLines: (past: [String], future: [String]) {
        changes.readEarlier()
        return (changes.past.map(\.line), changes.future.map(\.line))
    }
}

// MARK: - Changes of earlier runs

extension SessionKeeper {
    /// Lets `undo` go on with the changes of earlier runs.
    package func goOn(with kept: KeptChanges) {
        guard let stamp = kept.stamp else { return }
        changes = ChangeHistory(session, after: { kept.readEarlier(from: stamp) })
    }
}

extension SessionKeeper.Snapshot {
    /// Keeps the changes since they were kept last.
    package func keepChanges(in kept: KeptChanges, hiding secrets: Secrets) { kept.keep(changes, hiding: secrets) }
}

// MARK: - The world of the session

extension SessionKeeper: WorldKeeper {
    package var isShared: Bool { false }

    package func withWorld<Value, Failure: Error>(
        _ body: (inout MusicWorld.World) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try body(&session.world)
    }

    package func record<Failure: Error>(
        _ body: (inout MusicWorld.World) throws(Failure) -> [DatedChange]
    ) throws(Failure) -> [DatedChange] {
        let changes = try body(&session.world)
        announce(changes.map(\.change))
        return changes
    }

    /// Keeps the changes that apps hear of, to be shown if somebody watches.
    @discardableResult
    func announce(_ changes: [Change]) -> [Change] {
        announced += changes.filter { session.watches($0) }
        return changes
    }

    /// Takes the changes that apps heard of since the last call.
    func takeAnnounced() -> [Change] {
        defer { announced = [] }
        return announced
    }

    /// Runs a body, and takes back everything that it does to the session.
    func rehearse(_ body: () throws -> Void) rethrows {
        let (before, heard) = (session, announced)
        defer { (session, announced) = (before, heard) }
        try body()
    }
}
