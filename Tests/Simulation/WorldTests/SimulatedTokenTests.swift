import AppleMusicAPI
import AppleMusicSimulation
import Testing
import TonearmSigning

/// Tests the developer tokens of simulations, which no cryptography signs.
struct SimulatedTokenTests {
    private let music = SimulatedAppleMusic(.subscriber)
    private var now: Int { Int(music.now.components.seconds) }

    private func status(_ token: String) async throws -> Int {
        var request = Request(.get, "/v1/catalog/us/genres")
        request.headers["Authorization"] = "Bearer \(token)"
        return try await music.respond(to: request).status
    }

    @Test func `a simulation accepts its own token, and no other with the same key`() async throws {
        let token = try music.developerToken()
        #expect(DeveloperToken(token)?.signatureSize == 64)
        #expect(try await status(token) == 200)
        let other = try DeveloperKey.demonstration.token(issued: now, lifetime: 60)
        #expect(try await status(other) == 401)
        let parts = token.split(separator: ".")
        let claims = try #require(Base64URL.decode(parts[1]))
        let later = String(decoding: claims, as: UTF8.self).replacing("DEMOTEAM01", with: "DEMOTEAM02")
        #expect(try await status("\(parts[0]).\(Base64URL.encode(Array(later.utf8))).\(parts[2])") == 401)
    }

    @Test func `an app's own token is read claim by claim`() async throws {
        let own = DeveloperKey(id: "MYOWNKEY01", team: "MYOWNTEAM1")
        let token = try own.token(issued: now, lifetime: 60)
        #expect(try await status(token) == 200)
        // Nothing verifies the signature.
        let parts = token.split(separator: ".")
        #expect(
            try await status("\(parts[0]).\(parts[1]).\(Base64URL.encode([UInt8](repeating: 1, count: 64)))") == 200)
        #expect(
            try await status("\(parts[0]).\(parts[1]).\(Base64URL.encode([UInt8](repeating: 1, count: 70)))") == 401)
        #expect(try await status(own.token(issued: now - 61, lifetime: 60)) == 401)
        #expect(try await status(own.token(issued: now + 5, lifetime: 60)) == 401)
        #expect(
            try await status(own.token(issued: now, lifetime: 60, origins: ["https://a.example"])) == 401)
        #expect(try await status(own.renamed(team: "").token(issued: now, lifetime: 20_000_000)) == 401)
    }
}
