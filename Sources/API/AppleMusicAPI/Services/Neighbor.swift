/// A web service beside the Apple Music API that apps ask about the same music: the iTunes Search API, Last.fm.
///
/// Its paths, answers and errors are its own, and its requests carry no token of the session. A target of a neighbor
/// adds a static value and a service that answers from a catalog.
package struct Neighbor: Hashable, Sendable {
    /// The name in paths and sessions, in lower case: `itunes`.
    package let name: String
    /// The name for people: `the iTunes Search API`.
    package let title: String
    /// The address of the real service: `https://itunes.apple.com`.
    package let origin: ServerOrigin
    /// The form of its answers.
    package let envelope: Envelope

    /// - Parameter host: the host of the real service, which speaks HTTPS.
    package init(_ name: String, title: String, host: String, envelope: Envelope) {
        self.name = name
        self.title = title
        origin = ServerOrigin(secureHost: host)
        self.envelope = envelope
    }

    /// The prefix of its paths at a tonearm server: `/itunes`.
    package var servedPrefix: String { "/" + name }

    /// The facts about a service that answers for the neighbor. It has none of the Apple Music API's types and paths.
    /// - Parameter source: what answers: `simulator`, `live`.
    package func description(from source: String) -> ServiceDescription {
        ServiceDescription("\(title), from: \(source)", schema: .empty, envelope: envelope)
    }

    /// Returns the path and query of a request to a tonearm server, if the request is one to this neighbor.
    /// - Returns: the target without the prefix; nil for another target.
    package func target(ofServed target: String) -> String? {
        guard target.hasPrefix(servedPrefix) else { return nil }
        let rest = target.dropFirst(servedPrefix.count)
        switch rest.first {
        case "/": return String(rest)
        case "?": return "/" + rest
        case nil: return "/"
        default: return nil
        }
    }

    package static func == (one: Neighbor, other: Neighbor) -> Bool {
        one.name == other.name && one.origin == other.origin
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(origin)
    }
}
