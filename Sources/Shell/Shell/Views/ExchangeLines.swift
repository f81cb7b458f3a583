import AppleMusicAPI
import TonearmConsole
import TonearmWorld

/// The complete lines of the last exchange: the request, the answer, and the times.
enum ExchangeLines {
    /// Returns the request with its headers and body, and the answer's status, times and headers.
    static func message(_ exchange: Exchange) -> Message {
        let address = (exchange.neighbor?.description ?? "") + exchange.request.target
        var lines = [StyledText.strong("\(exchange.request.method.rawValue) \(address)")]
        lines += sent(exchange).map { .faint("  \($0.name): ") + StyledText($0.value) }
        lines += body(exchange.request.body)
        lines.append(outcome(exchange))
        if let trip = exchange.trip { lines.append(timing(trip)) }
        lines += exchange.headers.fields.map { .faint("  \($0.name): ") + StyledText($0.value) }
        return Message.verbatim(lines, value: json(exchange))
    }

    /// Returns every header field as sent, with tokens redacted.
    static func sent(_ exchange: Exchange) -> [Headers.Field] {
        let typed = exchange.request.headers.withoutEmpty.hidingSecrets
        if exchange.neighbor != nil { return exchange.trip?.sent.fields ?? typed.fields }
        let bearer = exchange.request.headers["Authorization"] == nil ? "Bearer \(Headers.hidden)" : nil
        if let sent = exchange.trip?.sent {
            let fields = sent.fields.map { field in
                (field.name, field.name.lowercased() == "authorization" ? bearer ?? field.value : field.value)
            }
            return Headers(fields).fields
        }
        var tokens = Headers()
        tokens["Authorization"] = bearer
        if exchange.hadUserToken == true { tokens["Music-User-Token"] = Headers.hidden }
        return tokens.fields + typed.fields
    }

    /// Returns the result in one line: `200, 1305 bytes, 4.2 ms, HTTP/2`.
    static func outcome(_ exchange: Exchange) -> StyledText {
        let time = exchange.duration.map { ", \(milliseconds($0))" } ?? ""
        let version = exchange.trip.map { ", \($0.version)" } ?? ""
        return .strong("\(exchange.status)") + StyledText(", \(exchange.size.count) bytes\(time)\(version)")
    }

    /// Returns the durations of the parts of a network exchange.
    static func timing(_ trip: Trip) -> StyledText {
        let connection = trip.connected.map { "name, connection and TLS \(milliseconds($0))" } ?? "connection kept"
        return .faint(
            "  \(connection), first byte after \(milliseconds(trip.answered)), all after \(milliseconds(trip.ended))")
    }

    static func milliseconds(_ microseconds: Int) -> String {
        "\(microseconds / 1000).\(microseconds % 1000 / 100) ms"
    }

    /// Formats the body of a request.
    static func body(_ bytes: [UInt8]) -> [StyledText] {
        if bytes.isEmpty { return [] }
        return String(decoding: JSONLayout.pretty(bytes), as: UTF8.self).split(separator: "\n").map {
            StyledText("  \($0)")
        }
    }

    static func json(_ exchange: Exchange) -> JSON {
        var value = JSONObject([
            ("method", .string(exchange.request.method.rawValue)), ("target", .string(exchange.request.target)),
            ("sent", fields(sent(exchange))), ("status", .integer(exchange.status)),
            ("headers", fields(exchange.headers.hidingSecrets.fields)), ("size", .integer(exchange.size.count)),
        ])
        if let neighbor = exchange.neighbor { value.append("origin", .string(neighbor.description)) }
        if !exchange.request.body.isEmpty {
            value.append("sentBody", .string(String(decoding: exchange.request.body, as: UTF8.self)))
        }
        if let body = exchange.answer {
            value.append("body", body.json ?? .string(String(decoding: body.bytes, as: UTF8.self)))
        }
        if let trip = exchange.trip {
            value.append(
                "microseconds",
                [
                    "connected": trip.connected.map(JSON.integer) ?? .null, "firstByte": .integer(trip.answered),
                    "all": .integer(trip.ended),
                ])
        }
        return .object(value)
    }

    private static func fields(_ fields: [Headers.Field]) -> JSON {
        .object(JSONObject(fields.map { ($0.name, .string($0.value)) }))
    }
}
