import AppleMusicAPI
import Console
import MusicWorld

/// A session before or after a change: a value, or what a file kept of one.
enum ChangeState: Sendable {
    case session(Session)
    /// The form of `json(isWhole:hiding:)`.
    case kept(JSON)

    /// The session; nil if what was kept cannot be read.
    /// - Parameter present: the session now, which has the texts of tokens. A token whose text is another by now, or gone, is left out.
    func session(with present: Session) -> Session? {
        switch self {
        case .session(let session): return session
        case .kept(let json):
            guard let bytes = json["session"]?.bytes, let digests = json["tokens"]?.object,
                var session = try? SessionFormat.session(inMember: bytes)
            else { return nil }
            let secrets = present.world.secrets.filter { digests[$0.key]?.string == Self.digest(of: $0.value) }
            session.world.restore(secrets: secrets)
            return session
        }
    }

    /// The form in which a file keeps a state: `{"session":{…},"tokens":{name: digest}}`. No token's text is in it.
    /// - Parameters:
    ///   - isWhole: whether the trail and the last exchange are parts of the state.
    ///   - secrets: hidden in it.
    func json(isWhole: Bool, hiding secrets: Secrets) throws -> JSON {
        guard case .session(let session) = self else {
            guard case .kept(let json) = self else { return .null }
            return json
        }
        let kept = (isWhole ? session : session.withoutTraces).hiding(secrets)
        let digests = session.world.secrets.sorted { $0.key < $1.key }.map { name, text in
            (name, JSON.string(Self.digest(of: text)))
        }
        return [
            "session": try JSON(parsing: try DocumentCoding.encode(kept)), "tokens": .object(JSONObject(digests)),
        ]
    }

    /// Whether two values differ at most in the trail and the last exchange.
    func isSame(as other: ChangeState) -> Bool {
        guard case .session(let session) = self, case .session(let other) = other else { return false }
        return session.withoutTraces == other.withoutTraces
    }

    private static func digest(of secret: String) -> String { TokenDigest(of: secret).text }
}
