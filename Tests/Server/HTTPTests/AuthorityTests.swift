import Crypto
import Foundation
import NIOSSL
import Testing
import TonearmServedSupport
import TonearmTestSupport

@testable import TonearmHTTP

struct AuthorityTests {
    private static func server(_ authority: LocalAuthority, host: String? = nil) throws -> Server {
        var server = Served.server(scheme: "https")
        server.credentials = try authority.credentials(for: host, now: Served.systemTime)
        return server
    }

    @Test func `a client that trusts the authority verifies the server, over HTTP/2`() async throws {
        let authority = try LocalAuthority(now: Served.systemTime)
        try await RunningServer.with(try Self.server(authority)) { port in
            try await Client.with(authority: authority.certificatePEM) { client in
                for host in ["localhost", "127.0.0.1"] {
                    let answer = try await client.get("https://\(host):\(port)\(Served.album)")
                    #expect(answer.status == 200)
                    #expect(answer.isHTTP2)
                    #expect(answer.text.contains(#""url":"https://\#(host):\#(port)/artwork/albums/310730204/"#))
                }
            }
        }
    }

    @Test(arguments: [
        (NIOTLSCipher.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, true),
        (.TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, true), (.TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA, false),
        (.TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA, false), (.TLS_RSA_WITH_AES_128_GCM_SHA256, false),
    ])
    func `TLS 1.2 is limited to authenticated ciphers with forward secrecy`(cipher: NIOTLSCipher, isSpoken: Bool)
        async throws
    {
        let authority = try LocalAuthority(now: Served.systemTime)
        try await RunningServer.with(try Self.server(authority)) { port in
            try await Client.with(authority: authority.certificatePEM, oldCiphers: [cipher]) { client in
                let answer = try? await client.get("https://localhost:\(port)/v1/test")
                #expect(answer?.status == (isSpoken ? 200 : nil))
            }
        }
    }

    @Test func `a client without the authority refuses`() async throws {
        let authority = try LocalAuthority(now: Served.systemTime)
        let other = try LocalAuthority(now: Served.systemTime)
        try await RunningServer.with(try Self.server(authority)) { port in
            for trusted in [nil, other.certificatePEM] {
                try await Client.with(authority: trusted) { client in
                    await #expect(throws: (any Error).self) {
                        try await client.get("https://localhost:\(port)/v1/test")
                    }
                }
            }
        }
    }

    @Test func `the certificate is valid for the listened host only`() async throws {
        let authority = try LocalAuthority(now: Served.systemTime)
        try await RunningServer.with(try Self.server(authority, host: "127.0.0.9")) { port in
            try await Client.with(authority: authority.certificatePEM) { client in
                let answer = try await client.get("https://127.0.0.1:\(port)/v1/test")
                #expect(answer.status == 200)
            }
        }
        // The authority is constrained to local names, so a public name cannot verify.
        var server = Served.server(scheme: "https")
        server.credentials = try authority.credentials(for: "music.example.com", now: Served.systemTime)
        try await RunningServer.with(server) { port in
            try await Client.with(authority: authority.certificatePEM) { client in
                await #expect(throws: (any Error).self) { try await client.get("https://localhost:\(port)/v1/test") }
            }
        }
    }

    @Test func `an authority is made once and read again`() throws {
        let folder = try TemporaryFolder()
        let kept = AuthorityFolder(folder.path + "/state/authority")
        let first = try kept.authority(now: Served.systemTime)
        #expect(try kept.authority(now: Served.systemTime).certificatePEM == first.certificatePEM)
        #expect(try folder.text(of: "state/authority/authority.pem") == first.certificatePEM)
        #expect(!first.certificatePEM.contains("PRIVATE"))
        #expect(try folder.mode(of: "state/authority/key.pem") == 0o600)
        #expect(try folder.mode(of: "state/authority") == 0o700)
    }

    @Test(arguments: ["", "-----BEGIN", "\u{0}"])
    func `a damaged authority is reported and not replaced`(text: String) throws {
        let folder = try TemporaryFolder()
        let kept = AuthorityFolder(folder.path)
        let first = try kept.authority(now: Served.systemTime)
        try folder.write(text, to: "key.pem")
        #expect(throws: AuthorityFolder.Problem.self) { try kept.authority(now: Served.systemTime) }
        #expect(try folder.text(of: "key.pem") == text)
        #expect(try folder.text(of: "authority.pem") == first.certificatePEM)
    }

    @Test func `an authority that ends soon is replaced`() throws {
        let folder = try TemporaryFolder()
        let kept = AuthorityFolder(folder.path)
        let first = try kept.authority(now: Served.systemTime)
        let ten = Served.systemTime + 3_640 * 86_400
        let second = try kept.authority(now: ten)
        #expect(second.certificatePEM != first.certificatePEM)
        #expect(try folder.text(of: "authority.pem") == second.certificatePEM)
    }

    @Test func `a folder that cannot be made is an error with its path`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let file = folder.path + "/file"
        #expect(throws: AuthorityFolder.Problem.self) {
            try AuthorityFolder(file + "/authority").authority(now: Served.systemTime)
        }
    }

    @Test func `the user's own certificate and key must be valid and match`() throws {
        let key = Array(P256.Signing.PrivateKey().pemRepresentation.utf8)
        let chain = Array(try LocalAuthority(now: Served.systemTime).certificatePEM.utf8)
        #expect(throws: Credentials.Problem.badCertificate) { try Credentials(chain: Array("x".utf8), key: key) }
        #expect(throws: Credentials.Problem.badKey) { try Credentials(chain: chain, key: Array("x".utf8)) }
        #expect(throws: Credentials.Problem.self) { try Credentials(chain: chain, key: key) }
    }
}
