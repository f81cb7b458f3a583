import AppleMusicAPI

/// Server-sent events as text (HTML Standard, "Server-sent events").
enum EventText {
    static let contentType = "text/event-stream"

    /// A comment, which keeps the connection alive.
    static let keepAlive = Array(": waiting\n\n".utf8)

    /// Tells browsers how long to wait before they connect again, in milliseconds.
    static let retry = Array("retry: 1000\n\n".utf8)

    /// - Parameters:
    ///   - id: the number from which a client resumes; nil leaves it as it is.
    ///   - data: is written in one line, because JSON text has no line breaks.
    static func event(_ name: String, id: Int? = nil, _ data: JSON) -> [UInt8] {
        Array(((id.map { "id: \($0)\n" } ?? "") + "event: \(name)\ndata: ").utf8) + data.bytes + Array("\n\n".utf8)
    }
}
