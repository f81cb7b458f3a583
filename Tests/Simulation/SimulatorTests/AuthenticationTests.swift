import AppleMusicAPI
import Testing
import TonearmSigning
import TonearmSimulator

/// Verification of developer tokens: every flaw gets the same bare 401.
struct AuthenticationTests {
    private static let key = TestKey()
    private static let maximum = DeveloperToken.maximumLifetime
    private static let now = SimulatorClient.now

    private func status(_ token: String, origin: String? = nil) async throws -> Int {
        try await answer("Bearer " + token, origin: origin).status
    }

    private func answer(_ field: String?, origin: String? = nil) async throws -> Response {
        var client = SimulatorClient(keys: [Self.key.publicKey], token: "")
        client.headers["Authorization"] = field
        client.headers["Origin"] = origin
        return try await client.answer("/v1/test")
    }

    @Test func `a token of a known key is accepted`() async throws {
        #expect(try await status(Self.key.token()) == 200)
        #expect(try await status(Self.key.token(header: [("typ", .null)])) == 200)
        let test = try await answer("Bearer " + Self.key.token())
        #expect(test.body.json == .object(JSONObject()))
    }

    @Test func `the simulator accepts the demonstration key`() async throws {
        #expect(try await SimulatorClient().answer("/v1/catalog/us/albums/310730204").status == 200)
    }

    @Test(arguments: [
        nil, "", "Bearer", "Bearer ", "{token}", "bearer {token}", "Basic {token}", "Bearer  {token}",
        "Bearer {token} ",
        "Bearer {token}.", "Bearer {token}=", "Bearer a.b", "Bearer a.b.c", "Bearer ..", "Bearer {token},{token}",
    ])
    func `the header has exactly one form`(field: String?) async throws {
        let token = try Self.key.token()
        let answer = try await answer(field?.replacing("{token}", with: token))
        #expect(answer.status == 401)
        #expect(answer.body.isEmpty)
        #expect(answer.headers["Content-Length"] == "0")
        #expect(answer.headers["Content-Type"] == nil && answer.headers["WWW-Authenticate"] == nil)
    }

    @Test func `a token with one letter changed is refused`() async throws {
        let letters = Array(try Self.key.token())
        // The last letter of the signature contains two unused bits.
        for index in stride(from: 0, to: letters.count - 1, by: 7) where letters[index] != "." {
            var changed = letters
            changed[index] = letters[index] == "A" ? "B" : "A"
            #expect(try await status(String(changed)) == 401, "letter \(index)")
        }
    }

    @Test func `a token of two parts is refused`() async throws {
        let parts = try Self.key.token().split(separator: ".")
        #expect(try await status(parts.dropLast().joined(separator: ".")) == 401)
        #expect(try await status(parts.dropLast().joined(separator: ".") + ".") == 401)
    }

    @Test func `a signature must be ES256 in its raw form`() async throws {
        for signature in [TestKey.Signature.der, .hmac, .none, .ofOtherText, .bytes(Array(repeating: 0, count: 64))] {
            #expect(try await status(Self.key.token(signature: signature)) == 401, "\(signature)")
        }
    }

    @Test(arguments: [
        ("alg", JSON.string("HS256")), ("alg", .string("none")), ("alg", .string("es256")), ("alg", .null),
        ("kid", .null), ("kid", .string("UNKNOWN001")), ("kid", .number("1")),
    ])
    func `a header names the algorithm and a known key`(name: String, value: JSON) async throws {
        #expect(try await status(Self.key.token(header: [(name, value)])) == 401)
    }

    @Test func `the usual forgeries are refused`() async throws {
        #expect(try await status(Self.key.token(header: [("alg", "none")], signature: .none)) == 401)
        #expect(try await status(Self.key.token(header: [("alg", "HS256")], signature: .hmac)) == 401)
        // Another key with equal ids.
        #expect(try await status(TestKey().token()) == 401)
        #expect(
            try await status(DeveloperKey.demonstration.token(issued: Self.now - 60, lifetime: 3600)) == 401)
    }

    @Test(arguments: [
        ("iss", JSON.string("OTHERTEAM1")), ("iss", .null), ("iat", .null), ("exp", .null), ("exp", .string("soon")),
        ("iat", .number("1.5")), ("origin", .string("https://example.com")), ("origin", .array([])),
    ])
    func `claims are those of the key's team, complete and well formed`(name: String, value: JSON) async throws {
        #expect(try await status(Self.key.token(claims: [(name, value)]), origin: "https://example.com") == 401)
    }

    /// Seconds from now, and the expected status.
    private static let times: [(issued: Int, expires: Int, status: Int)] = [
        // Expired a second ago, expiring now, valid for one more second.
        (-60, -1, 401), (-60, 0, 401), (-60, 1, 200),
        // Issued in the future, issued now.
        (1, 60, 401), (0, 60, 200),
        // Of maximum lifetime, and a second longer.
        (0, maximum, 200), (0, maximum + 1, 401), (1 - maximum, 1, 200), (-maximum, 1, 401), (-60, -120, 401),
    ]

    @Test(arguments: times)
    func `a token is valid from its issue to its expiry`(issued: Int, expires: Int, expected: Int) async throws {
        let claims = [("iat", JSON.integer(Self.now + issued)), ("exp", JSON.integer(Self.now + expires))]
        #expect(try await status(Self.key.token(claims: claims)) == expected)
    }

    @Test(arguments: [(Int.min, Int.max), (Int.min, now + 60), (now - 60, Int.max), (0, Int.min), (Int.max, Int.max)])
    func `the largest numbers do not overflow`(issued: Int, expires: Int) async throws {
        let claims = [("iat", JSON.integer(issued)), ("exp", JSON.integer(expires))]
        #expect(try await status(Self.key.token(claims: claims)) == 401)
    }

    @Test(arguments: [
        ("https://example.com", 200), ("https://music.example.com", 200), ("https://other.example", 401),
        ("http://example.com", 401), ("https://example.com/", 401), (nil, 401),
    ])
    func `a token's origins are compared with the request's`(origin: String?, expected: Int) async throws {
        let token = try Self.key.token(
            claims: [("origin", .strings(["https://example.com", "https://music.example.com"]))])
        #expect(try await status(token, origin: origin) == expected)
        #expect(try await status(Self.key.token(), origin: origin) == 200)
    }

    @Test func `a verified token is refused after its expiry`() async throws {
        var simulator = try SimulatorClient().simulator
        let request = Request(.get, "/v1/test", headers: try SimulatorClient().headers)
        #expect(simulator.respond(to: request).status == 200)
        simulator.now += 10_000
        #expect(simulator.respond(to: request).status == 401)
        simulator.now -= 20_000
        #expect(simulator.respond(to: request).status == 401)
    }

    @Test func `a minted token contains its inputs`() throws {
        let text = try DeveloperKey.demonstration.token(issued: 5, lifetime: 10, origins: ["https://example.com"])
        let token = try #require(DeveloperToken(text))
        #expect(token.algorithm == "ES256" && token.header["typ"] == "JWT")
        #expect(token.keyID == DeveloperKey.demonstration.id && token.issuer == DeveloperKey.demonstration.team)
        #expect(token.keyID?.count == 10 && token.issuer?.count == 10)
        #expect(token.issued == 5 && token.expires == 15)
        #expect(token.origins == ["https://example.com"])
        #expect(token.isSigned(by: DeveloperKey.demonstration.publicKey))
        #expect(!token.isSigned(by: TestKey().publicKey))
    }
}
