import AppleMusicAPI
import TonearmConsole
import TonearmWorld

/// A client of a server's control address.
struct ControlClient: Sendable {
    let client: MusicClient
    let address: ControlAddress

    /// Sends a request and returns the JSON of its answer.
    /// - Parameter path: the path below `/_tonearm`.
    func ask(_ method: Request.Method, _ path: String, _ body: JSON? = nil) async throws(AttachmentProblem) -> JSON {
        // A link is opened before its secret is known.
        let fields =
            [("Accept", "application/json")]
            + (address.secret.isEmpty ? [] : [("Authorization", "Bearer \(address.secret)")])
        let request = Request(method, "/_tonearm" + path, headers: Headers(fields), body: body?.bytes ?? [])
        let response: Response
        do { response = try await client.ask(request, at: address.origin) } catch is CancellationError {
            throw .interrupted
        } catch {
            let failure = Failure(wording: error)
            throw .unreachable(failure?.why ?? "\(error)", next: failure?.next)
        }
        guard let json = try? JSON(parsing: response.body.bytes) else { throw .foreign }
        if response.isSuccess { return json }
        guard let sentence = json["error"]?.string else { throw .foreign }
        switch response.status {
        case 401, 403: throw .secret
        default: throw .refused(status: response.status, sentence, next: json["next"]?.string)
        }
    }

    /// Returns the path of a world, or of a part of it such as `clock`.
    static func path(_ world: String, _ rest: String = "") -> String {
        let name = PercentEncoding.encodeSegment(world)
        return "/worlds/\(name)" + (rest.isEmpty ? "" : "/\(rest)")
    }

    func summary(of world: String) async throws(AttachmentProblem) -> WorldSummary {
        let json = try await ask(.get, Self.path(world, "summary"))
        guard let summary = WorldSummary(json) else { throw .foreign }
        return summary
    }

    /// Returns the successful writing requests after an entry of the journal, such as `POST /v1/me/library`.
    func writes(in world: String, since last: Int) async throws(AttachmentProblem) -> [String] {
        let json = try await ask(.get, Self.path(world, "journal?since=\(last)"))
        return (json["requests"]?.array ?? []).compactMap { entry in
            guard let method = entry["method"]?.string, let path = entry["path"]?.string,
                let status = entry["status"]?.integer, (200..<300).contains(status),
                !["GET", "HEAD", "OPTIONS"].contains(method)
            else { return nil }
            return "\(method) \(path)"
        }
    }
}

/// The reason why a request to a control address failed.
enum AttachmentProblem: Error, Hashable, Sendable {
    case unreachable(String, next: String?)
    /// The server rejects the secret.
    case secret
    /// The answer is not from a control address, but from another program or from the service itself.
    case foreign
    case refused(status: Int, String, next: String?)
    case interrupted

    /// Whether the server no longer has the world.
    var isGone: Bool { if case .refused(404, let sentence, _) = self { sentence.contains("world") } else { false } }

    /// Returns a sentence for a note above the prompt.
    func sentence(of attachment: Attachment) -> String {
        if isGone {
            return
                "The attached world '\(attachment.title)' was deleted. Type 'detach' to go back to your own world."
        }
        return switch self {
        case .unreachable(let why, _):
            "The server of the attached world '\(attachment.title)' cannot be reached: \(why). 'detach' goes back to your own world."
        case .secret: "The control address refuses the secret. Type 'attach' again with the server's file."
        case .foreign: "Another program answers at the control address. 'detach' goes back to your own world."
        case .refused(_, let sentence, _): sentence
        case .interrupted: "The look at the attached world was interrupted."
        }
    }

    /// Returns the error of a command: a `Failure`, or `CancellationError` after Ctrl-C.
    /// - Parameter what: the failure's first part, such as "Cannot attach to 'ready.json'".
    func error(_ what: String) -> any Error {
        if self == .interrupted { return CancellationError() }
        return failure(what)
    }

    private func failure(_ what: String) -> Failure {
        switch self {
        case .unreachable(let why, let next):
            Failure(
                what, why, next: next ?? "Check that the server runs; 'tonearm serve --control 127.0.0.1:0' starts one."
            )
        case .secret:
            Failure(
                what, "the control address refuses the secret",
                next: "Take the file that this server wrote with --ready; each start has its own secret.")
        case .foreign:
            Failure(
                what, "what answers is not the control address of a tonearm server",
                next: "Take the member 'control' of the file of --ready, not 'origin'.")
        case .refused(404, _, _) where isGone:
            Failure(
                what, "the server has no such world", next: "Name another world; 'default' is the server's own.")
        case .refused(_, let sentence, let next): Failure(what, sentence.lowercasedFirst, next: next)
        case .interrupted: Failure(what, "it was interrupted", next: nil, status: .interrupted)
        }
    }
}

extension String {
    /// The text as a clause, without its final period and with a lowercase first letter.
    fileprivate var lowercasedFirst: String {
        let clause = hasSuffix(".") ? String(dropLast()) : self
        return clause.prefix(1).lowercased() + clause.dropFirst()
    }
}
