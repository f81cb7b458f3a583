import MusicDevice
import Testing

@testable import TonearmShell

/// The accounts live in two places: what the device tells of them, and what the service answers.
struct AgreementTests {
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `the service takes the user token exactly where the device finds no fault in it`(seed: UInt64) async throws {
        var walk = DeviceWalk(seed: seed)
        let session = ShellSession()
        var taken = 0
        var refused = 0
        for step in 1...60 {
            let line = walk.pick(DeviceWalk.events)
            await session.run(line)
            let device = session.session.device
            let fault = device.userTokenFault(at: session.shell.now)
            let isGood = session.session.userToken != nil && fault == nil
            await session.run("get /v1/me/library/songs")
            let status = session.session.exchange?.status
            #expect(
                status == (isGood ? 200 : 403),
                "seed \(seed), step \(step), after '\(line)': \(fault?.sentence ?? "no fault")")
            if isGood { taken += 1 } else { refused += 1 }
        }
        #expect(taken > 0 && refused > 0)
    }

    @Test(arguments: [
        "account change-password", "account revoke", "account lapse", "account sign-out", "account sign-in visitor",
        "account move jp", "account privacy-notice", "clock advance 181d", "token user set --from phone",
    ])
    func `after each of these the token is refused, and mended or not as is said`(line: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load two-devices")
        if line.hasPrefix("token") { try await session.runAll("device use tablet") }
        try await session.runAll(line)
        let said = try await session.runAll("token user").output
        #expect(said.contains("refuses it: "))
        #expect(await session.run("library songs").errors.hasPrefix("error: 403 40300 "))
        let road = await session.run("authorize --answer allow")
        let mends = said.contains("fetched again  a good token")
        #expect((road.status == 0) == mends, "\(road.errors)")
        #expect((await session.run("library songs").status == 0) == mends)
    }
}
