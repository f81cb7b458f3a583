import AppleMusicAPI
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization
import TonearmConsole
import TonearmSystem

/// Finds out why a certificate was refused: the libraries have a single error for all reasons.
///
/// It connects to the server once more and ends the handshake after the certificates arrive, so nothing else is sent.
enum RefusedCertificate {
    /// The time limit for the server's certificates.
    private static let patience = TimeAmount.seconds(10)

    /// - Parameter failure: the failure that certificates are not trusted.
    /// - Returns: a failure that names an expired or not yet valid certificate; otherwise the given failure.
    static func explained(_ failure: ConnectionProblem, at origin: ServerOrigin) async -> ConnectionProblem {
        guard let chain = try? await certificates(of: origin) else { return failure }
        let now = OperatingSystem.now
        if let end = chain.map({ Int($0.notValidAfter) }).min(), end < now {
            return ConnectionProblem(.certificateOver, failure.server, Timestamp.text(end))
        }
        if let beginning = chain.map({ Int($0.notValidBefore) }).max(), beginning > now {
            return ConnectionProblem(.certificateEarly, failure.server, Timestamp.text(beginning))
        }
        return failure
    }

    /// - Returns: the server's certificates, its own first; empty if none arrive in time.
    private static func certificates(of origin: ServerOrigin) async throws -> [NIOSSLCertificate] {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        configuration.trustRoots = .certificates([])
        let context = try NIOSSLContext(configuration: configuration)
        // TLS does not allow an IP address as a server name.
        let isAddress = (try? SocketAddress(ipAddress: origin.host, port: origin.port)) != nil
        let name = isAddress ? nil : origin.host
        let shown = Shown()
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(patience)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let handler = try NIOSSLClientHandler(
                        context: context, serverHostname: name,
                        customVerificationCallback: { chain, verdict in
                            shown.certificates.withLock { $0 = chain }
                            verdict.succeed(NIOSSLVerificationResult.failed)
                        })
                    try channel.pipeline.syncOperations.addHandler(handler)
                }
            }
            .connect(host: origin.host, port: origin.port).get()
        let end = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
        try await channel.closeFuture.get()
        end.cancel()
        return shown.certificates.withLock { $0 }
    }

    private final class Shown: Sendable {
        let certificates = Mutex<[NIOSSLCertificate]>([])
    }
}
