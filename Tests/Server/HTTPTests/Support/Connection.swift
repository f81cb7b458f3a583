import TonearmServedSupport
import TonearmTestSupport

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A TCP connection to the loopback address that can send invalid requests.
final class Connection: Sendable {
    private let descriptor: Int32

    struct Failure: Error {
        let number: Int32
    }

    init(port: Int) throws {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        descriptor = socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        // A test that would wait forever fails instead.
        var limit = timeval(tv_sec: Served.patience, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if status != 0 { throw Failure(number: errno) }
    }

    deinit { close(descriptor) }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            #if canImport(Darwin)
                let flags: Int32 = 0
            #else
                let flags = Int32(MSG_NOSIGNAL)
            #endif
            let count = bytes[start...].withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, flags) }
            if count <= 0 { return }
            start += count
        }
    }

    /// Closes the sending half of the connection.
    func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Ends the connection with a reset, which the server notices at once.
    func reset() {
        var value = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &value, socklen_t(MemoryLayout<linger>.size))
    }

    /// - Parameter end: a text at which reading stops, before the connection ends.
    func receive(until end: String? = nil) async -> String { await onOwnThread { self.read(until: end) } }

    /// The same, blocking the thread: for steps that follow within the few seconds that a stopping server waits.
    func read(until end: String? = nil) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0 { return String(decoding: bytes, as: UTF8.self) + "(error \(errno))" }
            if count == 0 { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
            let text = String(decoding: bytes, as: UTF8.self)
            if let end, text.contains(end) { return text }
        }
    }
}

/// Calls send(2), which `Connection.send` hides.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(descriptor, bytes, count, flags)
}
