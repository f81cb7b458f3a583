import Console
import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore
import NIOSSL
import ServiceLifecycle
import SystemLayer
import UnixSignals

/// The gateway on a port, over HTTP/1.1, or over HTTPS with HTTP/1.1 and HTTP/2.
package struct Server: Sendable {
    package let gateway: any RequestGateway
    package var host: String
    /// 0 takes a free one.
    package var port: Int
    /// nil serves without TLS.
    package var credentials: Credentials?
    package var limits = Limits()
    package var log: Log?
    /// Where the requests that are seen are written; nil for nowhere.
    package var record: RequestRecord?
    /// Whether SIGINT and SIGTERM stop it. Signals come to a process and not to one of its parts: this takes them from everything else in it,
    /// and on Linux Dispatch does not give them back. So it is for the program that does nothing but serve.
    package var stopsAtSignals = false

    package enum Failure: Error, Hashable {
        case portInUse
        /// With the system's reason.
        case cannotListen(String)
    }

    package init(_ gateway: any RequestGateway, host: String = "127.0.0.1", port: Int = 0) {
        self.gateway = gateway
        self.host = host
        self.port = port
    }

    /// Serves until the task is cancelled or, where that is asked for, a signal comes; requests under way are answered first.
    /// - Parameter ready: called with the port once connections are accepted.
    /// - Throws: `Failure`, and what TLS says of the credentials.
    package func run(ready: @escaping @Sendable (Int) async -> Void) async throws {
        let application = try application(ready: ready)
        var configuration = ServiceGroupConfiguration(
            services: [application], gracefulShutdownSignals: stopsAtSignals ? [.sigint, .sigterm] : [],
            logger: application.logger)
        configuration.maximumGracefulShutdownDuration = limits.stopTime
        do {
            try await ServiceGroup(configuration: configuration).run()
        } catch let error as IOError {
            if error.system == .addressInUse { throw Failure.portInUse }
            throw Failure.cannotListen(error.system.description)
        } catch  where error is SocketAddressError || error is SocketAddressError.UnknownHost {
            throw Failure.cannotListen("the host is not known")
        }
    }

    func application(ready: @escaping @Sendable (Int) async -> Void = { _ in }) throws -> Application<Responder> {
        Application(
            responder: Responder(gateway: gateway, limits: limits, log: log, record: record),
            server: try builder(),
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { [log] channel in
                // In front of NIO's own handlers, which keep such errors to themselves.
                try? await channel.eventLoop.submit {
                    let pause = AcceptPause { log?.add(refusal: $0) }
                    try channel.pipeline.syncOperations.addHandler(pause, position: .first)
                }.get()
                await ready(channel.localAddress?.port ?? 0)
            },
            // Ours is the only log.
            logger: Logger(label: "tonearm", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    private func builder() throws -> HTTPServerBuilder {
        let limits = limits
        let unsent = UnsentAnswers(limit: limits.unsent)
        let (gateway, log) = (gateway, log)
        // What is written down of each request is written where it is answered by a task.
        let answersAtOnce = record == nil && log?.everyRequest != true
        let connection = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionPolicy(limits: limits, unsent: unsent)]
                + (answersAtOnce ? [ImmediateAnswers(gateway, limits: limits, log: log)] : []),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: limits.unreadableHead, maxHeaderListSize: limits.unreadableHead,
                maxHeaderFieldCount: 200))
        guard let credentials else {
            return HTTPServerBuilder { responder in
                OnEventLoop(base: HTTP1Channel(responder: responder, configuration: connection))
            }
        }
        let tls = credentials.configuration
        let upgraded = HTTP2ChannelConfiguration(
            idleTimeout: limits.headTime, gracefulCloseTimeout: limits.stopTime, streamConfiguration: connection)
        return HTTPServerBuilder { responder in
            let secure = try HTTP2UpgradeChannel(
                tlsConfiguration: tls, configuration: upgraded, responder: responder)
            return TimedHandshake(base: OnEventLoop(base: secure), time: TimeAmount(limits.handshake))
        }
    }
}
