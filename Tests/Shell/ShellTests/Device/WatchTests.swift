import Testing
import TonearmDevice

@testable import TonearmShell

/// Tests that `subscription watch` shows exactly the app's notifications.
struct WatchTests {
    @Test(
        arguments: [
            ("subscriber", "account lapse", ["(257 → 2)"]), ("subscriber", "account cloud-library off", ["(257 → 1)"]),
            ("subscriber", "account change-password", []), ("subscriber", "account revoke", []),
            ("subscriber", "account subscribe family", []), ("subscriber", "token user forget", []),
            ("subscriber", "account move jp", ["storefront us → jp"]),
            ("subscriber", "account sign-out", ["(257 → 2)", "storefront us → unknown"]),
            ("subscriber", "consent deny", []), ("subscriber", "consent restrict", ["(257 → 0)"]),
            ("subscriber", "capabilities add off", ["(257 → 1)"]), ("subscriber", "device add tablet", []),
            ("fresh-subscriber", "consent request --answer allow", []), ("eligible", "offer", ["the offer is loaded"]),
            ("eligible", "account subscribe", ["(2 → 1)"]),
            ("no-music-app", "offer", ["the offer could not be loaded"]),
            ("fresh-subscriber", "account lapse", []),
        ] as [(String, String, [String])])
    func `what is announced is shown, each with its names`(scenario: String, line: String, parts: [String]) async throws
    {
        let session = ShellSession(width: 200)
        try await session.runAll("scenario load \(scenario)", "subscription watch")
        let shown = await session.run(line).lines
        let places = shown.indices.filter { shown[$0].hasPrefix("» ") }
        #expect(places.count == parts.count, "\(shown)")
        for (place, part) in zip(places, parts) {
            #expect(shown[place].contains(part))
            #expect(shown[place + 1].hasPrefix("  "))
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `watching tells the same changes, and what apps hear of them`(seed: UInt64) async throws {
        var walk = DeviceWalk(seed: seed)
        let watching = ShellSession(width: 200)
        let other = ShellSession(width: 200)
        for _ in 1...60 {
            let line = walk.pick(DeviceWalk.everything.filter { !$0.hasPrefix("subscription") })
            watching.session.isWatching = true
            other.session.isWatching = false
            let (seen, plain) = (await watching.run(line), await other.run(line))
            #expect(plain.lines.allSatisfy { !$0.hasPrefix("» ") })
            #expect(seen.errors == plain.errors)
            for (place, told) in seen.lines.enumerated() where told.hasPrefix("» ") {
                // The next line names the app's notification.
                #expect(seen.lines.count > place + 1 && seen.lines[place + 1].hasPrefix("  "))
            }
            let told = facts(seen.lines.map { String($0.trimmingPrefix("» ")) })
            // The command for an offer does not report its loading.
            let loading = told.filter { $0.contains("the offer is loaded") || $0.contains("could not be loaded") }
            #expect(told.filter { !loading.contains($0) } == facts(plain.lines), "seed \(seed), '\(line)'")
        }
        watching.session.isWatching = false
        other.session.isWatching = false
        #expect(watching.session == other.session)
    }

    /// Returns the lines without names of calls.
    private func facts(_ lines: [String]) -> [String] { lines.filter { !$0.hasPrefix("  ") } }
}
