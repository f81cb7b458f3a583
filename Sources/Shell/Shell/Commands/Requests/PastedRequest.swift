import AppleMusicAPI

/// A request that was pasted: a `curl` line, or the request line of an HTTP log. Its host and its tokens are left out,
/// because the session has its own.
package struct PastedRequest: Equatable {
    package private(set) var method = "GET"
    /// The path and query, from `/v1/` on.
    package private(set) var target: String
    /// The header fields that are sent, as `Name: value`.
    private(set) var headers: [String] = []
    private(set) var body = ""
    /// The host of the paste; nil if it has none.
    private(set) var host: String?
    /// The number of tokens and cookies that are left out.
    private(set) var secretCount = 0
    /// Whether a part could not be taken along, such as a file of `-d @FILE`.
    private(set) var leftOut: [String] = []

    /// Parses a line; nil if it is not such a request.
    /// - Parameter storefront: the storefront that replaces a placeholder in the path.
    package init?(_ line: String, storefront: String) {
        // Most lines are no address, and need not be read.
        guard line.contains("/v1/") else { return nil }
        let text = line.drop { $0.isWhitespace || $0 == "$" || $0 == "\u{FEFF}" }
        if text.hasPrefix("curl "), let words = ShellWords.read(String(text)) {
            self.init(curl: words, storefront: storefront)
        } else {
            self.init(logLine: String(text), storefront: storefront)
        }
    }

    /// Whether sending it changes nothing.
    package var isReading: Bool { method == "GET" }

    /// The line of the shell that sends the request.
    package var line: String {
        let words = [method.lowercased(), target] + (body.isEmpty ? [] : [body])
        return Words.line(of: words + headers.flatMap { ["--header", $0] })
    }

    /// A sentence with the line, and with what was replaced or left out.
    package var sentence: String { "the pasted request is '\(line)'\(note.isEmpty ? "" : "; \(note)")." }

    /// A clause on what was replaced or left out; empty if nothing was.
    private var note: String {
        var parts: [String] = []
        if let host { parts.append("the session's service answers in place of '\(host)'") }
        if secretCount > 0 {
            parts.append(
                "the session's own tokens are sent; \(secretCount) pasted token\(secretCount == 1 ? " is" : "s are") not kept"
            )
        }
        parts += leftOut.map { "'\($0)' is left out" }
        return parts.joined(separator: "; ")
    }

    // MARK: - curl

    private init?(curl words: [String], storefront: String) {
        var arguments = CurlArguments(words.dropFirst())
        arguments.read()
        guard let address = arguments.address, let place = Self.place(in: address, storefront) else { return nil }
        (host, target) = (place.host, place.target)
        let isJSON = arguments.isJSON
        body = arguments.data.joined(separator: "&")
        if arguments.putsDataInQuery, !body.isEmpty {
            target += (target.contains("?") ? "&" : "?") + body
            body = ""
        }
        method = (arguments.method ?? (body.isEmpty ? "GET" : "POST")).uppercased()
        guard Self.methods.contains(method) else { return nil }
        leftOut = arguments.leftOut
        keep(arguments.headers, isJSON: isJSON)
        secretCount += arguments.secretCount
    }

    private static let methods: Set = ["GET", "POST", "PUT", "PATCH", "DELETE"]

    /// Keeps the header fields that an app sets. A browser's own are left out.
    private mutating func keep(_ fields: [String], isJSON: Bool) {
        func name(_ field: String) -> String { field.prefix { $0 != ":" }.lowercased() }
        let isBrowser = fields.contains { name($0).hasPrefix("sec-") || $0.lowercased().contains("mozilla/") }
        for field in fields {
            let name = name(field)
            if Self.secretNames.contains(name) {
                secretCount += 1
            } else if !Self.ownNames.contains(name), !isBrowser, !name.hasPrefix("sec-"), field.contains(":"),
                !(name == "content-type" && (isJSON || field.lowercased().contains("application/json")))
            {
                headers.append(field)
            }
        }
    }

    /// The names of fields with secrets.
    private static let secretNames: Set = [
        "authorization", "music-user-token", "media-user-token", "cookie", "x-api-key", "proxy-authorization",
        "x-apple-music-user-token",
    ]
    /// The names of fields that a client sets by itself.
    private static let ownNames: Set = [
        "host", "user-agent", "accept", "accept-encoding", "connection", "content-length", "cache-control", "pragma",
        "postman-token", "priority", "te", "dnt", "referer",
    ]

    // MARK: - Logs

    /// Parses a line with a method and a path after it: `"GET /v1/catalog/us/albums/1 HTTP/1.1" 404`.
    private init?(logLine text: String, storefront: String) {
        let words = text.split(whereSeparator: { $0.isWhitespace || "\"'[]".contains($0) }).map(String.init)
        guard let index = words.firstIndex(where: Self.methods.contains), index + 1 < words.count,
            let place = Self.place(in: words[index + 1], storefront)
        else { return nil }
        // The method and a path alone are a line of the shell.
        guard index > 0 || words.count > 2 && (words[2].hasPrefix("HTTP/") || Int(words[2]) != nil || words[2] == "→")
        else {
            return nil
        }
        // A known command in front makes it a line of the shell, such as a note about a request.
        guard index == 0 || CommandTable.exactly(words[0].lowercased()) == nil else { return nil }
        method = words[index]
        (host, target) = (place.host, place.target)
    }

    // MARK: - Addresses

    /// Returns the host and the path of an address of the API: everything before `/v1/` counts as the host.
    private static func place(in address: String, _ storefront: String) -> (host: String?, target: String)? {
        guard let start = address.firstRange(of: "/v1/")?.lowerBound else { return nil }
        var host = String(address[..<start])
        for scheme in ["https://", "http://"] where host.hasPrefix(scheme) { host.removeFirst(scheme.count) }
        // The part before an `@` is a password.
        host = host.split(separator: "@").last.map(String.init) ?? host
        var target = String(address[start...].prefix { $0 != "#" })
        for name in ["{{storefront}}", "{storefront}", "${STOREFRONT}", "$STOREFRONT", ":storefront", "$storefront"] {
            target = target.replacing(name, with: storefront)
        }
        guard !target.contains(where: \.isWhitespace) else { return nil }
        return (host.isEmpty || host == "api.music.apple.com" ? nil : host, target)
    }
}

/// The arguments of curl that describe a request.
private struct CurlArguments {
    private var rest: ArraySlice<String>
    private(set) var address: String?
    private(set) var method: String?
    private(set) var headers: [String] = []
    private(set) var data: [String] = []
    private(set) var isJSON = false
    private(set) var putsDataInQuery = false
    private(set) var secretCount = 0
    private(set) var leftOut: [String] = []

    init(_ words: ArraySlice<String>) { rest = words }

    mutating func read() {
        while let word = rest.popFirst() {
            if word.hasPrefix("--") {
                readLong(word)
            } else if word.hasPrefix("-"), word.count > 1 {
                readShort(word.dropFirst())
            } else if address == nil || !(address ?? "").contains("/v1/") {
                address = word
            }
        }
    }

    private mutating func readLong(_ word: String) {
        let name = String(word.dropFirst(2).prefix { $0 != "=" })
        let glued = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
        switch name {
        case "get": putsDataInQuery = true
        case "head": break
        case "url": address = glued ?? rest.popFirst()
        case let name where Self.letters[name] != nil:
            take(Self.letters[name] ?? " ", glued ?? rest.popFirst() ?? "", named: name)
        case let name where Self.namesWithValue.contains(name): if glued == nil { _ = rest.popFirst() }
        default: break
        }
    }

    private mutating func readShort(_ letters: Substring) {
        var letters = letters
        while let letter = letters.popFirst() {
            if letter == "G" { putsDataInQuery = true }
            guard Self.lettersWithValue.contains(letter) else { continue }
            take(letter, letters.isEmpty ? rest.popFirst() ?? "" : String(letters), named: String(letter))
            return
        }
    }

    private mutating func take(_ letter: Character, _ value: String, named name: String) {
        switch letter {
        case "X": method = value
        case "H": headers.append(value)
        case "d":
            if name == "json" { isJSON = true }
            if value.hasPrefix("@") { leftOut.append("-d \(value)") } else { data.append(value) }
        case "b", "u": secretCount += 1
        default: break
        }
    }

    /// The short forms of long options with a value that matters.
    private static let letters: [String: Character] = [
        "request": "X", "header": "H", "data": "d", "data-raw": "d", "data-binary": "d", "data-ascii": "d",
        "data-urlencode": "d", "json": "d", "cookie": "b", "user": "u", "oauth2-bearer": "u",
    ]
    private static let lettersWithValue = "XHdbuoAewmTKcDEFxyYzCtQr"
    private static let namesWithValue: Set = [
        "output", "user-agent", "referer", "write-out", "max-time", "connect-timeout", "proxy", "cacert", "cert", "key",
        "retry", "retry-delay", "resolve", "cookie-jar", "dump-header", "form", "limit-rate", "interface", "config",
    ]
}
