import NIOCore
import NIOHTTP2
import Synchronization

/// The open streams of an HTTP/2 connection. Reports each stream to another delegate as created once and closed once.
///
/// A stream that a client resets before it sends a whole request is closed without having been created. The manager of
/// connections takes that for a mistake of the program and, in a debug build, ends it.
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
