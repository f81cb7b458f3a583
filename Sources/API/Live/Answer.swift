package import AppleMusicAPI

/// The part of an answer before its body.
package struct AnswerHead: Hashable, Sendable {
    package var status: Int
    package var headers: Headers
    /// The protocol version, such as `HTTP/2`.
    package var version: String

    package init(status: Int, headers: Headers, version: String) {
        self.status = status
        self.headers = headers
        self.version = version
    }

    package var content: [UInt8] {
        let json: JSON = [
            "status": .integer(status), "headers": WireHeaders.json(headers), "version": .string(version),
        ]
        return json.bytes
    }

    package init?(content: [UInt8]) {
        guard let json = try? JSON(parsing: content), let status = json["status"]?.integer else { return nil }
        self.init(
            status: status, headers: WireHeaders.headers(json["headers"]), version: json["version"]?.string ?? "HTTP")
    }
}

/// The end of an answer, with the duration of its phases.
package struct AnswerEnd: Hashable, Sendable {
    /// The microseconds for the name lookup, the connection and TLS; nil if an existing connection was used.
    package var connected: Int?
    /// The microseconds until the answer began.
    package var answered: Int
    /// The microseconds until the body was complete.
    package var ended: Int

    package init(connected: Int?, answered: Int, ended: Int) {
        self.connected = connected
        self.answered = answered
        self.ended = ended
    }

    package var content: [UInt8] {
        let json: JSON = [
            "connected": connected.map(JSON.integer) ?? .null, "answered": .integer(answered), "ended": .integer(ended),
        ]
        return json.bytes
    }

    package init?(content: [UInt8]) {
        guard let json = try? JSON(parsing: content), let answered = json["answered"]?.integer,
            let ended = json["ended"]?.integer
        else { return nil }
        self.init(connected: json["connected"]?.integer, answered: answered, ended: ended)
    }
}
