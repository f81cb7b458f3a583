import AppleMusicAPI
import Foundation
import Testing

@testable import TonearmDevice

/// Tests previews, which are beside players, consent and capabilities.
struct PreviewTests {
    private static let song = ResourceIdentifier(.songs, "310730206")

    private func preview(at began: Milliseconds, duration: Milliseconds? = nil) -> PreviewPlayback {
        PreviewPlayback(of: Self.song, title: "Thunder Road", duration: duration, began: began)
    }

    @Test(arguments: ["fresh-device", "denied", "eligible", "signed-out", "no-service", "education"])
    func `a preview plays without consent and without a capability`(scenario: String) {
        var device = MusicDevice.scenario(scenario)
        let capabilities = device.capabilities
        let changes = device.playPreview(preview(at: 1_000))
        #expect(changes.map(\.sentence) == ["Runner on phone: plays the preview of 'Thunder Road'"])
        #expect(device.preview?.position(at: 13_000) == 12_000 && device.capabilities == capabilities)
        #expect(device.player.queue.isEmpty && device.device.nowPlayingApp == .music)
        #expect(device.flaws == [])
    }

    @Test func `it ends after 30 seconds, or with a shorter item`() {
        var device = MusicDevice.scenario("eligible")
        _ = device.playPreview(preview(at: 1_000))
        #expect(device.nextPlayerEvent == 31_000)
        #expect(device.advancePlayers(to: 30_999).isEmpty)
        #expect(
            device.advancePlayers(to: 99_000).map(\.sentence)
                == ["Runner on phone: the preview of 'Thunder Road' has ended"])
        #expect(device.preview == nil && device.nextPlayerEvent == nil)
        #expect(preview(at: 0, duration: 12_000).length == 12_000 && preview(at: 0, duration: 0).length == 1)
        _ = device.playPreview(preview(at: 0))
        #expect(
            device.stopPreview(at: 4_000).map(\.sentence)
                == ["Runner on phone: the preview of 'Thunder Road' ended after 0:04"])
        #expect(device.stopPreview(at: 5_000).isEmpty)
    }

    @Test func `it interrupts what plays, and a player that starts ends it`() throws {
        var device = try MusicDevice.playing("abc")
        let began = device.playPreview(preview(at: 5_000))
        #expect(
            began.map(\.sentence) == [
                "Runner on phone: playing → interrupted", "Runner on phone: plays the preview of 'Thunder Road'",
            ])
        #expect(device.flaws == [])
        let again = try device.play(at: 9_000)
        #expect(again.first?.sentence == "Runner on phone: the preview of 'Thunder Road' ended after 0:04")
        #expect(device.player.position(at: 9_000) == 5_000 && device.preview == nil)
    }

    @Test func `a player that was prepared before ends it, too`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.named("abc"), at: 0)
        _ = try device.prepareToPlay(at: 0)
        _ = device.playPreview(preview(at: 1_000))
        _ = try device.play(at: 2_000)
        #expect(device.preview == nil && device.player.status == .playing && device.flaws == [])
    }

    @Test func `another preview takes its place, in whichever app`() throws {
        var device = MusicDevice.subscribed
        _ = device.playPreview(preview(at: 0))
        _ = try device.addApp(App("Quiz", usageDescription: "Guess."))
        _ = try device.useApp("Quiz")
        let changes = device.playPreview(preview(at: 2_000))
        #expect(changes.first?.sentence == "Runner on phone: the preview of 'Thunder Road' ended after 0:02")
        #expect(device.instances.count { device[$0].preview != nil } == 1 && device.flaws == [])
    }

    @Test func `it ends with the app, and moves with the clock`() throws {
        var device = MusicDevice.scenario("eligible")
        _ = device.playPreview(preview(at: 0))
        device.setPlayerClock(from: 10_000, to: 500_000)
        #expect(device.preview?.position(at: 500_000) == 10_000)
        #expect(
            device.quitApp(at: 501_000).map(\.sentence).contains(
                "Runner on phone: the preview of 'Thunder Road' ended after 0:11"))
        #expect(device.preview == nil)
        _ = device.playPreview(preview(at: 600_000))
        #expect(device.installation.presence == .foreground)
    }

    @Test func `it is part of a saved device, which has one at most`() throws {
        var device = MusicDevice.scenario("eligible")
        _ = device.playPreview(preview(at: 1_000))
        let data = try JSONEncoder().encode(device)
        #expect(try JSONDecoder().decode(MusicDevice.self, from: data) == device)
        let broken = String(decoding: data, as: UTF8.self).replacing("\"length\":30000", with: "\"length\":0")
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(MusicDevice.self, from: Data(broken.utf8)) }
    }

    @Test func `the refusal to play names what a preview is of`() throws {
        let device = MusicDevice.scenario("eligible")
        #expect(device.gate(.play(Self.song))?.preview == Self.song)
        #expect(device.gate(.play(ResourceIdentifier(.stations, "ra.178834")))?.preview == nil)
        #expect(MusicDevice.scenario("denied").gate(.play(Self.song))?.preview == nil)
        #expect(MusicDevice.scenario("no-cloud-library").gate(.addToLibrary(Self.song))?.preview == nil)
    }
}
