import AppleMusicSimulation
import MusicKit
import TonearmDevice
import TonearmSimulator
import TonearmWorld

extension KitWorld {
    /// Reads the capabilities, and notes a call that ends the app.
    func readCapabilities() -> CapabilityReading {
        let reading = music.stage.read { $0.device.readCapabilities() }
        if let refusal = reading.storeKit { noteEnd(refusal) }
        return reading
    }

    /// - Throws: `SKError` without consent or account.
    func readStorefront() throws -> String {
        let result = music.stage.read { world in Result { () throws(Refusal) in try world.device.readStorefront() } }
        do { return try result.get() } catch {
            noteEnd(error)
            throw SKError(error)
        }
    }

    /// Requests a user token for a developer token of the app.
    /// - Throws: `SKError`.
    func requestUserToken(for developerToken: String) async throws -> String {
        let held = music.stage.withWorld { world in
            defer { world.developerToken = HeldDeveloperToken(developerToken, .set) }
            return world.developerToken
        }
        defer { music.stage.withWorld { $0.developerToken = held } }
        do { return try await music.requestUserToken() } catch { throw storeKitError(error) }
    }

    private func storeKitError(_ error: any Error) -> any Error {
        switch error {
        case let refusal as Refusal:
            noteEnd(refusal)
            return SKError(refusal)
        case UserTokenRefusal.accessRevoked:
            return SKError(.cloudServiceRevoked)
        case UserTokenRefusal.privacyAcknowledgementRequired:
            return SKError(.privacyAcknowledgementRequired)
        case NetworkProblem.offline: return SKError(.cloudServiceNetworkConnectionFailed, error.localizedDescription)
        default: return error
        }
    }
}
