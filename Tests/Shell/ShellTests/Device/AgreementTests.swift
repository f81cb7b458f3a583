import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests that the accounts of the device agree with the service's answers.
struct AgreementTests {
    @Test func `the service takes the user token exactly where the device finds no fault in it`() async throws {
        var (taken, refused) = (0, 0)
        for seed in 1...8 as ClosedRange<UInt64> {
            var walk = DeviceWalk(seed: seed)
            let session = ShellSession()
            for step in 1...60 {
                let line = walk.pick(DeviceWalk.events)
                await session.run(line)
                let fault = session.session.world.device.userTokenFault(at: session.shell.now)
                let isGood = session.session.world.userToken != nil && fault == nil
                await session.run("get /v1/me/library/songs")
                #expect(
                    session.session.world.exchange?.status == (isGood ? 200 : 403),
                    "seed \(seed), step \(step), after '\(line)': \(fault?.sentence ?? "no fault")")
                if isGood { taken += 1 } else { refused += 1 }
            }
        }
        #expect(taken > 50 && refused > 50, "\(taken) taken, \(refused) refused")
    }

    @Test(arguments: [
        "account change-password", "account revoke", "account lapse", "account eligible", "account sign-out",
        "account sign-in visitor",
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
        let flow = await session.run("authorize --answer allow")
        let mends = said.contains("fetched again  a good token")
        #expect((flow.status == 0) == mends, "\(flow.errors)")
        #expect((await session.run("library songs").status == 0) == mends)
    }
}
