import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOHTTPTypesHTTP1
import NIOHTTPTypesHTTP2
import NIOSSL

/// The handlers of each connection: HTTP/1.1, and with TLS also HTTP/2 for clients that choose it.
struct ConnectionSetup: Sendable {
    let responder: Responder
    let unsent: UnsentAnswers
    /// The TLS settings; nil for connections without TLS.
    let tls: NIOSSLContext?

    private var limits: Limits { responder.limits }

    /// - Throws: an error of NIOSSL if it rejects the credentials.
    init(_ responder: Responder, credentials: Credentials?) throws {
        self.responder = responder
        unsent = UnsentAnswers(limit: responder.limits.unsent)
        tls = try credentials.map { credentials in
            var configuration = credentials.configuration
            configuration.applicationProtocols = NIOHTTP2SupportedALPNProtocols
            return try NIOSSLContext(configuration: configuration)
        }
    }

    func add(to channel: any Channel) -> EventLoopFuture<Void> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(StopDeadline(TimeAmount(limits.stopTime)))
            guard let tls else { return try addHTTP1(to: channel) }
            try pipeline.addHandler(NIOSSLServerHandler(context: tls))
            try pipeline.addHandler(HandshakeDeadline(TimeAmount(limits.handshake)))
        }.flatMap {
            if tls == nil { return channel.eventLoop.makeSucceededVoidFuture() }
            return channel.configureHTTP2SecureUpgrade(
                h2ChannelConfigurator: { channel in
                    channel.eventLoop.makeCompletedFuture { try addHTTP2(to: channel) }
                },
                http1ChannelConfigurator: { channel in
                    channel.eventLoop.makeCompletedFuture { try addHTTP1(to: channel) }
                })
        }
    }

    private func addHTTP1(to channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        var decoder = NIOHTTPDecoderLimitConfiguration()
        decoder.maxHeaderFieldSize = limits.unreadableHead
        decoder.maxHeaderListSize = limits.unreadableHead
        decoder.maxHeaderFieldCount = 200
        let offers = UpgradeOffers()
        try pipeline.addHandler(HTTPResponseEncoder())
        try pipeline.addHandler(ByteToMessageHandler(PersistentDecoder(limits: decoder, offers: offers)))
        try pipeline.addHandler(offers)
        try pipeline.addHandler(HTTPServerPipelineHandler())
        try pipeline.addHandler(HTTP1Rules())
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: tls != nil))
        try addRequests(to: pipeline, isStream: false)
    }

    private func addHTTP2(to channel: any Channel) throws {
        // A half-closed HTTP/2 connection is over: its client has gone away.
        try channel.syncOptions?.setOption(.allowRemoteHalfClosure, value: false)
        let pipeline = channel.pipeline.syncOperations
        let idle = TimeAmount(limits.headTime)
        let manager = NIOHTTP2ServerConnectionManagementHandler(
            eventLoop: channel.eventLoop,
            configuration: .init(
                maxIdleTime: idle, maxAge: nil, maxGraceTime: TimeAmount(limits.stopTime),
                keepalive: .init(pingInterval: idle, ackTimeout: TimeAmount(limits.stopTime))))
        _ = try pipeline.configureHTTP2Pipeline(
            mode: .server, connectionConfiguration: .init(), streamConfiguration: .init(),
            streamDelegate: OpenStreams(manager.http2StreamDelegate)
        ) { stream in
            stream.eventLoop.makeCompletedFuture {
                let pipeline = stream.pipeline.syncOperations
                try pipeline.addHandler(HTTP2FramePayloadToHTTPServerCodec())
                try addRequests(to: pipeline, isStream: true)
            }
        }
        try pipeline.addHandler(manager)
        // The connection is active already, and the manager starts its timers with this event.
        manager.channelActive(context: try pipeline.context(handler: manager))
    }

    private func addRequests(to pipeline: ChannelPipeline.SynchronousOperations, isStream: Bool) throws {
        try pipeline.addHandler(ConnectionPolicy(limits: limits, unsent: unsent, isStream: isStream))
        try pipeline.addHandler(RequestHandler(responder))
    }
}
