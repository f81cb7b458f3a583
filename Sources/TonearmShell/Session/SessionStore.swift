package import Console
import MusicDevice
import MusicWorld

/// The saved sessions: `sessions/NAME.json` in the state folder, readable by their owner only.
package struct SessionStore: Sendable {
    /// `$XDG_STATE_HOME/tonearm`
    package let folder: String

    package init(folder: String) { self.folder = folder }

    /// The version of the file's form that is written; those before it are read too.
    package static let version = SessionFormat.version
    private static let sizeLimit = 64 << 20

    package enum Loaded {
        /// With a sentence about what did not come with it, if anything did not.
        case session(Session, note: String?)
        case absent
        /// The file could not be read; it was kept under the name.
        case damaged(keptAs: String)
        /// A later program wrote it; it is left as it is.
        case newer(version: Int)
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

    /// Writes beside the old file, makes it safe on the disk, and puts it in the old one's place: what is there is old or new, never half, and
    /// the tokens are those of the session that is there.
    /// - Parameter secrets: what is hidden in the file.
    /// - Throws: `Failure`.
    package func save(_ session: Session, as name: String, hiding secrets: Secrets = Secrets()) throws {
        let tokens = tokenFile(name)
        let stamp = try tokens.add(session.world.secrets) { SessionFormat.tokenStamp(in: written(name) ?? []) }
        let bytes = try SessionFormat.bytes(of: session.hiding(secrets), tokenStamp: stamp)
        if let number = PrivateFile.replace(path(name), with: bytes) {
            throw Failure(writing: "the session '\(name)'", to: path(name), number)
        }
        tokens.keep(only: stamp)
    }

    /// Where the tokens of a session are kept.
    package func tokenPath(_ name: String) -> String { "\(folder)/tokens/\(name).json" }

    private func tokenFile(_ name: String) -> TokenFile { TokenFile(path: tokenPath(name)) }

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
            let note = giveTokens(to: &kept.session, name, stamp: kept.tokenStamp)
            return .session(kept.session, note: note)
        } catch .newer(let version) {
            return .newer(version: version)
        } catch {
            return .damaged(keptAs: PrivateFile.setAside(path(name)))
        }
    }

    /// - Parameter stamp: of the tokens that the session was saved with.
    /// - Returns: a sentence, where they are not there any more.
    private func giveTokens(to session: inout Session, _ name: String, stamp: String?) -> String? {
        var note: String?
        var tokens: [String: String] = [:]
        if stamp != TokenFile.noTokens {
            do throws(TokenFile.Problem) {
                tokens = try tokenFile(name).read().first { $0.stamp == stamp }?.tokens ?? [:]
            } catch {
                note =
                    switch error {
                    case .damaged(let kept):
                        "the tokens of the session '\(name)' were damaged; they are kept as \(kept)"
                    case .exposed(let mode, let kept):
                        "others can read or write the tokens of the session '\(name)' (the file's mode is "
                            + "\(String(mode, radix: 8))), so they are not used; they are kept as \(kept)"
                    case .unreadable(let failure): "the tokens of the session '\(name)' cannot be read: \(failure)"
                    }
            }
        }
        session.world.restore(secrets: tokens)
        return note.map { $0 + "; 'authorize' gets new ones" }
    }

    /// Keeps a session for one shell: nobody else may write it until the claim is given up, or the process ends in whatever way.
    /// - Throws: `FileLock.Failure.taken` when another shell works in it.
    package func claim(_ name: String) throws(FileLock.Failure) -> FileLock {
        let lock = try FileLock(of: path(name))
        for kind in ["sessions", "tokens"] { PrivateFile.removeLeftovers(in: "\(folder)/\(kind)") }
        return lock
    }

    /// The names of the saved sessions, sorted.
    package func names() -> [String] {
        FileSystem.names(in: "\(folder)/sessions").filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
            .filter(SessionStore.isName).sorted()
    }

    /// - Returns: whether there was one.
    package func delete(_ name: String) -> Bool {
        FileSystem.remove(tokenFile(name).path)
        return FileSystem.remove(path(name))
    }
}
