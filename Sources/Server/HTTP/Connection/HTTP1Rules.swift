import NIOCore
import NIOHTTP1

/// The rules of HTTP/1 that the decoder does not check (RFC 9112 §3.2, §6.1, §9.3). A request has one `Host`. A
/// connection ends after the answer if the client requests it, which HTTP/1.0 clients do unless they send `keep-alive`.
///
/// The handler is in front of the codec because the types behind the codec have no version.
final class HTTP1Rules: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The value of an answer's `Connection` field.
    private enum Persistence: String {
        /// No field: the connection stays open.
        case unspecified = ""
        case close
        case keepAlive = "keep-alive"
    }

    /// The value for each request whose answer has not begun, in order.
    private var awaited = CircularBuffer<Persistence>()
    /// Whether a request broke a rule. Nothing more is read then, because the beginning of the next request is
    /// unknown.
    private var isBroken = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isBroken { return }
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        HTTP1Rules.takeHostOfTarget(&head)
        guard HTTP1Rules.areKept(by: head) else {
            isBroken = true
            // The error is answered with 400 after the requests before it have their answers.
            return context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
        }
        let persistence = HTTP1Rules.persistence(of: head)
        awaited.append(persistence)
        if persistence == .close { head.headers.replaceOrAdd(name: "Connection", value: "close") }
        // HTTP/1.0 clients do not wait for permission to send a body (RFC 9110 §10.1.1).
        if head.isOld { head.headers.remove(name: "Expect") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .head(var head) = unwrapOutboundIn(data), head.status.code >= 200, let first = awaited.popFirst(),
            first != .unspecified, !head.headers.contains(name: "Connection")
        else { return context.write(data, promise: promise) }
        head.headers.add(name: "Connection", value: first.rawValue)
        context.write(wrapOutboundOut(.head(head)), promise: promise)
    }

    private static func areKept(by head: HTTPRequestHead) -> Bool {
        let hosts = head.headers["Host"]
        guard hosts.count <= 1, hosts.allSatisfy({ $0.utf8.allSatisfy(mayBeInHost) }) else { return false }
        // HTTP/1.0 has no `Host`, and its bodies end with their length or the connection.
        return head.isOld ? !head.headers.contains(name: "Transfer-Encoding") : hosts.count == 1
    }

    /// Overwrites `Host` with the host of a request target in absolute form (RFC 9112 §3.2.2).
    private static func takeHostOfTarget(_ head: inout HTTPRequestHead) {
        guard head.uri.utf8.first != UInt8(ascii: "/"), let mark = head.uri.firstRange(of: "://"),
            ["http", "https"].contains(head.uri[..<mark.lowerBound].lowercased()),
            head.headers["Host"].count == (head.isOld ? 0 : 1)
        else { return }
        let authority = head.uri[mark.upperBound...].prefix { !"/?#".contains($0) }
        head.headers.replaceOrAdd(name: "Host", value: String(authority))
    }

    /// Returns whether a byte may occur in a host: letters, digits, and the punctuation of names, addresses and ports
    /// (RFC 3986 §3.2).
    static func mayBeInHost(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122: true
        default: "-._~!$&'()*+;=%:[]".utf8.contains(byte)
        }
    }

    private static func persistence(of head: HTTPRequestHead) -> Persistence {
        let words = head.headers[canonicalForm: "Connection"].map { $0.lowercased() }
        if words.contains("close") { return .close }
        if !head.isOld { return .unspecified }
        return words.contains("keep-alive") ? .keepAlive : .close
    }
}

extension HTTPRequestHead {
    /// Whether the version is one before HTTP/1.1.
    fileprivate var isOld: Bool { version.major < 1 || version.major == 1 && version.minor < 1 }
}
