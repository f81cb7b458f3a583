import AppleMusicAPI
import Console
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization
import SystemLayer

/// Tells what is wrong with a certificate that was refused, for which the libraries have one word.
///
/// The server is asked for its certificates once more, and the handshake is ended where they are there: nothing is sent to it.
enum RefusedCertificate {
    /// How long the server has to show its certificates.
    private static let patience = TimeAmount.seconds(10)

    /// - Parameter failure: that certificates are not trusted.
    /// - Returns: that one's time is over, or has not come, where that is so; otherwise the failure as it was.
    static func explained(_ failure: ConnectionFailure, at origin: ServerOrigin) async -> ConnectionFailure {
        guard let chain = try? await certificates(of: origin) else { return failure }
        let now = OperatingSystem.now
        if let end = chain.map({ Int($0.notValidAfter) }).min(), end < now {
            return ConnectionFailure(.certificateOver, failure.server, Timestamp.text(end))
        }
        if let beginning = chain.map({ Int($0.notValidBefore) }).max(), beginning > now {
            return ConnectionFailure(.certificateEarly, failure.server, Timestamp.text(beginning))
        }
        return failure
    }

    /// - Returns: the server's own first; none where it shows none in time.
    private static func certificates(of origin: ServerOrigin) async throws -> [NIOSSLCertificate] {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        configuration.trustRoots = .certificates([])
        let context = try NIOSSLContext(configuration: configuration)
        // An address is no name that a handshake could ask for.
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
