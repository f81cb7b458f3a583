import AppleMusicAPI
import Crypto
import TonearmSigning

/// Reads key files: the input itself or, after a byte 0, a valid file with changes. Each change is three bytes: two for
/// the offset, one for the value.
enum KeyHarness {
    /// A key of this run. The corpus contains no key.
    private static let key = P256.Signing.PrivateKey()
    private static let sound: [[UInt8]] = [
        Array(key.pemRepresentation.utf8), Array(key.publicKey.pemRepresentation.utf8),
        Array(
            ("-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n" + key.pemRepresentation)
                .utf8),
    ]

    static func run(_ input: [UInt8]) throws {
        let content = content(input)
        let path = "AuthKey_ABCDE12345.p8"
        if let signing = try? KeyFile.signingKey(path: path, content: content, team: "TEAM012345") {
            let token = DeveloperToken(try signing.token(issued: 0, lifetime: 60))
            try require(token?.isSigned(by: signing.publicKey) == true, "a key that was read does not sign")
        }
        _ = try? KeyFile.key(path: path, content: content, team: "TEAM012345")
        _ = KeyFile.id(in: String(decoding: content, as: UTF8.self))
    }

    private static func content(_ input: [UInt8]) -> [UInt8] {
        guard input.first == 0, input.count > 1 else { return input }
        var content = sound[Int(input[1]) % sound.count]
        for start in stride(from: 2, to: input.count - 2, by: 3) {
            content[(Int(input[start]) << 8 | Int(input[start + 1])) % content.count] = input[start + 2]
        }
        return content
    }
}
