import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// What HTTP/1 demands of requests and answers beside their form (RFC 9112 §3.2, §6.1, §9.3): one `Host`, and a connection that ends after the
/// answer where the client wants it so, as clients of HTTP/1.0 do unless they say otherwise.
///
/// Stands where the version is still known: the types behind it are for all versions alike.
final class HTTP1Rules: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// What an answer says of its connection.
    private enum Persistence: String {
        /// The connection stays, as is usual.
        case unsaid = ""
        case close
        case keepAlive = "keep-alive"
    }

    /// Of the requests whose answer has not begun, in their order.
    private var awaited = CircularBuffer<Persistence>()
    /// After a request that breaks a rule nothing is read: where the next one begins cannot be trusted.
    private var isBroken = false

    /// Puts the rules into a pipeline of HTTP/1; others stay as they are.
    static func add(to pipeline: ChannelPipeline.SynchronousOperations) {
        guard let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) else { return }
        try? pipeline.addHandler(HTTP1Rules(), position: .before(codec))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isBroken { return }
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        HTTP1Rules.takeHostOfTarget(&head)
        guard HTTP1Rules.areKept(by: head) else {
            isBroken = true
            // Answered with 400 when the requests before it have their answers.
            return context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
        }
        let persistence = HTTP1Rules.persistence(of: head)
        awaited.append(persistence)
        if persistence == .close { head.headers.replaceOrAdd(name: "Connection", value: "close") }
        // Nobody waits to be asked for a body before HTTP/1.1 (RFC 9110 §10.1.1).
        if head.isOld { head.headers.remove(name: "Expect") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .head(var head) = unwrapOutboundIn(data), head.status.code >= 200, let first = awaited.popFirst(),
            first != .unsaid, !head.headers.contains(name: "Connection")
        else { return context.write(data, promise: promise) }
        head.headers.add(name: "Connection", value: first.rawValue)
        context.write(wrapOutboundOut(.head(head)), promise: promise)
    }

    private static func areKept(by head: HTTPRequestHead) -> Bool {
        let hosts = head.headers["Host"]
        guard hosts.count <= 1, hosts.allSatisfy({ $0.utf8.allSatisfy(mayBeInHost) }) else { return false }
        // Before HTTP/1.1 there was no `Host`, and no end of a body but a length or the connection's.
        return head.isOld ? !head.headers.contains(name: "Transfer-Encoding") : hosts.count == 1
    }

    /// A target that is a whole address names the host, whatever `Host` is (RFC 9112 §3.2.2).
    private static func takeHostOfTarget(_ head: inout HTTPRequestHead) {
        guard head.uri.utf8.first != UInt8(ascii: "/"), let mark = head.uri.firstRange(of: "://"),
            ["http", "https"].contains(head.uri[..<mark.lowerBound].lowercased()),
            head.headers["Host"].count == (head.isOld ? 0 : 1)
        else { return }
        let authority = head.uri[mark.upperBound...].prefix { !"/?#".contains($0) }
        head.headers.replaceOrAdd(name: "Host", value: String(authority))
    }

    /// Letters, digits, and the marks of names, addresses and ports (RFC 3986 §3.2).
    static func mayBeInHost(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122: true
        default: "-._~!$&'()*+;=%:[]".utf8.contains(byte)
        }
    }

    private static func persistence(of head: HTTPRequestHead) -> Persistence {
        let words = head.headers[canonicalForm: "Connection"].map { $0.lowercased() }
        if words.contains("close") { return .close }
        if !head.isOld { return .unsaid }
        return words.contains("keep-alive") ? .keepAlive : .close
    }
}

extension HTTPRequestHead {
    /// Whether the version is one before HTTP/1.1.
    fileprivate var isOld: Bool { version.major < 1 || version.major == 1 && version.minor < 1 }
}
