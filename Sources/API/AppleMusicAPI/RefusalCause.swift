/// The cause of a refusal: the rule, the part of the request that broke it, the value found, the values allowed, and
/// what to send instead. The check that refuses a request makes it, so it names this check alone.
package struct RefusalCause: Hashable, Sendable {
    package let rule: RefusalRule
    /// The part of the request that broke the rule; nil if no part did.
    package let part: Part?
    /// The value or the state that was found, shortened; nil if the rule is enough.
    package let found: String?
    /// The allowed values, shortened; nil if they cannot be listed.
    package let allowed: String?
    /// An imperative clause, or the text to send instead, without a full stop; nil if nothing would be accepted.
    package let remedy: String?

    /// A part of a request.
    package enum Part: Hashable, Sendable {
        case method
        /// The whole path, or one of its segments.
        case path(String)
        case query
        case parameter(String)
        case header(String)
        /// A JSON pointer (RFC 6901) into the body; `/` for the whole body.
        case pointer(String)
    }

    package init(
        _ rule: RefusalRule, at part: Part? = nil, found: String? = nil, allowed: String? = nil, remedy: String? = nil
    ) {
        self.rule = rule
        self.part = part
        self.found = found.map { $0.isEmpty ? "an empty value" : Self.shortened($0) }
        self.allowed = allowed.map(Self.shortened)
        self.remedy = remedy.map(Self.shortened)
    }

    package init(_ sentence: String, _ source: RefusalRule.Source) { self.init(RefusalRule(sentence, source)) }

    /// The most characters of a text of a cause.
    private static let length = 200

    /// Returns a text of at most `length` characters. Requests can contain any text.
    fileprivate static func shortened(_ text: String) -> String {
        text.utf8.count <= length ? text : text.count <= length ? text : String(text.prefix(length - 1)) + "…"
    }
}

extension RefusalCause.Part {
    /// The name of the part in JSON, and its value there.
    package var member: (name: String, value: String) {
        switch self {
        case .method: ("part", "method")
        case .query: ("part", "query")
        case .path(let path): ("path", RefusalCause.shortened(path))
        case .parameter(let name): ("parameter", RefusalCause.shortened(name))
        case .header(let name): ("header", name)
        case .pointer(let pointer): ("pointer", RefusalCause.shortened(pointer))
        }
    }

    /// The part in words: `the parameter 'limit'`.
    package var text: String {
        let value = member.value
        return switch self {
        case .method: "the method"
        case .query: "the query"
        case .path: "'\(value)' in the path"
        case .parameter: "the parameter '\(value)'"
        case .header: "the header field '\(value)'"
        case .pointer("/"): "the body"
        case .pointer: "the body, at '\(value)'"
        }
    }
}

extension RefusalCause {
    /// The names and values of the cause, in the order in which each report shows them.
    package var members: [(name: String, value: String)] {
        [
            ("rule", rule.sentence), ("source", rule.source.text), part?.member, found.map { ("found", $0) },
            allowed.map { ("allowed", $0) }, remedy.map { ("send", $0) },
        ].compactMap { $0 }
    }

    /// The cause as a clause for a log: `a number must be in its range; the parameter 'limit': 50, allowed: 1 to 25`.
    package var clause: String {
        guard let found else { return rule.sentence }
        let place = part.map { "\($0.text): " } ?? ""
        return "\(rule.sentence); \(place)\(found)" + (allowed.map { ", allowed: \($0)" } ?? "")
    }
}
