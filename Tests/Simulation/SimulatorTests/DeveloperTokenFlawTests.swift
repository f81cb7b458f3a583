import AppleMusicAPI
import Foundation
import Testing
import TonearmAlgorithms
import TonearmCatalog
import TonearmSigning
import TonearmSimulator

/// A comparison of token flaws with the simulator's answers.
struct DeveloperTokenFlawTests {
    private static let key = TestKey()
    private static let other = TestKey(id: "OTHERKEY01", team: "OTHERTEAM1")
    private static let now = SimulatorClient.now
    private static let maximum = DeveloperToken.maximumLifetime
    private static let site = "https://example.com"

    private static var check: DeveloperTokenCheck {
        DeveloperTokenCheck(signers: .keys([key.publicKey, other.publicKey]), now: now)
    }

    private func flaws(_ token: String, origin: String? = nil) -> [DeveloperTokenFlaw] {
        Self.check.flaws(of: token, origin: origin)
    }

    @Test func `a valid token has no flaw`() throws {
        #expect(try flaws(Self.key.token()) == [])
        #expect(try flaws(Self.other.token(), origin: Self.site) == [])
        #expect(try flaws(Self.key.token(claims: [("origin", .strings([Self.site]))]), origin: Self.site) == [])
    }

    @Test(arguments: [
        ("", [DeveloperTokenFlaw.parts(1)]), ("a.b", [.parts(2)]), ("a.b.c.d", [.parts(4)]),
        ("e30.e30.", []), ("a.e30.e30", [.malformed(.header)]), ("e30.W10.", [.malformed(.claims)]),
        ("e30.e30.=", [.malformed(.signature)]), ("e30.e30.AB", [.malformed(.signature)]),
        ("e31.e30.", [.malformed(.header)]), ("e30.e3z.AA", [.malformed(.claims)]),
        ("%.%.%", [.malformed(.header), .malformed(.claims), .malformed(.signature)]),
    ])
    func `unreadable parts are named`(text: String, expected: [DeveloperTokenFlaw]) {
        let isToken = DeveloperToken(text) != nil
        #expect(isToken == expected.isEmpty)
        if !isToken { #expect(flaws(text) == expected) }
    }

    private static let headers: [(String, JSON, [DeveloperTokenFlaw])] = [
        ("alg", "HS256", [.algorithm("HS256")]), ("alg", .null, [.algorithm(nil)]), ("alg", 256, [.algorithm(nil)]),
        ("kid", "UNKNOWN001", [.unknownKey("UNKNOWN001")]), ("kid", .null, [.keyIDMissing]),
        (
            "kid", "OTHERKEY01",
            [.issuer("TESTTEAM01", key: "OTHERKEY01", team: "OTHERTEAM1"), .signature(key: "OTHERKEY01")]
        ),
        ("typ", "JWE", []), ("crit", ["exp"], [.criticalExtensions]), ("crit", [], [.criticalExtensions]),
    ]

    @Test(arguments: headers) func `flaws of headers are found`(
        name: String, value: JSON, expected: [DeveloperTokenFlaw]
    ) throws {
        #expect(try flaws(Self.key.token(header: [(name, value)])) == expected)
    }

    private static let claims: [(String, JSON, [DeveloperTokenFlaw])] = [
        ("iss", "OTHERTEAM1", [.issuer("OTHERTEAM1", key: "TESTKEY001", team: "TESTTEAM01")]),
        ("iss", .null, [.issuerMissing(team: "TESTTEAM01")]),
        ("iat", .null, [.timeMissing("iat")]), ("exp", "soon", [.timeMissing("exp")]),
        ("iat", .integer((now - 60) * 1000), [.timeInMilliseconds(["iat"])]),
        ("exp", .integer((now + 60) * 1000), [.timeInMilliseconds(["exp"])]),
        ("iat", .integer(now + 5), [.notYetValid(5)]), ("exp", .integer(now), [.expired(0)]),
        ("exp", .integer(now - 7), [.expired(7)]), ("exp", .integer(now - 60 + maximum), []),
        ("exp", .integer(now - 59 + maximum), [.livesTooLong(maximum + 1)]),
        ("exp", .integer(.max), [.livesTooLong(.max - now + 60)]), ("exp", .integer(.min), [.expired(.max)]),
        ("iat", .integer(.min), [.livesTooLong(.max)]), ("iat", .integer(.max), [.notYetValid(.max - now)]),
        ("origin", .array([]), [.originEmpty]), ("origin", "https://example.com", [.originEmpty]),
        ("origin", ["https://a.example"], [.originMissing(allowed: ["https://a.example"])]),
    ]

    @Test(arguments: claims) func `flaws of claims are found`(name: String, value: JSON, expected: [DeveloperTokenFlaw])
        throws
    {
        #expect(try flaws(Self.key.token(claims: [(name, value)])) == expected)
    }

    @Test func `flaws of signatures are found`() throws {
        #expect(try flaws(Self.key.token(signature: .ofOtherText)) == [.signature(key: "TESTKEY001")])
        #expect(try flaws(TestKey().token()) == [.signature(key: "TESTKEY001")])
        #expect(try flaws(Self.key.token(signature: .none)) == [.signatureForm(bytes: 0)])
        #expect(try flaws(Self.key.token(signature: .hmac)) == [.signatureForm(bytes: 32)])
        guard case .signatureForm(let count)? = try flaws(Self.key.token(signature: .der)).first else {
            Issue.record("DER was taken")
            return
        }
        #expect((68...72).contains(count))
    }

    @Test func `every flaw is reported, not only the first`() throws {
        let token = try Self.key.token(
            header: [("kid", "OTHERKEY01")],
            claims: [
                ("iat", .integer(Self.now - Self.maximum - 9)), ("exp", .integer(Self.now - 1)),
                ("origin", ["https://a.example"]),
            ])
        #expect(
            flaws(token, origin: Self.site) == [
                .issuer("TESTTEAM01", key: "OTHERKEY01", team: "OTHERTEAM1"), .signature(key: "OTHERKEY01"),
                .expired(1), .livesTooLong(Self.maximum + 8), .origin(Self.site, allowed: ["https://a.example"]),
            ])
    }

    @Test func `both times in milliseconds are one flaw, which names them`() throws {
        let token = try Self.key.token(
            claims: [("iat", .integer((Self.now - 60) * 1000)), ("exp", .integer((Self.now + 60) * 1000))])
        #expect(flaws(token) == [.timeInMilliseconds(["iat", "exp"])])
        #expect(
            DeveloperTokenFlaw.timeInMilliseconds(["iat", "exp"]).sentence()
                == "its 'iat' and 'exp' are in milliseconds, and the service counts seconds")
    }

    @Test func `a request without a token has a flaw`() throws {
        var request = Request(.get, "/v1/test")
        #expect(Self.check.flaws(of: request) == [.headerMissing])
        request.headers["Authorization"] = "Basic x"
        #expect(Self.check.flaws(of: request) == [.notBearer])
        request.headers["Authorization"] = "Bearer \(try Self.key.token())"
        #expect(Self.check.flaws(of: request) == [])
    }

    /// Returns an unusual value, or in most cases the usual one.
    private static func pick<Choice>(
        _ odd: [Choice], _ usual: Choice, _ random: inout RandomSource
    ) -> Choice {
        Int.random(in: 0..<4, using: &random) > 0 ? usual : odd.randomElement(using: &random) ?? usual
    }

    /// Returns a request with a random combination of token changes.
    private static func request(_ random: inout RandomSource) throws -> Request {
        let times: [JSON] =
            [now - 60, now, now + 1, now - 1, now + 3600, now + maximum, now - maximum, .max, .min].map(JSON.integer)
            + [.null, "1"]
        let header: [(String, JSON)] = [
            ("alg", pick(["HS256", .null], "ES256", &random)),
            ("kid", pick(["OTHERKEY01", "UNKNOWN001", .null], .string(key.id), &random)),
        ]
        let claims: [(String, JSON)] = [
            ("iss", pick(["OTHERTEAM1", "UNKNOWN001", .null], .string(key.team), &random)),
            ("iat", pick(times, .integer(now - 60), &random)), ("exp", pick(times, .integer(now + 3600), &random)),
            ("origin", pick([.array([]), .strings([site]), .string(site)], .null, &random)),
        ]
        let signature = pick([TestKey.Signature.der, .hmac, TestKey.Signature.none, .ofOtherText], .raw, &random)
        let token = try pick([other], key, &random).token(header: header, claims: claims, signature: signature)
        let damage = pick(["", "", "", ".", "=", ".x"], "", &random)
        let scheme = pick(["Bearer ", "Bearer ", "Bearer ", "Basic ", ""], "Bearer ", &random)
        var request = Request(.get, "/v1/test")
        request.headers["Authorization"] = scheme.isEmpty ? nil : scheme + token + damage
        request.headers["Origin"] = pick([nil, "https://a.example"], site, &random)
        return request
    }

    @Test(arguments: [false, true]) func `a request is refused if and only if there is a flaw`(acceptsAnyKey: Bool)
        throws
    {
        var random = RandomSource(seed: 11)
        var simulator = RunningSimulator(
            Simulator(
                catalog: SimulatorClient.catalog,
                signers: acceptsAnyKey ? .anyone : .keys([Self.key.publicKey, Self.other.publicKey])),
            memory: SimulatorMemory(seed: 7), now: Self.now)
        var counts = (refused: 0, taken: 0)
        for _ in 0..<1500 {
            let request = try Self.request(&random)
            // Twice, because the signature is then cached; and at other times.
            for now in [Self.now, Self.now, Self.now + 3599, Self.now + 3600, Self.now - 61, Self.now] {
                simulator.now = now
                let flaws = simulator.developerTokenCheck.flaws(of: request)
                let status = simulator.respond(to: request).status
                #expect(status == (flaws.isEmpty ? 200 : 401), "\(flaws)")
                if status == 200 { counts.taken += 1 } else { counts.refused += 1 }
            }
        }
        #expect(counts.taken > 100 && counts.refused > 1000)
    }

    @Test func `a registered key is accepted, and replaces one with an equal id`() throws {
        var simulator = RunningSimulator(
            Simulator(catalog: SimulatorClient.catalog, signers: .keys([Self.key.publicKey])),
            memory: SimulatorMemory(seed: 7),
            now: Self.now)
        let (first, second) = (
            TestKey(id: "MADEKNOWN1", team: "MYTEAM0001"), TestKey(id: "MADEKNOWN1", team: "MYTEAM0001")
        )
        func status(_ key: TestKey) throws -> Int {
            simulator.respond(
                to: Request(.get, "/v1/test", headers: Headers([("Authorization", "Bearer \(try key.token())")]))
            ).status
        }
        let firstToken = Request(
            .get, "/v1/test", headers: Headers([("Authorization", "Bearer \(try first.token())")]))
        #expect(simulator.respond(to: firstToken).status == 401)
        simulator.state.makeKnown(first.publicKey)
        #expect(simulator.respond(to: firstToken).status == 200)
        #expect(try status(Self.key) == 200)
        simulator.state.makeKnown(second.publicKey)
        #expect(simulator.state.developerKeys == [second.publicKey])
        #expect(simulator.respond(to: firstToken).status == 401)
        #expect(try status(second) == 200)
    }

    @Test func `a state contains public halves, and older states are still decoded`() throws {
        var state = SimulatorState(seed: 7)
        let before = try JSONEncoder().encode(state)
        state.makeKnown(Self.key.publicKey)
        let after = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(SimulatorState.self, from: after) == state)
        #expect(!String(decoding: before, as: UTF8.self).contains("madeKnown"))
        #expect(try JSONDecoder().decode(SimulatorState.self, from: before).developerKeys == [])
    }

    @Test(arguments: ["\u{1B}[2J", "a b", "", "'", String(repeating: "x", count: 101), "é"])
    func `untrusted text is repeated only if it is plain`(text: String) {
        for flaw in [DeveloperTokenFlaw.unknownKey(text), .algorithm(text), .origin(text, allowed: [text])] {
            let sentence = flaw.sentence()
            #expect(text.isEmpty || !sentence.contains(text) || text == "'")
            #expect(sentence.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
        }
    }
}
