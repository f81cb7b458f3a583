import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// What the commands about the device share.
extension Shell {
    /// Does something on the device.
    /// - Parameters:
    ///   - name: the word that was typed, if it is a name that may be unknown.
    ///   - origin: the hand that does it.
    /// - Throws: `DeviceRefusal` if the device refuses; then nothing has changed.
    func act(
        naming name: String? = nil, by origin: ChangeOrigin = .app,
        _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(DeviceRefusal) -> [Change] {
        do {
            return try client.act(origin, in: keeper, action)
        } catch {
            throw DeviceRefusal(error, name: name)
        }
    }

    /// Looks at the one capability that an action needs, just before it is done ("Introducing MusicKit", WWDC17 session 502).
    /// - Throws: `DeviceRefusal` that names the capability.
    func require(_ action: GatedAction) throws(DeviceRefusal) {
        if let refusal = session.world.device.gate(action) { throw DeviceRefusal(refusal) }
    }

    /// Gets a user token for the current app.
    /// - Throws: `Failure` with the error of the frameworks, `CancellationError`.
    func requestUserToken() async throws -> [Change] {
        try await client.requestUserToken(in: keeper)
    }

    /// Those of the app and the device in use, as far as 'set vocabulary' wants them shown.
    var frameworks: FrameworkScope { session.frameworks }

    /// Seconds since 1970.
    package var now: Int { client.now(by: session.world.clock) }

    /// Seconds since 1970 by the system's clock.
    var systemSeconds: Int { client.now(by: .system) }

    /// The values that checks of lessons and conditions can look at.
    var values: SessionValues { SessionValues(session: session, last: observers.last, now: now) }

    /// Whether programs of the system may have the terminal. What they print into a recording has to pass through the screen.
    var hasTerminal: Bool { environment.isAttended && observers.recorder.recording == nil }

    /// What time it is in the session, and what its clock does.
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

    /// Milliseconds since 1970.
    var milliseconds: Milliseconds { client.milliseconds(in: session.world) }
}

extension Shell {
    /// What a command changed, a line each. What somebody watches is shown there as the app hears it, and not once more below.
    func lines(of changes: [Change], otherwise: String = "Nothing changed.") -> [StyledText] {
        if changes.isEmpty { return [.faint(otherwise)] }
        return changes.flatMap { change -> [StyledText] in
            guard let place = keeper.announced.firstIndex(of: change) else { return [StyledText(change.sentence)] }
            keeper.announced.remove(at: place)
            return ChangeLines.watched(change, in: frameworks, width: screen.frame.width)
        }
    }

    func message(of changes: [Change], otherwise: String = "Nothing changed.") -> Message {
        .prose(lines(of: changes, otherwise: otherwise), value: .strings(changes.map(\.sentence)))
    }
}
