import Crypto
import Foundation
import Testing
import TonearmSigning

@testable import AppleMusicAPI

/// Key files in the formats of several programs.
@Suite struct KeyFileTests {
    private static let path = "AuthKey_ABCDE12345.p8"

    private static func key(_ text: String) throws -> DeveloperKey {
        try KeyFile.signingKey(path: path, content: Array(text.utf8), team: "TEAM123456")
    }

    private static func pem(_ label: String, _ bytes: [UInt8]) -> String {
        "-----BEGIN \(label)-----\n\(Data(bytes).base64EncodedString(options: .lineLength64Characters))\n-----END \(label)-----\n"
    }

    /// Encodes a key in the format of RFC 5915.
    private static func sec1(_ key: P256.Signing.PrivateKey) -> String {
        let curve: [UInt8] = [0xA0, 0x0A, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
        return pem("EC PRIVATE KEY", [0x30, 0x31, 0x02, 0x01, 0x01, 0x04, 0x20] + Array(key.rawRepresentation) + curve)
    }

    @Test func `PKCS#8 and SEC1 give one key, whatever the text around it`() throws {
        let key = P256.Signing.PrivateKey()
        let parameters = Self.pem("EC PARAMETERS", [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07])
        let texts = [
            key.pemRepresentation, Self.sec1(key), parameters + Self.sec1(key),
            key.pemRepresentation.replacingOccurrences(of: "\n", with: "\r\n"),
        ]
        for text in texts {
            let read = try Self.key(text)
            #expect(read.publicKey == DeveloperKey(id: "ABCDE12345", team: "TEAM123456", key: key).publicKey)
        }
    }

    @Test func `a key that cannot sign is refused with its kind`() {
        let curve384: [UInt8] = [
            0x30, 0x10, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x22,
        ]
        let texts: [(String, KeyFile.Problem)] = [
            (P384.Signing.PrivateKey().pemRepresentation, .otherKind("a key of the curve P-384")),
            (P521.Signing.PrivateKey().pemRepresentation, .otherKind("a key of the curve P-521")),
            (Self.pem("PRIVATE KEY", curve384), .otherKind("a key of the curve P-384")),
            (Self.pem("RSA PRIVATE KEY", [0x30, 0x00]), .otherKind("an RSA key")),
            (Self.pem("OPENSSH PRIVATE KEY", [0x00]), .otherKind("a key of OpenSSH")),
            (Self.pem("ENCRYPTED PRIVATE KEY", [0x30, 0x00]), .encrypted),
            (
                "-----BEGIN EC PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nAAAA\n-----END EC PRIVATE KEY-----\n",
                .encrypted
            ),
            (P256.Signing.PrivateKey().publicKey.pemRepresentation, .publicHalf),
            (Self.pem("EC PRIVATE KEY", curve384), .otherKind("a key of the curve P-384")),
            (Self.pem("PRIVATE KEY", [0x30]), .broken(.damagedText)), ("", .broken(.empty)),
            ("-----BEGIN PRIVATE KEY-----", .broken(.endMissing)), ("hello", .badKey),
        ]
        for (text, failure) in texts { #expect(throws: failure) { try Self.key(text) } }
    }

    /// Contents that public issues and programs show, made of a good key.
    @Test func `a file that broke on its way is refused with the way`() throws {
        let key = P256.Signing.PrivateKey()
        let pem = key.pemRepresentation
        let lines = pem.split(separator: "\n")
        let body = lines.dropFirst().dropLast().joined(separator: "\n")
        func damaged(_ text: String) -> KeyFile.Damage? { Self.damage(of: Array(text.utf8)) }
        #expect(damaged(pem.replacing("\n", with: #"\n"#)) == .literalNewlines)
        #expect(Self.damage(of: Array(key.derRepresentation)) == .binary)
        #expect(damaged(Self.pem("CERTIFICATE", [0x30, 0x03, 0x02, 0x01, 0x05])) == .certificate)
        #expect(damaged(body) == .frameMissing && damaged(body.replacing("\n", with: "")) == .frameMissing)
        #expect(damaged(lines.dropLast().joined(separator: "\n")) == .endMissing)
        #expect(damaged(pem.replacing(body, with: String(body.dropFirst(3)))) == .damagedText)
        #expect(damaged(pem.replacing("\n", with: " ")) == .endMissing)
        #expect(damaged(" \n\t") == .empty)
        let developerKey = DeveloperKey(id: "ABCDE12345", team: "TEAM123456", key: key)
        let token = try developerKey.token(issued: 0, lifetime: 60)
        #expect(damaged(token + "\n") == .developerToken)
        #expect(Self.damage(of: [0xFF, 0xFE] + pem.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == .wideText)
        #expect(try Self.key("\u{FEFF}" + pem).publicKey == developerKey.publicKey)
    }

    private static func damage(of content: [UInt8]) -> KeyFile.Damage? {
        do throws(KeyFile.Problem) {
            _ = try KeyFile.signingKey(path: path, content: content, team: "TEAM123456")
            return nil
        } catch {
            if case .broken(let damage) = error { return damage }
            return nil
        }
    }

    @Test func `a key that is cut at any byte is refused, unless only its last line break is missing`() {
        let bytes = Array(P256.Signing.PrivateKey().pemRepresentation.utf8)
        for count in bytes.indices.dropLast() {
            #expect(throws: KeyFile.Problem.self, "\(count)") {
                try KeyFile.signingKey(path: Self.path, content: Array(bytes[..<count]), team: "TEAM123456")
            }
        }
    }
}
