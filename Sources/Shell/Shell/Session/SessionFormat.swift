package import AppleMusicAPI
import TonearmConsole
import TonearmWorld

/// The file format of sessions: `{"version":2,"session":{…},"tokens":"3w5e11264sgsf"}`.
///
/// Older versions are upgraded step by step. Missing members get the values of a new session, and unknown members are
/// ignored, so sessions can be read by other releases. A file of a newer version is not read.
package enum SessionFormat {
    static let version = 2

    private struct Document: Codable {
        var version: Int
        var session: Session
        /// The stamp of the session's tokens, which are stored separately (`TokenSets`).
        var tokens: String?
        /// Whether the tokens are in the keyring; nil if they are in a file.
        var tokensInKeyring: Bool?
        /// The last record of the session's changes, stored separately (`KeptChanges`); nil if there are none.
        var changes: String?

        var reference: TokenReference { TokenReference(stamp: tokens, isInKeyring: tokensInKeyring ?? false) }
    }

    /// The members that documents of all versions have.
    private struct Header: Decodable {
        var version: Int
        var tokens: String?
        var tokensInKeyring: Bool?

        var reference: TokenReference { TokenReference(stamp: tokens, isInKeyring: tokensInKeyring ?? false) }
    }

    package enum Problem: Error, Equatable {
        /// A newer version of the program wrote the file.
        case newer(Int)
        /// The file is not a session, or incomplete.
        case damaged
    }

    /// - Parameter parts: the previously encoded parts, of which unchanged ones are reused; nil to encode everything.
    package static func bytes(
        of session: Session, tokens: TokenReference? = nil, changes: String? = nil, parts: EncodedParts? = nil
    ) throws -> [UInt8] {
        let document = Document(
            version: version, session: session, tokens: tokens?.stamp,
            tokensInKeyring: tokens?.isInKeyring == true ? true : nil, changes: changes)
        let frame = try parts?.encode(document).frame
        let joined = frame.flatMap { frame in
            parts.flatMap { EncodedParts.joined(frame, parts: $0.all, key: $0.key) }
        }
        return try joined ?? DocumentCoding.encode(document)
    }

    /// The content of a file: a session, and a reference to its tokens.
    package struct Kept {
        package var session: Session
        var tokens: TokenReference
        /// The last record of its changes; nil without one.
        var changes: String?
    }

    /// Returns a reference to the tokens of a session's file; nil if it is not a session.
    static func tokens(in bytes: [UInt8]) -> TokenReference? {
        (try? DocumentCoding.decode(Header.self, from: bytes))?.reference
    }

    /// - Parameter bytes: the JSON of the session alone, as in a stored change.
    static func session(inMember bytes: [UInt8]) throws(Problem) -> Session {
        if let session = try? DocumentCoding.decode(Session.self, from: bytes) { return try checked(session) }
        guard let json = try? JSON(parsing: bytes),
            let session = try? DocumentCoding.decode(Session.self, from: SessionDefaults.completed(json).bytes)
        else { throw .damaged }
        return try checked(session)
    }

    package static func read(_ bytes: [UInt8]) throws(Problem) -> Kept {
        // Handle the usual case quickly, because a file is read at each start.
        if let document = try? DocumentCoding.decode(Document.self, from: bytes), document.version == version {
            return Kept(session: try checked(document.session), tokens: document.reference, changes: document.changes)
        }
        guard let header = try? DocumentCoding.decode(Header.self, from: bytes), header.version >= 1 else {
            throw .damaged
        }
        guard header.version <= version else { throw .newer(header.version) }
        guard var json = (try? JSON(parsing: bytes))?["session"], json.object != nil else { throw .damaged }
        if header.version == 1 { json = SessionUpgrade.fromVersion1(json) }
        json = SessionDefaults.completed(SessionUpgrade.bindingTokens(json))
        guard let session = try? DocumentCoding.decode(Session.self, from: json.bytes) else { throw .damaged }
        return Kept(session: try checked(session), tokens: header.reference)
    }

    /// Returns a session that a command could have produced; a file can contain anything.
    private static func checked(_ session: Session) throws(Problem) -> Session {
        let isSound =
            Storefront.withID(session.world.storefront) != nil
            && session.trail.isSound
            && session.settings.display.width.map(Screen.widths.contains) ?? true
            && Settings.retryCounts.contains(session.settings.retries)
        guard isSound else { throw .damaged }
        // The secret of a server is in no file.
        return session.detached
    }
}

/// Adds missing members to a session's JSON, with the values of a new session.
enum SessionDefaults {
    /// The paths of objects that are completed. Enumerations are excluded, because their members are alternatives. `*`
    /// is every element of a list, which is completed from the first element in a new session.
    private static let structures: [[String]] = [
        [], ["settings"], ["fileNames"], ["trail"], ["world"], ["world", "tokens"], ["world", "memory"],
        ["world", "memory", "faults"],
        ["world", "memory", "accounts", "*"], ["world", "device"], ["world", "device", "apps", "*"],
        ["world", "device", "accounts", "*"], ["world", "device", "devices", "*"],
        ["world", "device", "devices", "*", "installations", "*"],
    ]

    private static let fresh: JSON? = {
        (try? DocumentCoding.encode(Session(seed: 0))).flatMap { try? JSON(parsing: $0) }
    }()

    static func completed(_ json: JSON) -> JSON {
        guard let fresh else { return json }
        return structures.reduce(json) { completed($0, at: $1[...], from: fresh) }
    }

    private static func completed(_ json: JSON, at path: ArraySlice<String>, from fresh: JSON) -> JSON {
        guard let step = path.first else {
            guard var object = json.object, let model = fresh.object else { return json }
            for member in model.members where object[member.name] == nil { object.append(member.name, member.value) }
            return .object(object)
        }
        let rest = path.dropFirst()
        if step == "*" {
            guard let elements = json.array, let model = fresh[0] else { return json }
            return .array(elements.map { completed($0, at: rest, from: model) })
        }
        guard var object = json.object, let inner = object[step], let model = fresh[step] else { return json }
        object[step] = completed(inner, at: rest, from: model)
        return .object(object)
    }
}
