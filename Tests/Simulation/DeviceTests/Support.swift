import AppleMusicAPI
import Foundation
import TonearmDevice

let album = ResourceIdentifier(.albums, "310730204")
let song = ResourceIdentifier(.songs, "900032829")

/// Returns the refusal of an action and checks that the device did not change.
func refusal(
    _ device: MusicDevice, _ action: (inout MusicDevice) throws(Refusal) -> [Change]
) -> Refusal? {
    var copy = device
    do throws(Refusal) {
        _ = try action(&copy)
        return nil
    } catch {
        return copy == device ? error : nil
    }
}

extension UserToken {
    static func made(_ text: String = "token", for account: String = "listener", at now: Instant = 0) -> UserToken {
        UserToken(text: text, account: account, issued: now, expires: now + UserToken.lifetime)
    }
}

extension MusicDevice {
    /// Starts a scenario, with a token if it has one.
    static func scenario(_ name: String) -> MusicDevice {
        Scenario.named(name)?.start { .made(for: $0) } ?? MusicDevice(device: "no scenario of that name")
    }

    /// Makes a device with consent and a combination of capabilities set by hand.
    static func with(_ capabilities: Capabilities) -> MusicDevice {
        var device = scenario("eligible")
        for capability in Capability.allCases { _ = device.setCapability(capability, to: capabilities[capability]) }
        return device
    }

    /// Makes a token for the signed-in account.
    func made(_ text: String = "token") -> UserToken { .made(text, for: account?.name ?? "nobody") }

    /// Encodes and decodes the device and restores its secrets.
    func writtenAndRead() throws -> MusicDevice {
        var read = try JSONDecoder().decode(MusicDevice.self, from: JSONEncoder().encode(self))
        read.restore(secrets: secrets)
        return read
    }

    /// Loads and shows an offer.
    mutating func offerNow(_ options: OfferOptions = OfferOptions()) throws(Refusal) {
        _ = try loadOffer(options)
        _ = try finishLoadingOffer()
        _ = try presentOffer()
    }
}
