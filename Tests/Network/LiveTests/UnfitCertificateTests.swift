import AppleMusicAPI
import Crypto
import Foundation
import SwiftASN1
import Testing
import TonearmServedSupport
import TonearmTestSupport
import X509

@testable import TonearmHTTP
@testable import TonearmLive
@testable import tonearm_live

/// Tests certificates of a trusted authority that web browsers would refuse.
@Suite struct UnfitCertificateTests {
    private let folder: TemporaryFolder
    private let key = P256.Signing.PrivateKey()
    private let name: DistinguishedName

    init() throws {
        folder = try TemporaryFolder()
        name = try DistinguishedName { CommonName("An authority of a test") }
        let authority = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: Certificate.PublicKey(key.publicKey),
            notValidBefore: .now - 86_400, notValidAfter: .now + 86_400, issuer: name, subject: name,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
            },
            issuerPrivateKey: Certificate.PrivateKey(key))
        try folder.write(authority.serializeAsPEM().pemString, to: "ca.pem")
    }

    private func credentials(_ names: [GeneralName]?) throws -> Credentials {
        let own = P256.Signing.PrivateKey()
        let leaf = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: Certificate.PublicKey(own.publicKey),
            notValidBefore: .now - 86_400, notValidAfter: .now + 86_400, issuer: name,
            subject: try DistinguishedName { CommonName("localhost") },
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                if let names { SubjectAlternativeNames(names) }
            }, issuerPrivateKey: Certificate.PrivateKey(key))
        return try Credentials(
            chain: Array(leaf.serializeAsPEM().pemString.utf8), key: Array(own.pemRepresentation.utf8))
    }

    private func failure(of credentials: Credentials) async throws -> (failure: ConnectionProblem?, received: Int) {
        let answer = BadServer.Behavior.answer("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        return try await BadServer.with(credentials: credentials, { _ in answer }) { server in
            let configuration = Live.configuration(authority: folder.path + "/ca.pem")
            let service = try Live.service("https://localhost:\(server.port)", configuration)
            do {
                _ = try await service.answer(Request(.get, "/v1/test"))
                return (nil, server.received.count)
            } catch let failure as ConnectionProblem {
                return (failure, server.received.count)
            }
        }
    }

    @Test func `a host among the alternative names is accepted`() async throws {
        let outcome = try await failure(of: credentials([.dnsName("localhost")]))
        #expect(outcome.failure == nil)
        #expect(outcome.received == 1)
    }

    @Test func `a host in the common name only is refused before a request is sent`() async throws {
        let outcome = try await failure(of: credentials(nil))
        #expect(outcome.failure?.kind == .certificateUnfit)
        #expect(outcome.failure?.server.hasPrefix("https://localhost:") == true)
        #expect(outcome.received == 0)
    }

    @Test(arguments: [["*"], ["*", "localhost"], ["localhost", "*."]])
    func `a wildcard for every host is refused before a request is sent`(names: [String]) async throws {
        let outcome = try await failure(of: credentials(names.map { .dnsName($0) }))
        #expect(outcome.failure?.kind == .certificateUnfit)
        #expect(outcome.received == 0)
    }

    @Test func `an unfit certificate is refused over HTTP2 too`() async throws {
        let failure = try await FrameServer.with(credentials(nil), answer: { _ in [] }) { server in
            let configuration = Live.configuration(authority: folder.path + "/ca.pem")
            return try await Live.service("https://localhost:\(server.port)", configuration).failure()
        }
        #expect(failure == .certificateUnfit)
    }

    /// Returns the `SubjectPublicKeyInfo` of an RSA key whose modulus has this many bits.
    private static func key(bits: Int) -> [UInt8] {
        func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
            let bytes = [UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
            let length =
                switch content.count {
                case ..<128: [bytes[1]]
                case ..<256: [0x81, bytes[1]]
                default: [0x82] + bytes
                }
            return [tag] + length + content
        }
        let bytes = (bits + 7) / 8
        let first = UInt8(1 << ((bits - 1) % 8))
        let modulus = (first >= 0x80 ? [0] : []) + [first] + Array(repeating: 1, count: bytes - 1)
        let numbers = element(0x30, element(0x02, modulus) + element(0x02, [1, 0, 1]))
        let identifier: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, 1]
        return element(
            0x30, element(0x30, element(0x06, identifier) + element(0x05, [])) + element(0x03, [0] + numbers))
    }

    @Test(arguments: [512, 1023, 1024, 2047, 2048, 4096])
    func `the length of a key is read`(bits: Int) throws {
        #expect(ServerIdentity.modulusBits(of: Self.key(bits: bits)) == bits)
    }

    @Test func `other keys have no modulus, and truncated keys are rejected`() {
        #expect(ServerIdentity.modulusBits(of: Array(P256.Signing.PrivateKey().publicKey.derRepresentation)) == nil)
        let key = Self.key(bits: 1024)
        for end in key.indices { #expect(ServerIdentity.modulusBits(of: Array(key[..<end])) == nil) }
    }

    @Test func `1024 bits of RSA are too few`() {
        #expect(ServerIdentity.shortestModulus == 2048)
    }
}
