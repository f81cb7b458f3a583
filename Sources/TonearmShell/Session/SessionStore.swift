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
        case session(Session)
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

    /// Writes beside the old file, makes it safe on the disk, and puts it in the old one's place: what is there is old or new, never half.
    /// - Throws: `Failure`.
    package func save(_ session: Session, as name: String) throws {
        if let number = PrivateFile.replace(path(name), with: try SessionFormat.bytes(of: session)) {
            throw Failure(
                "Cannot save the session '\(name)'", "\(OperatingSystem.message(number)): \(path(name))",
                next: "Check the folder's permissions and the free space, or set XDG_STATE_HOME to another folder.")
        }
        try saveTokens(session.world.secrets, as: name)
    }

    private func tokenPath(_ name: String) -> String { "\(folder)/tokens/\(name).json" }

    /// Secrets have a folder of their own, so that sessions can be handed on.
    private func saveTokens(_ tokens: [String: String], as name: String) throws {
        guard !tokens.isEmpty else {
            _ = FileSystem.remove(tokenPath(name))
            return
        }
        if let number = PrivateFile.replace(tokenPath(name), with: try DocumentCoding.encode(tokens)) {
            throw Failure("Cannot save the tokens of '\(name)'", OperatingSystem.message(number))
        }
    }

    /// A token that cannot be read is as good as none: another can be asked for.
    private func loadTokens(_ name: String) -> [String: String] {
        guard case .success(let bytes) = PrivateFile.read(tokenPath(name), limit: 1 << 20) else { return [:] }
        return (try? DocumentCoding.decode([String: String].self, from: bytes)) ?? [:]
    }

    /// - Throws: `Failure` when there is a file that may not be read.
    package func load(_ name: String) throws(Failure) -> Loaded {
        let bytes: [UInt8]
        switch PrivateFile.read(path(name), limit: SessionStore.sizeLimit) {
        case .success(let read): bytes = read
        case .failure(.absent): return .absent
        case .failure(.unreadable(let number)):
            throw Failure("Cannot load the session '\(name)'", "\(OperatingSystem.message(number)): \(path(name))")
        }
        do throws(SessionFormat.Problem) {
            var session = try SessionFormat.session(in: bytes)
            session.world.restore(secrets: loadTokens(name))
            return .session(session)
        } catch .newer(let version) {
            return .newer(version: version)
        } catch {
            return .damaged(keptAs: PrivateFile.setAside(path(name)))
        }
    }

    /// Keeps a session for one shell: nobody else may write it until the claim is given up, or the process ends in whatever way.
    /// - Throws: `FileLock.Failure.taken` when another shell works in it.
    package func claim(_ name: String) throws(FileLock.Failure) -> FileLock { try FileLock(of: path(name)) }

    /// The names of the saved sessions, sorted.
    package func names() -> [String] {
        FileSystem.names(in: "\(folder)/sessions").filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
            .filter(SessionStore.isName).sorted()
    }

    /// - Returns: whether there was one.
    package func delete(_ name: String) -> Bool {
        _ = FileSystem.remove(tokenPath(name))
        return FileSystem.remove(path(name))
    }
}
