import AppleMusicAPI
package import Console
import MusicDevice
import MusicWorld
import Synchronization
package import SystemLayer

/// The saved sessions: `sessions/NAME.json` in the state folder, readable by their owner only.
package struct SessionStore: Sendable {
    /// `$XDG_STATE_HOME/tonearm`
    package let folder: String
    /// The keyring, looked for when there is something for it; nil where there is none.
    let keyring: @Sendable () -> Keyring?
    private let tokens: SessionTokens
    private let claimed = Claimed()
    private let saved = Saved()
    private let stamps = ChangeStamps()

    /// The sessions that this program keeps for itself.
    private final class Claimed: Sendable {
        let names = Mutex<Set<String>>([])
    }

    /// How the session that this program saves again and again was encoded last.
    private final class Saved: Sendable {
        private let last = Mutex<(name: String, parts: EncodedParts?)?>(nil)

        /// Nil for a session that is saved for the first time: most programs save once.
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

    /// The version of the file's form that is written; those before it are read too.
    package static let version = SessionFormat.version
    private static let sizeLimit = 64 << 20

    package enum Loaded {
        case session(Session, missing: MissingTokens?)
        case absent
        /// The file could not be read; it was kept under the name.
        case damaged(keptAs: String)
        /// A later program wrote it; it is left as it is.
        case newer(version: Int)
    }

    /// Tokens that did not come with a session.
    package struct MissingTokens: Sendable {
        /// A sentence about it.
        package var note: String
        /// Whether they are probably sound, and can be read another time. Whoever saves the session over them loses them.
        package var areKept: Bool
    }

    /// Whether a name makes a file name: letters, digits, `-`, `_` and `.`, not beginning with a dot.
    package static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64 && name.first != "."
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }

    private func path(_ name: String) -> String { "\(folder)/sessions/\(name).json" }
    private func changesPath(_ name: String) -> String { "\(folder)/sessions/\(name).changes" }

    /// The file that keeps the changes of a session, with the place in it that the session named when it was loaded.
    package func changes(of name: String) -> KeptChanges {
        KeptChanges(path: changesPath(name), stamp: stamps.noted(in: name))
    }

    /// Writes beside the old file, makes it safe on the disk, and puts it in the old one's place: what is there is old or new, never half, and
    /// the tokens are those of the session that is there.
    /// - Parameters:
    ///   - secrets: what is hidden in the file.
    ///   - changes: the last record of its changes; nil for the one that it was saved with before by this program.
    ///   - tell: told where tokens of a person's own are kept when that is new.
    /// - Throws: `Failure`.
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

    /// Which tokens the session on the disk names.
    private func reference(_ name: String) -> TokenReference? { written(name).flatMap(SessionFormat.tokens(in:)) }

    private func written(_ name: String) -> [UInt8]? {
        try? PrivateFile.read(path(name), limit: SessionStore.sizeLimit).get()
    }

    /// - Throws: `Failure` when there is a file that may not be read.
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
    /// - Returns: what of them is not there any more.
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

    /// Keeps a session for one shell: nobody else may write it until the claim is given up, or the process ends in whatever way.
    /// - Throws: `FileLock.Failure.taken` when another shell works in it.
    package func claim(_ name: String) throws(FileLock.Failure) -> FileLock {
        let lock = try FileLock(of: path(name))
        claimed.names.withLock { _ = $0.insert(name) }
        for kind in ["sessions", "tokens"] { PrivateFile.removeLeftovers(in: "\(folder)/\(kind)") }
        return lock
    }

    /// Whether another shell keeps a session for itself.
    package func isTaken(_ name: String) -> Bool {
        // Where nobody ever claimed it, no lock need be made to see that.
        guard !claimed.names.withLock({ $0.contains(name) }), FileSystem.exists(path(name) + ".lock") else {
            return false
        }
        do throws(FileLock.Failure) { _ = try FileLock(of: path(name)) } catch .taken { return true } catch {}
        return false
    }

    /// The names of the saved sessions, sorted.
    package func names() -> [String] {
        FileSystem.names(in: "\(folder)/sessions").filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
            .filter(SessionStore.isName).sorted()
    }

    /// - Parameter tell: told what is left.
    /// - Returns: whether there was one.
    package func delete(_ name: String, tell: (String) -> Void) -> Bool {
        tokens.remove(of: name, named: reference(name), tell: tell)
        stamps.forget(name)
        FileSystem.remove(changesPath(name))
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
