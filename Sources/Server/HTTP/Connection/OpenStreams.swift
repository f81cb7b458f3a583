import NIOCore
import NIOHTTP2
import Synchronization

/// The open streams of an HTTP/2 connection. It reports each stream to another delegate once as created and once as
/// closed.
///
/// A stream that a client resets before its first request is complete is closed without having been created. NIO's
/// connection manager treats that as a programming error and, in a debug build, crashes.
final class OpenStreams: NIOHTTP2StreamDelegate {
    private let next: any NIOHTTP2StreamDelegate
    private let open = Mutex<Set<HTTP2StreamID>>([])

    init(_ next: any NIOHTTP2StreamDelegate) { self.next = next }

    func streamCreated(_ id: HTTP2StreamID, channel: any Channel) {
        if open.withLock({ $0.insert(id).inserted }) { next.streamCreated(id, channel: channel) }
    }

    func streamClosed(_ id: HTTP2StreamID, channel: any Channel) {
        if open.withLock({ $0.remove(id) }) != nil { next.streamClosed(id, channel: channel) }
    }
}
