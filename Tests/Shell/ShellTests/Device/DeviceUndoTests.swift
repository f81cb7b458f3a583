import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests that every event of the device can be undone.
struct DeviceUndoTests {
    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `undo goes back over every step, and redo forward again`(seed: UInt64) async throws {
        var walk = DeviceWalk(seed: seed)
        let session = ShellSession()
        let start = session.session
        // The first line is a step, so that each later event belongs to a step.
        try await session.runAll("consent request")
        for _ in 1...60 { await session.run(walk.pick(DeviceWalk.everything)) }
        let end = session.session
        var count = 0
        while await session.run("undo").status == 0 { count += 1 }
        #expect(count > 10)
        #expect(session.session == start)
        for _ in 0..<count { try await session.runAll("redo") }
        #expect(session.session == end)
    }

    @Test(arguments: [
        ("fresh-device", "consent request"), ("fresh-device", "consent request --answer deny"),
        ("fresh-subscriber", "authorize --answer allow"), ("denied", "consent allow"),
        ("subscriber", "consent reset"), ("subscriber", "consent restrict"), ("subscriber", "account lapse"),
        ("subscriber", "account change-password"), ("subscriber", "account revoke"),
        ("subscriber", "account move jp"), ("subscriber", "capabilities add off"), ("subscriber", "token user forget"),
        ("subscriber", "device add tablet"), ("subscriber", "app add Quiz"), ("subscriber", "app usage none"),
        ("subscriber", "clock advance 190d"), ("subscriber", "subscription watch"),
        ("subscriber", "play albums/310730204"), ("eligible", "offer"), ("eligible", "account subscribe"),
        ("privacy-notice", "account acknowledge"), ("two-devices", "device use tablet"),
        ("eligible", "scenario load subscriber"), ("no-music-app", "device music-app on"),
    ])
    func `one step`(scenario: String, line: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load \(scenario)")
        let before = session.session
        try await session.runAll(line)
        let after = session.session
        #expect(before != after)
        #expect(try await session.runAll("undo").lines.first == "Undone: \(line)")
        #expect(session.session.withoutTraces == before.withoutTraces)
        try await session.runAll("redo")
        #expect(session.session.withoutTraces == after.withoutTraces)
    }

    @Test func `the answer to the dialog is a step, although the flow stopped later`() async throws {
        for lines in [["authorize --answer allow"], ["authorize", "allow"]] {
            let session = ShellSession()
            try await session.runAll("scenario load fresh-device")
            for line in lines { await session.run(line) }
            #expect(session.session.world.device.consent == .authorized)
            try await session.runAll("undo")
            #expect(session.session.world.device.consent == .notDetermined)
        }
    }

    @Test func `an accepted offer is undone with all that followed from it`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load eligible", "offer", "accept", "play albums/310730204", "undo", "undo")
        #expect(session.session.world.device.offerSheet != nil)
        #expect(session.session.world.device.account?.subscription == SubscriptionPlan.none)
        #expect(await session.run("play albums/310730204").status == 1)
    }
}
