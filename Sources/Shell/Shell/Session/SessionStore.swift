import AppleMusicAPI
import Synchronization
import TonearmAlgorithms
package import TonearmConsole
package import TonearmSystem
import TonearmWorld

/// The saved sessions: `sessions/NAME.json` in the state folder, readable only by their owner.
package struct SessionStore: Sendable {
    /// The folder, `$XDG_STATE_HOME/tonearm`.
    package let folder: String
    /// Returns the keyring, on demand; nil without one.
    let keyring: @Sendable () -> Keyring?
    private let tokens: SessionTokens
    private let claimed = Claimed()
    private let saved = Saved()
    private let stamps = ChangeStamps()

    /// The sessions that this process has claimed.
    private final class Claimed: Sendable {
        let names = Mutex<Set<String>>([])
    }

    /// The encoded parts of the session that this process saves repeatedly.
    private final class Saved: Sendable {
        private let last = Mutex<(name: String, parts: EncodedParts?)?>(nil)

        /// Returns nil when a session is saved for the first time: most processes save once.
        func parts(of name: String) -> EncodedParts? {
            last.withLock { last in
                let isKnown = last?.name == name
                let parts = isKnown ? last?.parts ?? Self.made() : nil
                last = (name, parts)
                return parts
            }
        }

        private static func made() -> EncodedParts {
            EncodedParts(key: String(OperatingSystem.randomSeed, radix: 36)) {
                try DocumentCoding.encode($0, userInfo: $1)
            }
        }
    }

    package init(folder: String, keyring: @escaping @Sendable () -> Keyring? = { nil }) {
        self.folder = folder
        self.keyring = keyring
        tokens = SessionTokens(folder: folder, keyring: keyring)
    }

    /// The version of the format that is written; earlier ones can be read, too.
    package static let version = SessionFormat.version
    private static let sizeLimit = 64 << 20

    package enum Loaded {
        case session(Session, missing: MissingTokens?)
        case absent
        /// The file could not be read, and was renamed.
        case damaged(keptAs: String)
        /// A newer version of the program wrote the file; it is left unchanged.
        case newer(version: Int)
    }

    /// The tokens of a session that could not be loaded.
    package struct MissingTokens: Sendable {
        /// A sentence about the problem.
        package var note: String
        /// Whether the tokens probably still exist and can be read later. Saving the session now would lose them.
        package var areKept: Bool
    }

    /// Returns whether a name is valid for a file: letters, digits, `-`, `_` and `.`, not beginning with a dot.
    package static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64 && name.first != "."
            && name.utf8.allSatisfy { ASCII.isWord($0) || $0 == UInt8(ascii: ".") }
    }

    private func path(_ name: String) -> String { "\(folder)/sessions/\(name).json" }
    private func changesPath(_ name: String) -> String { "\(folder)/sessions/\(name).changes" }

    /// Returns the file with a session's changes, with the stamp of the loaded session's last record.
    package func changes(of name: String) -> KeptChanges {
        KeptChanges(path: changesPath(name), stamp: stamps.noted(in: name))
    }

    /// Saves a session atomically: it is written to a temporary file, synced and renamed. The tokens on disk always
    /// match the session on disk.
    /// - Parameters:
    ///   - secrets: the secrets to redact.
    ///   - changes: the last record of its changes; nil for that of this process's previous save.
    ///   - tell: receives a sentence about the place of the user's own tokens, if that is new.
    /// - Throws: `Failure` if the session cannot be saved.
    package func save(
        _ session: Session, as name: String, hiding secrets: Secrets = Secrets(), changes: String? = nil,
        tell: (String) -> Void = { _ in }
    ) throws {
        let before = tokens.known(name) ?? reference(name)
        let reference = try tokens.add(
            session.world, of: name, usesKeyring: session.settings.keyring == .automatic,
            named: { self.reference(name) }, tell: tell)
        let bytes = try SessionFormat.bytes(
            of: session.hiding(secrets), tokens: reference, changes: stamps.saving(changes, as: name),
            parts: saved.parts(of: name))
        if let error = PrivateFile.replace(path(name), with: bytes) {
            throw Failure(writing: "the session '\(name)'", to: path(name), error)
        }
        tokens.keep(only: reference, of: session.world, named: name, before: before, tell: tell)
    }

    /// Returns the saved session's reference to its tokens.
    private func reference(_ name: String) -> TokenReference? { written(name).flatMap(SessionFormat.tokens(in:)) }

    private func written(_ name: String) -> [UInt8]? {
        try? PrivateFile.read(path(name), limit: SessionStore.sizeLimit).get()
    }

    /// - Throws: `Failure` if the file cannot be read.
    package func load(_ name: String) throws(Failure) -> Loaded {
        let bytes: [UInt8]
        switch PrivateFile.read(path(name), limit: SessionStore.sizeLimit) {
        case .success(let read): bytes = read
        case .failure(.absent): return .absent
        case .failure(let failure):
            throw Failure("Cannot load the session '\(name)'", "\(failure): \(path(name))")
        }
        do throws(SessionFormat.Problem) {
            var kept = try SessionFormat.read(bytes)
            stamps.note(kept.changes, in: name)
            let missing = giveTokens(to: &kept.session, name, kept.tokens)
            return .session(kept.session, missing: missing)
        } catch .newer(let version) {
            return .newer(version: version)
        } catch {
            return .damaged(keptAs: PrivateFile.setAside(path(name)))
        }
    }

    /// - Parameter reference: the tokens that the session was saved with.
    /// - Returns: the tokens that could not be loaded; nil if none are missing.
    private func giveTokens(to session: inout Session, _ name: String, _ reference: TokenReference) -> MissingTokens? {
        var missing: MissingTokens?
        var found: [String: String] = [:]
        do throws(TokenProblem) {
            found = try tokens.tokens(reference, of: name)
        } catch {
            missing = MissingTokens(error, of: name)
        }
        session.world.restore(secrets: found)
        if missing == nil { tokens.note(session.world, reference, of: name) }
        return missing
    }

    /// Claims a session for this process: other processes cannot save it until the claim is released, or the process
    /// ends.
    /// - Throws: `FileLock.Problem.taken` if another process has claimed it.
    package func claim(_ name: String) throws(FileLock.Problem) -> FileLock {
        let lock = try FileLock(of: path(name))
        claimed.names.withLock { _ = $0.insert(name) }
        for kind in ["sessions", "tokens"] { PrivateFile.removeLeftovers(in: "\(folder)/\(kind)") }
        return lock
    }

    /// Returns whether another process has claimed a session.
    package func isTaken(_ name: String) -> Bool {
        // If there is no lock file, the session was never claimed, and none need be created.
        guard !claimed.names.withLock({ $0.contains(name) }), FileSystem.exists(path(name) + ".lock") else {
            return false
        }
        do throws(FileLock.Problem) { _ = try FileLock(of: path(name)) } catch .taken { return true } catch {}
        return false
    }

    /// Returns the sorted names of the saved sessions.
    package func names() -> [String] { Self.names(in: "\(folder)/sessions") }

    /// Returns the sorted names of a folder's JSON files, without their endings.
    static func names(in folder: String) -> [String] {
        FileSystem.names(in: folder).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.filter(isName)
            .sorted()
    }

    /// - Parameter tell: receives sentences about remains.
    /// - Returns: whether the session existed.
    package func delete(_ name: String, tell: (String) -> Void) -> Bool {
        tokens.remove(of: name, named: reference(name), tell: tell)
        stamps.forget(name)
        FileSystem.remove(changesPath(name))
        keepLesson(nil, of: name)
        return FileSystem.remove(path(name))
    }
}

extension SessionStore.MissingTokens {
    init(_ problem: TokenProblem, of name: String) {
        let what = "the tokens of the session '\(name)'"
        let new = "'authorize' gets new ones"
        switch problem {
        case .damaged(let kept):
            note = "\(what) were damaged; they are kept as \(kept); \(new)"
            areKept = false
        case .exposed(let mode, let kept):
            note =
                "others can read or write \(what) (the file's mode is \(String(mode, radix: 8))), so they are not used; "
                + "they are kept as \(kept); \(new)"
            areKept = false
        case .unreadable(let why):
            note = "\(what) cannot be read: \(why)"
            areKept = true
        }
    }
}
