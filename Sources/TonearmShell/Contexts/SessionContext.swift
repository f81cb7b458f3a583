import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

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
    /// Adds a sentence to the notes after the answer.
    func note(_ sentence: String)
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
