package import AppleMusicAPI

/// Entries of an archive, read and written ("HTTP Archive 1.2", `entries`).
extension RecordedExchange {
    /// - Returns: nil if it has no request or no answer.
    package init?(_ json: JSON) {
        guard let request = json["request"], let response = json["response"], let address = request["url"]?.string,
            let method = request["method"]?.string, let status = response["status"]?.integer
        else { return nil }
        self.address = address
        self.method = method.uppercased()
        self.status = status
        started = json["startedDateTime"]?.string ?? ""
        requestHeaders = Self.headers(request["headers"])
        requestBody = Self.body(request["postData"])
        headers = Self.headers(response["headers"])
        body = Self.content(response["content"])
        if case .number(let spelling)? = json["time"], let time = Double(spelling), time >= 0 { duration = time }
    }

    private static func headers(_ json: JSON?) -> Headers {
        let fields = (json?.array ?? []).compactMap { field -> (String, String)? in
            guard let name = field["name"]?.string, let value = field["value"]?.string else { return nil }
            return (name, value)
        }
        return Headers(fields)
    }

    /// Decodes a body. `_encoding` is an extension: the format has an encoding only for answers.
    private static func body(_ json: JSON?) -> [UInt8] {
        let text = json?["text"]?.string ?? ""
        guard json?["_encoding"]?.string == "base64" else { return Array(text.utf8) }
        return StandardBase64.decode(text) ?? []
    }

    private static func content(_ json: JSON?) -> Content {
        guard let text = json?["text"]?.string else {
            let size = json?["size"]?.integer ?? 0
            return size > 0 ? .missing(size) : .bytes([])
        }
        guard json?["encoding"]?.string == "base64" else { return .bytes(Array(text.utf8)) }
        return StandardBase64.decode(text).map(Content.bytes) ?? .damaged
    }

    /// The entry, with all members that the format requires.
    package var json: JSON {
        let target = target ?? "/"
        let query = target.firstIndex(of: "?").map { QueryItem.items(in: target[target.index(after: $0)...]) } ?? []
        var request = JSONObject([
            ("method", .string(method)), ("url", .string(address)), ("httpVersion", "HTTP/1.1"), ("cookies", []),
            ("headers", Self.json(of: requestHeaders)),
            ("queryString", .array(query.map { ["name": .string($0.name), "value": .string($0.value)] })),
            ("headersSize", -1), ("bodySize", .integer(requestBody.count)),
        ])
        if !requestBody.isEmpty { request.append("postData", postData) }
        let time = JSON.number(duration.map { Self.text(of: $0) } ?? "0")
        return [
            "startedDateTime": .string(started), "time": time, "request": .object(request),
            "response": [
                "status": .integer(status), "statusText": "", "httpVersion": "HTTP/1.1", "cookies": [],
                "headers": Self.json(of: headers), "content": content,
                "redirectURL": .string(headers["Location"] ?? ""), "headersSize": -1, "bodySize": .integer(size),
            ],
            "cache": [:], "timings": ["send": 0, "wait": time, "receive": 0],
        ]
    }

    private var postData: JSON {
        var data = JSONObject([
            ("mimeType", .string(requestHeaders["Content-Type"] ?? "application/octet-stream")), ("params", []),
        ])
        if let text = String(validating: requestBody, as: UTF8.self) {
            data.append("text", .string(text))
        } else {
            data.append("text", .string(StandardBase64.encode(requestBody)))
            data.append("_encoding", "base64")
        }
        return .object(data)
    }

    private var content: JSON {
        let type = JSON.string(headers["Content-Type"] ?? "")
        guard case .bytes(let bytes) = body else { return ["size": .integer(size), "mimeType": type] }
        if let text = String(validating: bytes, as: UTF8.self) {
            return ["size": .integer(bytes.count), "mimeType": type, "text": .string(text)]
        }
        return [
            "size": .integer(bytes.count), "mimeType": type, "text": .string(StandardBase64.encode(bytes)),
            "encoding": "base64",
        ]
    }

    private static func json(of headers: Headers) -> JSON {
        .array(headers.fields.map { ["name": .string($0.name), "value": .string($0.value)] })
    }

    /// Formats milliseconds with up to three decimals.
    private static func text(of milliseconds: Double) -> String {
        let thousandths = Int(clampingRounded: milliseconds * 1000)
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
        return rest == 0 ? "\(whole)" : "\(whole)." + String(String(1000 + rest).dropFirst())
    }
}

/// Base64 in the form of archives: with `+`, `/` and padding, possibly over several lines (RFC 4648 §4).
enum StandardBase64 {
    static func encode(_ bytes: [UInt8]) -> String {
        let text = Base64URL.encode(bytes).map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
        return String(text) + String(repeating: "=", count: (4 - text.count % 4) % 4)
    }

    /// Decodes a text; nil if it is not base64.
    static func decode(_ text: String) -> [UInt8]? {
        let clean = text.filter { !$0.isWhitespace && $0 != "=" }
        return Base64URL.decode(String(clean.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }))
    }
}
