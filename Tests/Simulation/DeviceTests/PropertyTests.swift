import Foundation
import Testing
import TonearmDevice

/// Random walks of ten thousand steps. `MusicDevice.flaws` checks states; these tests check steps.
struct PropertyTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `no walk reaches an impossible state`(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var device = MusicDevice()
        var done: Set<RandomAction> = []
        var refused: Set<RandomAction> = []
        for step in 1...10_000 {
            let action = RandomAction.pick(&dice, for: device)
            let before = device
            do throws(Refusal) {
                let changes = try action.run(&device, &dice, at: step * 300)
                if !changes.isEmpty { done.insert(action) }
                let broken = Self.broken(before, device, changes, action)
                if !broken.isEmpty {
                    Issue.record("seed \(seed), step \(step), \(action): \(broken)")
                    return
                }
            } catch {
                refused.insert(action)
                let whole = ![error.what, error.why].contains("") && !error.remedies.isEmpty
                if device != before || !whole || error.why.hasSuffix(".") {
                    Issue.record("seed \(seed), step \(step), \(action): a bad refusal: \(error)")
                    return
                }
            }
        }
        #expect(RandomAction.allCases.filter { !done.contains($0) } == [])
        #expect(refused.count > 20)
    }

    private static func broken(
        _ before: MusicDevice, _ after: MusicDevice, _ changes: [Change], _ action: RandomAction
    ) -> [String] {
        var broken = after.flaws
        // A newly set queue may equal the queue before it.
        if changes.isEmpty != (before == after), action != .setQueue || changes.isEmpty {
            broken.append("the changes do not tell the state: \(changes)")
        }
        for change in changes {
            if change.sentence.isEmpty || change.sentence.contains("\n") { broken.append("no line for \(change)") }
            switch change {
            case .capabilitiesChanged(let place, let from, let to):
                if from == to { broken.append("equal flags announced") }
                if before.consent(at: place) != .authorized { broken.append("announced without consent") }
                if after.capabilities(at: place) != to { broken.append("announced what is not so") }
            case .consentChanged(let place, let from, let to):
                if from == to || after.consent(at: place) != to { broken.append("consent told wrongly") }
            default: break
            }
        }
        if action == .accept {
            if !after.capabilities.contains(.catalogPlayback) || after.capabilities.contains(.subscriptionEligible) {
                broken.append("accepted, and flags are \(after.capabilities.words)")
            }
            if after.installation.token != .empty || after.offer != .idle { broken.append("accepted, and not cleared") }
        }
        if action == .dismiss, after.capabilities != before.capabilities || after.accounts != before.accounts {
            broken.append("dismissing did something")
        }
        return broken
    }

    @Test func `any state survives being written and read`() throws {
        var dice = Dice(seed: 5)
        var device = MusicDevice()
        var offers: Set<String> = []
        for step in 1...5_000 {
            _ = try? RandomAction.pick(&dice, for: device).run(&device, &dice, at: step * 300)
            offers.insert(device.offer.name)
            #expect(try device.writtenAndRead() == device)
        }
        #expect(offers == ["idle", "loading", "ready", "presented"])
    }

    @Test func `an offer and a recovery in progress are saved`() throws {
        var device = MusicDevice.scenario("eligible")
        _ = try device.receiveUserToken(device.made())
        _ = try device.personalRequest(forbidden: true)
        try device.offerNow(OfferOptions(message: .addMusic, item: album, affiliateToken: "T", campaignToken: "C"))
        let read = try device.writtenAndRead()
        #expect(read == device)
        #expect(read.offerSheet?.options.item == album)
        #expect(read.installation.token.nextStep == .drop)
    }

    @Test func `secrets are not written, and a token without its secret is dropped`() throws {
        var device = MusicDevice.scenario("subscriber")
        _ = try device.receiveUserToken(device.made("a secret"))
        let data = try JSONEncoder().encode(device)
        #expect(!String(decoding: data, as: UTF8.self).contains("a secret"))
        var read = try JSONDecoder().decode(MusicDevice.self, from: data)
        read.restore(secrets: [:])
        #expect(read.installation.token == .empty)
        #expect(read.flaws == [])
    }

    /// A part of a valid device's text and a replacement that makes the device invalid.
    @Test(arguments: [
        ("\"currentApp\":\"Runner\"", "\"currentApp\":\"Quiz\"", "the current app does not exist"),
        ("\"currentDevice\":\"phone\"", "\"currentDevice\":\"tv\"", "the current device does not exist"),
        ("\"signedIn\":\"subscriber\"", "\"signedIn\":\"ghost\"", "an unknown account is signed in"),
        ("\"subscription\":\"individual\"", "\"subscription\":\"none\"", "a cloud library is on without a plan"),
        ("\"decision\":\"allowed\"", "\"decision\":\"refused\"", "a user token is good without consent"),
        ("\"forbidsMusic\":false", "\"forbidsMusic\":true", "a normal device has a policy"),
        ("\"revokedApps\":[]", "\"revokedApps\":[\"Runner\"]", "a user token is good, but the user revoked"),
        ("\"on\":0", "\"on\":1", "a capability is set on and off"),
        ("\"account\":\"subscriber\"", "\"account\":\"ghost\"", "a user token has no account"),
        ("\"accounts\":[", "\"accounts\":[],\"x\":[", "there are no accounts"),
    ])
    func `an invalid device is rejected`(from: String, to: String, flaw: String) throws {
        let sound = MusicDevice.scenario("subscriber")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var text = String(decoding: try encoder.encode(sound), as: UTF8.self)
        if from == "\"on\":0" { text = text.replacingOccurrences(of: "\"off\":0", with: "\"off\":1") }
        #expect(text.contains(from))
        let data = Data(text.replacingOccurrences(of: from, with: to).utf8)
        #expect {
            try JSONDecoder().decode(MusicDevice.self, from: data)
        } throws: { error in
            "\(error)".contains("impossible device: \(flaw)")
        }
    }
}
