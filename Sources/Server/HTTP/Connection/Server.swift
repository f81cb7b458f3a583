import Logging
import NIOCore
import NIOExtras
import NIOPosix
import ServiceLifecycle
import TonearmConsole
import TonearmSystem
import UnixSignals

/// A server for a gateway: HTTP/1.1, or HTTPS with HTTP/1.1 and HTTP/2.
package struct Server: Sendable {
    package let gateway: any RequestGateway
    package var host: String
    /// The port; 0 for a free one.
    package var port: Int
    /// The TLS credentials; nil to serve without TLS.
    package var credentials: Credentials?
    package var limits = Limits()
    package var log: Log?
    /// The file that records requests; nil for none.
    package var record: RequestRecord?
    /// Whether SIGINT and SIGTERM stop the server. The server takes these signals from all other code of the process,
    /// and on Linux Dispatch does not give them back. Set it only in a program that does nothing but serve.
    package var stopsAtSignals = false
    /// Whether SIGHUP stops the server too, if `stopsAtSignals` is set.
    package var stopsAtHangUp = false

    package enum Problem: Error, Hashable {
        case portInUse
        /// The address cannot be used, with the system's reason.
        case cannotListen(String)
    }

    package init(_ gateway: any RequestGateway, host: String = "127.0.0.1", port: Int = 0) {
        self.gateway = gateway
        self.host = host
        self.port = port
    }

    /// Serves until the task is cancelled or, if `stopsAtSignals` is set, a signal arrives. Requests in progress are
    /// answered first.
    /// - Parameter ready: called with the port once connections are accepted.
    /// - Throws: `Problem`, or an error of NIOSSL if it rejects the credentials.
    package func run(ready: @escaping @Sendable (Int) async -> Void) async throws {
        let listener = Listener(
            host: host, port: port, setup: try ConnectionSetup(responder, credentials: credentials),
            log: log, ready: ready)
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [listener], gracefulShutdownSignals: signals,
                // The server logs by itself, so the libraries get a logger that discards everything.
                logger: Logger(label: "tonearm", factory: { _ in SwiftLogNoOpLogHandler() })))
        do {
            try await group.run()
        } catch let error as IOError {
            if error.system == .addressInUse { throw Problem.portInUse }
            throw Problem.cannotListen(error.system.description)
        } catch  where error is SocketAddressError || error is SocketAddressError.UnknownHost {
            throw Problem.cannotListen("the host is not known")
        }
    }

    private var signals: [UnixSignal] {
        stopsAtSignals ? [.sigint, .sigterm] + (stopsAtHangUp ? [.sighup] : []) : []
    }

    var responder: Responder { Responder(gateway: gateway, limits: limits, log: log, record: record) }
}

/// The listening socket and its connections, until the last one ends.
private struct Listener: ServiceLifecycle.Service {
    let host: String
    let port: Int
    let setup: ConnectionSetup
    let log: Log?
    let ready: @Sendable (Int) async -> Void

    func run() async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        let connections = ServerQuiescingHelper(group: group)
        let channel = try await bootstrap(group, connections).bind(host: host, port: port).get()
        await ready(channel.localAddress?.port ?? 0)
        let ended = channel.eventLoop.makePromise(of: Void.self)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await gracefulShutdown() }
            group.addTask { try? await channel.closeFuture.get() }
            await group.next()
            setup.responder.gateway.stop()
            connections.initiateShutdown(promise: ended)
            group.cancelAll()
        }
        try await ended.futureResult.get()
    }

    private func bootstrap(
        _ group: any EventLoopGroup, _ connections: ServerQuiescingHelper
    ) -> ServerBootstrap {
        ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(AcceptPause { log?.add(refusal: $0) })
                    try pipeline.addHandler(connections.makeServerChannelHandler(channel: channel))
                }
            }
            .childChannelInitializer { setup.add(to: $0) }
    }
}
