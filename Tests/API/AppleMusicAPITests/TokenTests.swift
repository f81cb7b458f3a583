import Crypto
import Foundation
import Testing
import TonearmAlgorithms
import TonearmSigning

@testable import AppleMusicAPI

/// Malformed tokens and keys.
@Suite struct TokenTests {
    private static let path = "AuthKey_ABCDE12345.p8"

    private static func token(header: JSON, claims: JSON, signature: [UInt8]) -> String {
        [header.bytes, claims.bytes, signature].map { Base64URL.encode($0) }.joined(separator: ".")
    }

    @Test func `a service reads keys and their public halves, but no other content`() throws {
        let key = P256.Signing.PrivateKey()
        let expected = DeveloperKey(id: "ABCDE12345", team: "TEAM123456", key: key).publicKey
        for text in [key.pemRepresentation, key.publicKey.pemRepresentation] {
            #expect(try KeyFile.key(path: "/a/\(Self.path)", content: Array(text.utf8), team: "TEAM123456") == expected)
        }
        #expect(throws: KeyFile.Problem.badKey) {
            try KeyFile.key(path: Self.path, content: Array("-----BEGIN".utf8), team: "TEAM123456")
        }
        #expect(throws: KeyFile.Problem.badName) { try KeyFile.key(path: "x.p8", content: [], team: "TEAM123456") }
    }

    @Test(arguments: ["", "/", "AuthKey_.p8", "AuthKey_abcde12345.p8", "AuthKey_ABCDE1234.p8", "ABCDE12345.p8"])
    func `a file name without an id is refused`(path: String) {
        #expect(KeyFile.id(in: path) == nil)
        #expect(throws: KeyFile.Problem.badName) { try KeyFile.signingKey(path: path, content: [], team: "TEAM123456") }
    }

    @Test func `a DSA key is recognized, and invalid base64 is refused`() {
        func failure(_ label: String, _ body: String) -> KeyFile.Problem? {
            let text = "-----BEGIN \(label)-----\n\(body)\n-----END \(label)-----\n"
            do throws(KeyFile.Problem) {
                _ = try KeyFile.signingKey(path: Self.path, content: Array(text.utf8), team: "TEAM123456")
                return nil
            } catch {
                return error
            }
        }
        #expect(failure("DSA PRIVATE KEY", "AAAA") == .otherKind("a DSA key"))
        #expect(failure("PRIVATE KEY", "%%%%") == .broken(.damagedText))
    }

    @Test func `a token without a valid ES256 signature is not verified`() throws {
        let key = DeveloperKey(id: "ABCDE12345", team: "TEAM123456", key: P256.Signing.PrivateKey())
        let sound = try #require(DeveloperToken(key.token(issued: 0, lifetime: 60)))
        #expect(sound.isSigned(by: key.publicKey) && !sound.isSigned(by: DeveloperKey.demonstration.publicKey))
        let claims: JSON = ["iss": "TEAM123456"]
        for (algorithm, count) in [("ES256", 0), ("ES256", 63), ("ES256", 71), ("HS256", 64), ("none", 0)] {
            let text = Self.token(
                header: ["alg": .string(algorithm)], claims: claims, signature: [UInt8](repeating: 1, count: count))
            let token = try #require(DeveloperToken(text))
            #expect(!token.hasSignatureForm && !token.isSigned(by: key.publicKey))
        }
        let zeros = Self.token(
            header: ["alg": "ES256"], claims: claims, signature: [UInt8](repeating: 0, count: 64))
        #expect(try !#require(DeveloperToken(zeros)).isSigned(by: key.publicKey))
    }

    @Test(arguments: [
        (DeveloperTokenFlaw.headerMissing, "there is no Authorization header"),
        (.notBearer, "the Authorization header does not begin with 'Bearer '"),
        (.criticalExtensions, "its header demands extensions ('crit'), and none are known"),
        (.issuerMissing(team: "T"), "it names no team ('iss'), and its key is of the team 'T'"),
        (.unknownKey("a b"), "the key of 3 odd bytes ('kid') is not known"),
        (.unknownKey(""), "the key '' ('kid') is not known"),
        (.notYetValid(5), "it becomes valid in 5 seconds"),
        (.signatureForm(bytes: 71), "its signature has 71 bytes, and ES256 in its raw form has 64"),
        (.signature(key: "K"), "its signature is not of the key 'K'"),
        (.originEmpty, "its 'origin' names no web origin, so none may use it"),
        (
            .originMissing(allowed: ["https://a", "https://b"]),
            "the request has no Origin header, and it is for 'https://a' and 'https://b' alone"
        ),
    ])
    func `each flaw has a sentence`(flaw: DeveloperTokenFlaw, sentence: String) {
        #expect(flaw.sentence() == sentence)
    }

    @Test func `digests and authentication codes are those of swift-crypto`() {
        for count in 0..<200 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
            #expect(TonearmAlgorithms.SHA256.digest(of: bytes) == Array(Crypto.SHA256.hash(data: bytes)))
            let code = HMAC<Crypto.SHA256>.authenticationCode(for: bytes, using: SymmetricKey(data: bytes.suffix(150)))
            #expect(TonearmAlgorithms.SHA256.authenticationCode(for: bytes, key: bytes.suffix(150)) == Array(code))
        }
    }

    @Test func `secret sources and digests are decoded unchanged, but not with another length`() throws {
        var source = SecretSource(seed: 1, purpose: "x")
        let digest = TokenDigest(of: "token")
        let kept = try JSONEncoder().encode([source])
        #expect(try JSONDecoder().decode([TokenDigest].self, from: JSONEncoder().encode([digest])) == [digest])
        var again = try JSONDecoder().decode([SecretSource].self, from: kept)[0]
        #expect(again.bytes(40) == source.bytes(40))
        for text in ["", "AAAA", "%%%%", Base64URL.encode([UInt8](repeating: 0, count: 33))] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode([SecretSource].self, from: JSONEncoder().encode([text]))
            }
        }
    }
}
