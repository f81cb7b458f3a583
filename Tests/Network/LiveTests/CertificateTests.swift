import AppleMusicAPI
import Crypto
import Foundation
import SwiftASN1
import Testing
import TonearmHTTP
import TonearmServedSupport
import TonearmTestSupport
import X509

@testable import TonearmLive

/// Tests that each refused certificate has its reason and that no request is sent to its server.
@Suite struct CertificateTests {
    private let folder: TemporaryFolder
    private let authority: LocalAuthority
    private let trusting: ClientConfiguration

    init() throws {
        folder = try TemporaryFolder()
        authority = try LocalAuthority(now: Served.systemTime)
        try folder.write(authority.certificatePEM, to: "ca.pem")
        trusting = Live.configuration(authority: folder.path + "/ca.pem")
    }

    private func credentials(days: Int = 0) throws -> Credentials {
        try authority.credentials(for: nil, now: Served.systemTime + days * 86_400)
    }

    private static func selfSigned() throws -> Credentials {
        let key = P256.Signing.PrivateKey()
        let name = try DistinguishedName { CommonName("localhost") }
        let certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: Certificate.PublicKey(key.publicKey),
            notValidBefore: .now - 86_400, notValidAfter: .now + 86_400, issuer: name, subject: name,
            extensions: try Certificate.Extensions { SubjectAlternativeNames([.dnsName("localhost")]) },
            issuerPrivateKey: Certificate.PrivateKey(key))
        return try Credentials(
            chain: Array(certificate.serializeAsPEM().pemString.utf8), key: Array(key.pemRepresentation.utf8))
    }

    /// Returns why a server under a name does not answer, and the requests that reached it.
    private static func failure(
        of credentials: Credentials, at host: String = "localhost", _ configuration: ClientConfiguration
    ) async throws -> (failure: ConnectionProblem?, received: [String]) {
        let answer = BadServer.Behavior.answer("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        let address = host == "localhost" ? "127.0.0.1" : host
        return try await BadServer.with(credentials: credentials, at: address, { _ in answer }) { server in
            var request = Request(.get, "/v1/test")
            request.headers["Music-User-Token"] = "secret"
            let service = try Live.service("https://\(host):\(server.port)", configuration)
            do {
                _ = try await service.answer(request)
                return (nil, server.received)
            } catch let failure as ConnectionProblem {
                return (failure, server.received)
            }
        }
    }

    @Test func `a certificate of a known issuer, for this host and valid now, is trusted`() async throws {
        let outcome = try await Self.failure(of: credentials(), trusting)
        #expect(outcome.failure == nil)
        #expect(outcome.received.count == 1)
    }

    @Test func `an unknown issuer is refused`() async throws {
        let outcome = try await Self.failure(of: credentials(), Live.configuration())
        #expect(outcome.failure?.kind == .certificate)
        #expect(outcome.received == [])
    }

    @Test func `a self-signed certificate is refused`() async throws {
        let outcome = try await Self.failure(of: Self.selfSigned(), trusting)
        #expect(outcome.failure?.kind == .certificate)
        #expect(outcome.received == [])
    }

    // Valid for 90 days, which have passed.
    @Test func `an expired certificate is refused with its end`() async throws {
        let outcome = try await Self.failure(of: credentials(days: -100), trusting)
        #expect(outcome.failure?.kind == .certificateOver)
        let end = try #require(outcome.failure?.detail)
        #expect(end.hasSuffix("Z") && end.hasPrefix("20"))
        #expect(outcome.received == [])
    }

    @Test func `a certificate that is not yet valid is refused with its beginning`() async throws {
        let outcome = try await Self.failure(of: credentials(days: 100), trusting)
        #expect(outcome.failure?.kind == .certificateEarly)
        #expect(outcome.failure?.detail.hasSuffix("Z") == true)
        #expect(outcome.received == [])
    }

    // macOS has only the first loopback address.
    #if os(Linux)
        @Test func `a certificate for another host is refused`() async throws {
            let outcome = try await Self.failure(of: credentials(), at: "127.0.0.2", trusting)
            #expect(outcome.failure?.kind == .hostName)
            #expect(outcome.received == [])
        }
    #endif
}
