/// The reasons why a request was not let in.
extension ControlProblem {
    /// A page of another address, or under a rebound name.
    static let foreignPage = Self(status: 403, sentence: "Pages may not control the server")

    static let noSecret = Self(
        status: 401, sentence: "Control needs the secret that the server printed: Authorization: Bearer SECRET")

    private static let newLink =
        "'tonearm serve --control' prints a link when it starts, and POST /_tonearm/links makes another."

    static let noSession = Self(status: 401, sentence: "This page opens with a link only", next: newLink)

    static let endedSession = Self(
        status: 401, sentence: "The link of this page is no longer valid: the server was restarted, or it was revoked",
        next: newLink)

    static func unopened(_ refusal: AccessLinks.Refusal) -> Self {
        let sentence =
            switch refusal {
            case .unknown: "This link is not known: it is incomplete, or older than the last start of the server"
            case .used: "This link works once, and it was used"
            case .revoked: "This link was revoked"
            }
        return Self(status: refusal == .unknown ? 404 : 410, sentence: sentence, next: newLink)
    }

    static func deletedWorld(_ id: String) -> Self {
        Self(
            status: 410, sentence: "The world '\(id)' of this link was deleted",
            next: "Ask for a link to another world.")
    }

    static func otherScope(_ id: String) -> Self {
        Self(
            status: 403, sentence: "This link opens the world '\(id)' alone, and cannot make or delete worlds",
            next: "Its addresses begin with /_tonearm/worlds/\(id)/.")
    }

    static let tooManyStreams = Self(
        status: 503, sentence: "There are too many event streams", next: "Close a page of the inspector.")

    static func unknownLink(_ id: String) -> Self {
        Self(status: 404, sentence: "There is no link '\(id)'", next: "GET /_tonearm/links lists them.")
    }

    static let tooManyLinks = Self(
        status: 429, sentence: "There are too many links", next: "DELETE those that are no longer used.")
}
