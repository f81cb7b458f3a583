import Testing
import TonearmDevice

@testable import TonearmShell

/// Tests that a successful step names its calls or its notification, and each change once.
@Suite struct StepCallTests {
    private func told(_ scenario: String, _ lines: [String]) async throws -> [String] {
        let session = ShellSession(width: 200)
        try await session.runAll("scenario load \(scenario)")
        var last: [String] = []
        for line in lines { last = try await session.runAll(line).lines }
        return last
    }

    @Test(arguments: [
        (["library add albums/310730204"], "addItem(withProductID:completionHandler:)", "MusicLibrary.shared.add(_:)"),
        (["playlist create Walk"], "getPlaylist(with:creationMetadata:)", "MusicLibrary.shared.createPlaylist("),
        (
            ["playlist create Walk", "playlist add Walk songs/203709340"], "playlist.addItem(withProductID:",
            "MusicLibrary.shared.add(_:to:)"
        ),
    ])
    func `what is written into the library names MediaPlayer's call and MusicKit's`(
        lines: [String], mediaPlayer: String, musicKit: String
    ) async throws {
        let told = try await told("subscriber", lines)
        #expect(told.contains { $0.hasPrefix("  MediaPlayer  ") && $0.contains(mediaPlayer) }, "\(told)")
        #expect(told.contains { $0.hasPrefix("  MusicKit     ") && $0.contains(musicKit) }, "\(told)")
    }

    @Test func `an offer names how it is loaded and how it is presented`() async throws {
        let told = try await told("eligible", ["offer"])
        #expect(told.contains("  StoreKit  present(_:animated:completion:)"))
        #expect(told.contains("  MusicKit  isPresented = true"))
        let loaded = try #require(told.firstIndex { $0.contains("load(options:") })
        let presented = try #require(told.firstIndex { $0.contains("present(_:animated:") })
        #expect(loaded < presented)
    }

    @Test func `an answered offer names what the app hears`() async throws {
        let dismissed = try await told("eligible", ["offer", "dismiss"])
        #expect(dismissed.contains("  StoreKit  cloudServiceSetupViewControllerDidDismiss(_:)"))
        #expect(dismissed.contains("  MusicKit  isPresented"))
        let accepted = try await told("eligible", ["offer", "accept"])
        #expect(accepted.contains { $0.hasPrefix("  StoreKit  SKCloudServiceCapabilitiesDidChange, ") })
        #expect(accepted.contains { $0.hasPrefix("  MusicKit  MusicSubscription.subscriptionUpdates, ") })
    }

    @Test(arguments: [
        ("eligible", ["offer", "offer accept"]), ("eligible", ["account subscribe"]),
        ("subscriber", ["account lapse"]), ("subscriber", ["capabilities add off"]),
        ("subscriber", ["player watch", "play albums/310730204"]),
        ("subscriber", ["player watch", "play albums/310730204", "skip"]),
    ])
    func `whoever watches is told of each change once`(scenario: String, lines: [String]) async throws {
        let told = try await told(scenario, ["subscription watch"] + lines).map { line in
            line.trimmingPrefix("» ").trimmingPrefix("Runner on phone: ")
        }
        let facts = told.filter { !$0.hasPrefix("  ") }
        #expect(!facts.isEmpty && Set(facts).count == facts.count, "\(told)")
    }

    @Test func `the status can be read while the dialog is open, and reading it asks nobody`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load fresh-device", "consent request")
        let before = session.session
        for line in ["consent", "consent status"] {
            let told = try await session.runAll(line).output
            #expect(told.contains("authorizationStatus()") && told.contains("notDetermined"))
            #expect(!told.contains("requestAuthorization") && !told.contains("┌"))
        }
        #expect(session.session == before)
        #expect(try await session.runAll("consent request").output.contains("┌"))
        #expect(try await session.runAll("allow").output.contains("authorized"))
    }

    @Test func `each capability stands beside its bit`() async throws {
        let lines = try await told("subscriber", ["capabilities"])
        for capability in Capability.allCases {
            let row = try #require(lines.first { $0.hasPrefix(capability.short) })
            let words = row.split(separator: " ")
            #expect(words[2] == "\(capability.storeKitRawValue)" && words[3] == capability.storeKitName)
        }
        let byHand = try await told("subscriber", ["capabilities add off", "capabilities"])
        #expect(byHand.contains("set by hand: add"))
    }
}
