import AppleMusicAPI
import Synchronization
import TonearmConsole
import TonearmWorld

/// A session before or after a change: as a value, or as stored in a file.
enum ChangeState: Sendable {
    case session(Session)
    /// The stored form, made by `json(isWhole:hiding:)`.
    case kept(JSON)

    /// Returns the session; nil if the stored form is invalid.
    /// - Parameter present: the present session, which has the texts of tokens. Tokens that have changed or are gone
    ///   are omitted.
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

    /// Returns the stored form, which contains no token's text: `{"session":{…},"tokens":{name: digest}}`.
    /// - Parameters:
    ///   - isWhole: whether the state includes the trail and the last exchange.
    ///   - secrets: the secrets to redact.
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

    /// Returns whether two values differ at most in the trail and the last exchange.
    func isSame(as other: ChangeState) -> Bool {
        guard case .session(let session) = self, case .session(let other) = other else { return false }
        return session.withoutTraces == other.withoutTraces
    }

    private static func digest(of secret: String) -> String { TokenDigest(of: secret).text }
}

/// The last change records of the sessions in a folder.
final class ChangeStamps: Sendable {
    private struct Memory {
        var loaded: [String: String] = [:]
        var saved: [String: String] = [:]
    }

    private let memory = Mutex(Memory())

    /// Stores the stamp that a loaded session names.
    func note(_ stamp: String?, in name: String) { memory.withLock { $0.loaded[name] = stamp } }

    /// Returns the stamp that a session named when it was loaded; nil without one.
    func noted(in name: String) -> String? { memory.withLock { $0.loaded[name] } }

    /// Stores the stamp with which a session is saved.
    /// - Parameter stamp: the stamp; nil for that of the last save.
    /// - Returns: the stamp to save.
    func saving(_ stamp: String?, as name: String) -> String? {
        memory.withLock { memory in
            if let stamp { memory.saved[name] = stamp }
            return memory.saved[name]
        }
    }

    func forget(_ name: String) {
        memory.withLock { memory in
            memory.loaded[name] = nil
            memory.saved[name] = nil
        }
    }
}
