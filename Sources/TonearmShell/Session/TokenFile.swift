import Console

/// The tokens of a saved session: a file of their own, so that sessions can be handed on.
///
/// Two files cannot be replaced in one step. So each set of tokens has a stamp, and the session names the stamp of its own. A new set is written
/// beside the one that the session on the disk names, then the session is replaced, and only then is the old set taken out: at whatever moment
/// the program is killed, a session is read with the tokens that it was saved with.
struct TokenFile {
    let path: String

    struct TokenSet: Codable, Equatable {
        /// nil in files of programs that knew no stamps; the session that goes with them names none.
        var stamp: String?
        /// By the names that the world gives them.
        var tokens: [String: String]
    }

    enum Problem: Error, Equatable {
        /// It is no file of tokens; it was kept under the name.
        case damaged(keptAs: String)
        /// Others can read or write it, so that its tokens may be somebody else's by now; it was kept under the name.
        case exposed(mode: Int, keptAs: String)
        case unreadable(FileSystem.ReadFailure)
    }

    /// What a session without tokens names.
    static let noTokens = ""

    private struct Document: Codable {
        var version: Int
        var sets: [TokenSet]
    }

    private static let version = 2
    private static let sizeLimit = 1 << 20

    /// - Returns: none when there is no file.
    func read() throws(Problem) -> [TokenSet] {
        let bytes: [UInt8]
        switch PrivateFile.readSecret(path, limit: Self.sizeLimit) {
        case .success((let read, nil)): bytes = read
        case .success((_, let mode?)): throw .exposed(mode: mode, keptAs: PrivateFile.setAside(path, as: "exposed"))
        case .failure(.absent): return []
        case .failure(let failure): throw .unreadable(failure)
        }
        if let document = try? DocumentCoding.decode(Document.self, from: bytes) { return document.sets }
        if let tokens = try? DocumentCoding.decode([String: String].self, from: bytes) {
            return [TokenSet(stamp: nil, tokens: tokens)]
        }
        throw .damaged(keptAs: PrivateFile.setAside(path))
    }

    /// Makes sure that a set is in the file, beside the one that the session on the disk names.
    /// - Parameter named: the stamp that the session on the disk names, looked up only when it is needed.
    /// - Returns: the set's stamp.
    /// - Throws: `Failure`.
    func add(_ tokens: [String: String], named: () -> String?) throws -> String {
        guard !tokens.isEmpty else { return Self.noTokens }
        let sets = try setsToKeep()
        if let same = sets.first(where: { $0.tokens == tokens && $0.stamp != nil })?.stamp { return same }
        let stamp = String(OperatingSystem.randomSeed, radix: 36)
        let current = named()
        try write(sets.filter { $0.stamp == current } + [TokenSet(stamp: stamp, tokens: tokens)])
        return stamp
    }

    /// What a new set is written beside. What is damaged or exposed was kept under another name; what cannot be read may be sound, and is not
    /// written over.
    private func setsToKeep() throws -> [TokenSet] {
        do throws(Problem) {
            return try read()
        } catch .unreadable(let failure) {
            throw Failure(
                "Cannot save the tokens of the session", "those that are there cannot be read: \(failure): \(path)",
                next: "Move the file away, or make it readable.")
        } catch {
            return []
        }
    }

    /// Takes out all sets but one. What cannot be taken out now is taken out the next time.
    func keep(only stamp: String) {
        guard stamp != Self.noTokens else {
            FileSystem.remove(path)
            return
        }
        guard let sets = try? read(), sets.count > 1 else { return }
        try? write(sets.filter { $0.stamp == stamp })
    }

    private func write(_ sets: [TokenSet]) throws {
        let bytes = try DocumentCoding.encode(Document(version: Self.version, sets: sets))
        guard let number = PrivateFile.replace(path, with: bytes) else { return }
        throw Failure(writing: "the tokens of the session", to: path, number)
    }
}

extension Failure {
    /// A file of the state folder that could not be written.
    /// - Parameters:
    ///   - thing: what was to be kept.
    ///   - number: the system's, for what went wrong.
    init(writing thing: String, to path: String, _ number: Int32) {
        self.init(
            "Cannot save \(thing)", "\(OperatingSystem.message(number)): \(path)",
            next: "Check the folder's permissions and the free space, or set XDG_STATE_HOME to another folder.")
        underlying = RecordedFile.WriteFailure(number: number)
    }

    /// Whether it failed for want of room, which comes and goes.
    package var isForWantOfRoom: Bool {
        (underlying as? RecordedFile.WriteFailure).map { OperatingSystem.isWantOfRoom($0.number) } ?? false
    }
}
