import TonearmConsole
import TonearmLineEditor

/// A text of any words.
struct FreeText: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "TEXT", example: "Sunday")
}

/// A name for a new object.
struct NewName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "NAME", example: "Road")
}

/// A token or an identifier that the user pastes; it is never completed.
struct OpaqueText: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "TOKEN", example: "eyJhbGciOi…")
}

/// Words to search for.
struct SearchTerm: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "TERM", example: "beach bunny", isOrdered: true)

    /// Returns earlier search terms that continue the typed words, most recent first.
    static func candidates(in context: CompletionContext) -> [Candidate] {
        let before = context.words.drop { $0 == "search" }.joined(separator: " ")
        var terms: [Candidate] = []
        for line in context.memory.lines().reversed().prefix(1000) {
            let words = line.split(separator: " ").map(String.init)
            guard let start = words.prefix(2).lastIndex(where: { $0 == "search" || $0 == "suggest" }) else { continue }
            let term = words[(start + 1)...].prefix { !$0.hasPrefix("-") && $0 != "|" && $0 != ">" }
            guard term.prefix(context.words.count).joined(separator: " ") == before || before.isEmpty,
                let next = term.dropFirst(before.isEmpty ? 0 : context.words.count).first
            else { continue }
            let candidate = Candidate(next, description: "searched for: \(term.joined(separator: " "))")
            if !terms.contains(where: { $0.text == next }) { terms.append(candidate) }
            if terms.count == 20 { break }
        }
        return terms
    }
}

/// Words of a genre's name to search for.
struct GenreTerm: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "TERM", example: "jazz latin", isOrdered: true)
}

/// A header field in curl's format: `Name: value`.
struct HeaderField: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "FIELD", example: "Origin: https://example.org")

    static var candidates: [Candidate] {
        ["Accept-Language", "Authorization", "Content-Type", "Music-User-Token", "Origin"].map {
            Candidate("\($0):", description: "a header field", continues: true)
        }
    }
}

/// A web origin: a scheme and a host.
struct WebOrigin: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "ORIGIN", example: "https://example.org")

    static var candidates: [Candidate] {
        [Candidate("https://", description: "a site that is served with TLS", continues: true)]
    }

    /// Returns the origins as texts.
    /// - Throws: `Failure` if browsers never send a text as `Origin` (RFC 6454 §7).
    static func checked(_ origins: [WebOrigin]) throws(Failure) -> [String] {
        for origin in origins where !origin.isOrigin {
            throw Failure.usage(
                "Cannot use the origin '\(origin)'",
                "this is not a web origin: a scheme and a host, and perhaps a port",
                next: "Write for example --origin https://example.org, without a path or a slash at the end.")
        }
        return origins.map(\.text)
    }

    private var isOrigin: Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 3 && ["https:", "http:"].contains(parts[0]) && parts[1].isEmpty && !parts[2].isEmpty
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
}

/// The identifier of a media key: ten capital letters and digits.
struct KeyIdentifier: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "KEY-ID", example: "ABC123DEFG")
}

/// The identifier of a developer team: ten capital letters and digits.
struct TeamIdentifier: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "TEAM-ID", example: "DEF123GHIJ")
}
