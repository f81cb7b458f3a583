import AppleMusicSimulation
import TonearmDevice

/// The user's consent to the app's use of Apple Music.
public struct MusicAuthorization: Sendable {
    /// A state of consent.
    public enum Status: String, Codable, Hashable, Sendable, CustomStringConvertible {
        case authorized
        case denied
        /// The app has not requested consent.
        case notDetermined
        /// The device does not allow consent.
        case restricted

        public var description: String { rawValue }
    }

    /// The current consent.
    public static var currentStatus: Status { KitWorld.current().consent }

    /// Asks for consent. The dialog appears only if the app has not asked before.
    /// - Returns: the consent after the answer. A dialog that stays on the screen delays it until the dialog ends or
    ///   the
    ///   task is cancelled.
    public static func request() async -> Status {
        let world = KitWorld.current()
        let stage = world.music.stage
        let changes = stage.changes()
        do throws(Refusal) {
            _ = try stage.client.act(.app, in: stage) { device throws(Refusal) in try device.requestConsent() }
        } catch {
            _ = world.translated(error)
            return world.consent
        }
        let isShown = { stage.withWorld { $0.device.consentDialog != nil } }
        guard isShown() else { return world.consent }
        if let answer = world.state.script.consent {
            _ = try? stage.client.act(.person, in: stage) { device throws(Refusal) in try device.answerConsent(answer) }
            return world.consent
        }
        for await _ in changes where !isShown() { break }
        return world.consent
    }
}

extension KitWorld {
    fileprivate var consent: MusicAuthorization.Status {
        switch music.consent {
        case .authorized: .authorized
        case .denied: .denied
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        }
    }
}
