import AppleMusicAPI
import FoundationEssentials
import Testing

@testable import TonearmSimulator

/// Tests the causes of 403: the event that made a music user token invalid.
struct UserTokenEndTests {
    private let client: AccountClient

    init() throws { client = try AccountClient() }

    private var found: String? { client.send(.get, "/v1/me/library/songs").cause?.found }

    @Test(arguments: [
        (UserTokenEnd.subscriptionEnded, "the subscription ended"), (.passwordChanged, "password was changed"),
        (.accessRevoked, "revoked the app's access"), (.fault, "token-expires"),
    ])
    func `the event that ended a token is named`(end: UserTokenEnd, words: String) {
        switch end {
        case .subscriptionEnded: client.simulator.memory.setSubscribed(false, account: "subscriber")
        case .passwordChanged: client.simulator.state.changePassword(account: "subscriber")
        case .accessRevoked: client.simulator.state.revokeAccess(of: AccountClient.team, account: "subscriber")
        default:
            client.simulator.state.faults.set(Faults.Fault(.quirk(.tokenExpires), times: 1))
            #expect(client.send(.get, "/v1/me/library/songs").status == 200)
        }
        #expect(found?.contains(words) == true, "\(found ?? "no cause")")
        #expect(found?.contains("'subscriber'") == true)
    }

    @Test func `a token from before the subscription stays refused for this reason`() throws {
        try client.authorize("visitor")
        client.simulator.memory.setSubscribed(true, account: "visitor")
        #expect(found?.contains("no subscription") == true)
    }

    @Test func `the cause is kept with the state, and not in a fork`() throws {
        client.simulator.state.changePassword(account: "subscriber")
        let memory = client.simulator.memory
        let read = try JSONDecoder().decode(SimulatorMemory.self, from: JSONEncoder().encode(memory))
        #expect(
            read.userTokenFlaw(client.userToken, team: nil, now: 0)
                == memory.userTokenFlaw(client.userToken, team: nil, now: 0))
        #expect(memory.forked(secret: 3).userTokenFlaw(client.userToken, team: nil, now: 0) == .unknown)
    }

    @Test func `the service remembers a limited number of tokens`() throws {
        let first = client.userToken
        for _ in 0...EndedUserToken.limit {
            client.simulator.state.changePassword(account: "subscriber")
            try client.authorize("subscriber")
        }
        #expect(client.simulator.state.endedUserTokens?.count == EndedUserToken.limit)
        client.userToken = first
        #expect(found?.contains("does not know") == true)
    }
}
