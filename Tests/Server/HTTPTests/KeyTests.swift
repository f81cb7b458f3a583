import AppleMusicAPI
import Crypto
import Testing
import TonearmServedSupport
import TonearmSigning

@testable import TonearmHTTP

struct KeyTests {
    private let key = P256.Signing.PrivateKey()
    private var stranger: DeveloperKey { DeveloperKey(id: "ABCDE12345", team: "TEAMID1234", key: key) }

    private func status(_ simulator: Served.Service, _ token: String) async -> Int {
        let headers = Headers([("Authorization", "Bearer \(token)")])
        return await Served.gateway(simulator).respond(to: Request(.get, Served.album, headers: headers)).status
    }

    @Test func `tokens of a key file are accepted`() async throws {
        let token = try Served.token(of: stranger)
        #expect(await status(Served.service(), token) == 401)
        let known = try KeyFile.key(
            path: "/keys/AuthKey_ABCDE12345.p8", content: Array(key.pemRepresentation.utf8), team: "TEAMID1234")
        #expect(await status(Served.service(keys: [known]), token) == 200)
    }

    @Test func `the public key is enough`() async throws {
        let known = try KeyFile.key(
            path: "AuthKey_ABCDE12345.p8", content: Array(key.publicKey.pemRepresentation.utf8), team: "TEAMID1234")
        #expect(await status(Served.service(keys: [known]), try Served.token(of: stranger)) == 200)
    }

    @Test func `the team must be the token's`() async throws {
        let known = try KeyFile.key(
            path: "AuthKey_ABCDE12345.p8", content: Array(key.pemRepresentation.utf8), team: "OTHERTEAM1")
        #expect(await status(Served.service(keys: [known]), try Served.token(of: stranger)) == 401)
    }

    @Test(arguments: ["AuthKey_.p8", "AuthKey_abcde12345.p8", "AuthKey_ABCDE1234.p8", "ABCDE12345.p8", "key.pem", ""])
    func `a file of another name is refused`(name: String) {
        #expect(throws: KeyFile.Problem.badName) { try KeyFile.key(path: name, content: [], team: "TEAMID1234") }
    }

    @Test func `a file without a key is refused`() {
        #expect(throws: KeyFile.Problem.badKey) {
            try KeyFile.key(path: "AuthKey_ABCDE12345.p8", content: Array("-----BEGIN ".utf8), team: "TEAMID1234")
        }
    }

    @Test func `a broken file is refused with its cause`() throws {
        let pem = key.pemRepresentation
        let broken: [(String, KeyFile.Problem)] = [
            ("", .broken(.empty)), (pem.replacing("\n", with: #"\n"#), .broken(.literalNewlines)),
            (String(pem.prefix(pem.count / 2)), .broken(.endMissing)),
            (pem.replacing("PRIVATE", with: "ENCRYPTED PRIVATE"), .encrypted),
            (try Served.token(of: stranger), .broken(.developerToken)),
            ("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", .broken(.certificate)),
        ]
        for (text, failure) in broken {
            #expect(throws: failure) {
                try KeyFile.key(path: "AuthKey_ABCDE12345.p8", content: Array(text.utf8), team: "TEAMID1234")
            }
        }
        #expect(throws: KeyFile.Problem.broken(.binary)) {
            try KeyFile.key(
                path: "AuthKey_ABCDE12345.p8", content: Array(key.derRepresentation), team: "TEAMID1234")
        }
    }

    @Test func `any key is accepted when asked, but not any token`() async throws {
        let simulator = Served.service(acceptsAnyKey: true)
        #expect(await status(simulator, try Served.token(of: stranger)) == 200)
        #expect(await status(simulator, try stranger.token(issued: Served.now - 200, lifetime: 100)) == 401)
        #expect(await status(simulator, try stranger.token(issued: Served.now, lifetime: 15_777_001)) == 401)
        #expect(await status(simulator, "eyJhbGciOiJub25lIn0.e30.") == 401)
        let parts = try Served.token(of: stranger).split(separator: ".")
        #expect(await status(simulator, "\(parts[0]).\(parts[1]).AAAA") == 401)
    }
}
