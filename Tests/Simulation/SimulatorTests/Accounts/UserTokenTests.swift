import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmSigning

@testable import TonearmSimulator

/// Music user tokens, and every way to invalidate them.
struct UserTokenTests {
    private static let target = "/v1/me/library/songs?limit=1"

    @Test func `a token is 300 characters of base64, and unique`() throws {
        var state = SimulatorMemory(seed: 1)
        let tokens = try (0..<20).map { _ in
            try state.issueUserToken(account: "subscriber", team: AccountClient.team, now: 0).text
        }
        #expect(Set(tokens).count == 20)
        for token in tokens {
            #expect(token.utf8.count == 300 && token.hasSuffix("="))
            #expect(
                token.dropLast().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+" || $0 == "/") })
        }
    }

    @Test func `a token has its account, storefront, team and expiry`() throws {
        var state = SimulatorMemory(seed: 1)
        let token = try state.issueUserToken(account: "newcomer", team: "TEAM000001", now: 1000)
        #expect(token.account == "newcomer" && token.storefront == "jp" && token.team == "TEAM000001")
        #expect(token.issued == 1000 && token.expires == 1000 + 180 * 86_400)
    }

    @Test(arguments: ["Music-User-Token", "music-user-token", "Media-User-Token"])
    func `both spellings of the header are accepted`(name: String) throws {
        let client = try AccountClient()
        var request = Request(.get, Self.target)
        request.headers["Authorization"] =
            "Bearer " + (try DeveloperKey.demonstration.token(issued: SimulatorClient.now, lifetime: 60))
        #expect(client.simulator.respond(to: request).status == 403)
        request.headers[name] = client.userToken
        #expect(client.simulator.respond(to: request).status == 200)
    }

    @Test(arguments: [nil, "", "invented", "Bearer x"])
    func `an invalid token is forbidden`(text: String?) throws {
        let client = try AccountClient(nil)
        client.userToken = text
        let error = text == nil ? ExpectedError.noToken : .forbidden
        client.expect(error, Self.target)
        client.expect(error, .post, "/v1/me/library?ids[songs]=1")
        client.expect(error, .put, "/v1/me/ratings/songs/1", "no body")
    }

    enum Ending: CaseIterable {
        case password, revocation, lapse, lapseAndReturn, storefront, terms, end
    }

    @Test(arguments: Ending.allCases)
    func `every kind of invalidation works`(ending: Ending) throws {
        let client = try AccountClient()
        #expect(client.get(Self.target).status == 200)
        switch ending {
        case .password: client.simulator.state.changePassword(account: "subscriber")
        case .revocation: client.simulator.state.revokeAccess(of: AccountClient.team, account: "subscriber")
        case .lapse: client.simulator.memory.setSubscribed(false, account: "subscriber")
        case .lapseAndReturn:
            client.simulator.memory.setSubscribed(false, account: "subscriber")
            client.simulator.memory.setSubscribed(true, account: "subscriber")
        case .storefront: client.simulator.memory.change("subscriber") { $0.storefront = "fr" }
        case .terms: client.simulator.memory.change("subscriber") { $0.hasAcceptedPrivacy = false }
        // The developer token would expire first, so only the clock of the account's service is advanced.
        case .end:
            #expect(
                client.simulator.memory.account(
                    ofUserToken: client.userToken ?? "", team: AccountClient.team,
                    now: SimulatorClient.now + IssuedUserToken.lifetime - 1) != nil)
            #expect(
                client.simulator.memory.account(
                    ofUserToken: client.userToken ?? "", team: AccountClient.team,
                    now: SimulatorClient.now + IssuedUserToken.lifetime) == nil)
            return
        }
        client.expect(.forbidden, Self.target)
        #expect(client.get("/v1/catalog/us/songs/203709340").status == 200)
    }

    @Test func `a changed password does not affect other accounts' tokens`() throws {
        let client = try AccountClient()
        client.simulator.state.changePassword(account: "newcomer")
        #expect(client.get(Self.target).status == 200)
        client.simulator.state.changePassword(account: "subscriber")
        try client.authorize("subscriber")
        #expect(client.get(Self.target).status == 200)
    }

    @Test func `a token of another team is forbidden`() throws {
        let client = try AccountClient(nil)
        client.userToken = try client.simulator.memory.issueUserToken(
            account: "subscriber", team: "OTHERTEAM1", now: SimulatorClient.now
        ).text
        client.expect(.forbidden, Self.target)
    }

    @Test func `a revoked team gets a token only after access is granted again`() throws {
        let client = try AccountClient()
        let old = client.userToken
        client.simulator.state.revokeAccess(of: AccountClient.team, account: "subscriber")
        #expect(throws: UserTokenRefusal.accessRevoked) { try client.authorize("subscriber") }
        client.simulator.state.grantAccess(to: AccountClient.team, account: "subscriber")
        client.expect(.forbidden, Self.target)
        try client.authorize("subscriber")
        #expect(client.get(Self.target).status == 200)
        client.userToken = old
        client.expect(.forbidden, Self.target)
    }

    @Test func `the token of a non-subscriber is refused`() throws {
        let client = try AccountClient("visitor")
        client.expect(.forbidden, Self.target)
        client.simulator.memory.setSubscribed(true, account: "visitor")
        client.expect(.forbidden, Self.target)
        try client.authorize("visitor")
        #expect(client.get(Self.target).status == 200)
    }

    @Test func `no token is issued for an unknown account, or before the terms are accepted`() {
        var state = SimulatorMemory(seed: 1)
        #expect(throws: UserTokenRefusal.unknownAccount) {
            try state.issueUserToken(account: "nobody", team: "T", now: 0)
        }
        state.change("subscriber") { $0.hasAcceptedPrivacy = false }
        #expect(throws: UserTokenRefusal.privacyAcknowledgementRequired) {
            try state.issueUserToken(account: "subscriber", team: "T", now: 0)
        }
    }

    @Test func `the state does not contain the token's text`() throws {
        let client = try AccountClient()
        _ = client.get(Self.target)
        let token = try #require(client.userToken)
        #expect(!String(describing: client.simulator.state).contains(token.prefix(40)))
    }

    @Test func `an invalid token fails a catalog request only if it has personal parts`() throws {
        let client = try AccountClient()
        client.userToken = "bad"
        #expect(client.get("/v1/catalog/us/albums/310730204").status == 200)
        for query in ["include=library", "relate=library", "extend=inFavorites", "include[songs]=library"] {
            client.expect(.forbidden, "/v1/catalog/us/albums/310730204?" + query)
        }
    }
}
