import Testing
import TonearmConsole
import TonearmWorld

@testable import TonearmShell

/// Tests the effects of network and service faults on an offer and on the request for a user token.
struct DeviceFaultTests {
    @Test(arguments: [
        ("offline", "SKError.cloudServiceNetworkConnectionFailed (7) · MusicTokenRequestError.userTokenRequestFailed"),
        ("503", "SKError.unknown (0) · MusicTokenRequestError.userTokenRequestFailed"),
    ])
    func `a user token does not come, and then it does`(fault: String, errors: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load fresh-subscriber", "fault set \(fault) --on /user-token")
        let flow = await session.run("authorize --answer allow")
        #expect(flow.status == 1 && flow.hasThreeParts)
        #expect(flow.output.contains("4 developer token: made by MusicKit\n"))
        #expect(flow.output.contains("5 user token: the flow ends here\n"))
        #expect(flow.errors.contains(errors))
        #expect(try await session.runAll("explain").output.contains("a good app"))
        #expect(await session.run("token user request").errors.contains(errors))
        #expect(session.session.world.userToken == nil)
        try await session.runAll("fault clear", "authorize", "library")
    }

    @Test(arguments: [("offline", "there is no network"), ("503", "the server with the offer's page failed")])
    func `a sheet is not loaded, and then it is`(fault: String, reason: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load eligible", "fault set \(fault) --on /offer --times 1")
        let before = session.session.world.device
        let outcome = await session.run("offer")
        #expect(outcome.status == 1 && outcome.hasThreeParts && outcome.errors.contains(reason))
        #expect(outcome.output == "")
        #expect(session.session.world.device == before)
        #expect(try await session.runAll("explain").output.contains("Present nothing."))
        #expect(await session.run("offer accept").status == 1)
        try await session.runAll("offer", "accept")
    }

    @Test func `other paths are not struck`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "scenario load fresh-subscriber", "fault set offline --on /offer", "authorize --answer allow", "library",
            "play albums/310730204")
    }

    @Test func `whoever does not wait for a slow sheet has none`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "scenario load eligible", "clock set system", "fault set delay --delay 600 --on /offer")
        let before = session.session.world.device
        // Like Ctrl-C.
        withUnsafeCurrentTask { $0?.cancel() }
        let outcome = await session.run("offer")
        #expect(outcome.status == Failure.Status.interrupted.rawValue)
        #expect(outcome.errors == "Interrupted.\n")
        #expect(session.session.world.device == before)
    }
}
