package import AppleMusicAPI
import Console
import MusicWorld

/// The form in which a session is kept in a file: `{"version":2,"session":{…},"tokens":"3w5e11264sgsf"}`.
///
/// Older versions are brought to the present one step by step. Members that a file lacks have the values of a fresh session, and members that
/// nobody knows are passed over, so that a session outlives the program that wrote it. A newer version is not read.
package enum SessionFormat {
    static let version = 2

    private struct Document: Codable {
        var version: Int
        var session: Session
        /// The stamp of the session's tokens, which are kept apart (`TokenSets`).
        var tokens: String?
        /// Whether these are in the keyring; nil where they are in a file.
        var tokensInKeyring: Bool?
        /// The last record of the session's changes, which are kept beside it (`KeptChanges`); nil if none are.
        var changes: String?

        var reference: TokenReference { TokenReference(stamp: tokens, isInKeyring: tokensInKeyring ?? false) }
    }

    /// What every version has.
    private struct Header: Decodable {
        var version: Int
        var tokens: String?
        var tokensInKeyring: Bool?

        var reference: TokenReference { TokenReference(stamp: tokens, isInKeyring: tokensInKeyring ?? false) }
    }

    package enum Problem: Error, Equatable {
        /// A later program wrote it.
        case newer(Int)
        /// It is no session, or only a part of one.
        case damaged
    }

    /// - Parameter parts: what was encoded last, of which what stayed the same is taken; nil encodes all.
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

    /// What is in a file: a session, and which tokens belong to it.
    package struct Kept {
        package var session: Session
        var tokens: TokenReference
        /// The last record of its changes; nil for none.
        var changes: String?
    }

    /// Which tokens belong to the session of a file; nil where it is none.
    static func tokens(in bytes: [UInt8]) -> TokenReference? {
        (try? DocumentCoding.decode(Header.self, from: bytes))?.reference
    }

    /// - Parameter bytes: the session alone, as a kept state has it.
    static func session(inMember bytes: [UInt8]) throws(Problem) -> Session {
        if let session = try? DocumentCoding.decode(Session.self, from: bytes) { return try checked(session) }
        guard let json = try? JSON(parsing: bytes),
            let session = try? DocumentCoding.decode(Session.self, from: SessionDefaults.completed(json).bytes)
        else { throw .damaged }
        return try checked(session)
    }

    package static func read(_ bytes: [UInt8]) throws(Problem) -> Kept {
        // The usual case, before anything is looked at twice: a file is read at each start.
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

    /// A session that a command could have made: a file can hold anything.
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
