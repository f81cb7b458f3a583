import NIOCore
import NIOHTTP1

/// A decoder of HTTP/1 requests that keeps reading after an offer of another protocol.
///
/// A client may offer to change the protocol of its connection (`Upgrade: h2c`, `websocket`). The server ignores the
/// offer and answers over HTTP/1.1 (RFC 9110 §7.8). NIO's decoder stops after such a request, because the rest of the
/// connection belongs to the other protocol. So this decoder continues with a new one.
final class PersistentDecoder: ByteToMessageDecoder {
    typealias InboundOut = HTTPServerRequestPart

    private let limits: NIOHTTPDecoderLimitConfiguration
    private let offers: UpgradeOffers
    private var decoder: HTTPRequestDecoder

    /// - Parameter offers: the handler behind this decoder.
    init(limits: NIOHTTPDecoderLimitConfiguration, offers: UpgradeOffers) {
        self.limits = limits
        self.offers = offers
        decoder = HTTPRequestDecoder(limitConfiguration: limits)
    }

    func decoderAdded(context: ChannelHandlerContext) { decoder.decoderAdded(context: context) }

    func decoderRemoved(context: ChannelHandlerContext) { decoder.decoderRemoved(context: context) }

    func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
        let state = try decoder.decode(context: context, buffer: &buffer)
        guard offers.takeEnded() else { return state }
        decoder.decoderRemoved(context: context)
        decoder = HTTPRequestDecoder(limitConfiguration: limits)
        decoder.decoderAdded(context: context)
        return buffer.readableBytes > 0 ? .continue : .needMoreData
    }

    func decodeLast(
        context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool
    ) throws -> DecodingState {
        while buffer.readableBytes > 0, case .continue = try decode(context: context, buffer: &buffer) {}
        return try decoder.decodeLast(context: context, buffer: &buffer, seenEOF: seenEOF)
    }
}

/// Notices the end of each request after which NIO's decoder stops. It is directly behind the decoder.
final class UpgradeOffers: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    /// Whether the request that is being read is an offer.
    private var isReading = false
    private var hasEnded = false

    /// Returns whether the last request was an offer that has ended, once for each.
    func takeEnded() -> Bool {
        defer { hasEnded = false }
        return hasEnded
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): isReading = head.stopsDecoder
        case .body: break
        case .end: hasEnded = isReading
        }
        context.fireChannelRead(data)
    }
}

extension HTTPRequestHead {
    /// Whether NIO's decoder stops after the request. The rules are those of its parser, llhttp: a tab is a space only
    /// in front of a word.
    fileprivate var stopsDecoder: Bool {
        if method == .CONNECT { return true }
        guard headers["Upgrade"].contains(where: { !$0.isEmpty }) else { return false }
        return headers["Connection"].contains { value in
            value.split(separator: ",").contains { part in
                var word = part.drop { $0 == " " || $0 == "\t" }
                while word.last == " " { word.removeLast() }
                return word.lowercased() == "upgrade"
            }
        }
    }
}
