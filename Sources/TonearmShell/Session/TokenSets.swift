import Console
import SystemLayer

/// The tokens of a saved session, apart from it, so that sessions can be handed on.
///
/// Two things cannot be replaced in one step. So each set of tokens has a stamp, and the session names the stamp of its own. A new set is
/// written beside the one that the session on the disk names, then the session is replaced, and only then is the old set taken out: at whatever
/// moment the program is killed, a session is read with the tokens that it was saved with.
struct TokenSets {
    let place: any TokenPlace

    struct TokenSet: Codable, Equatable {
        /// nil in files of programs that knew no stamps; the session that goes with them names none.
        var stamp: String?
        /// By the names that the world gives them.
        var tokens: [String: String]
    }

    /// What a session without tokens names.
    static let noTokens = ""

    private struct Document: Codable {
        var version: Int
        var sets: [TokenSet]
    }

    private static let version = 2

    /// - Returns: none where nothing is kept.
    func read() throws(TokenProblem) -> [TokenSet] {
        guard let bytes = try place.read() else { return [] }
        if let document = try? DocumentCoding.decode(Document.self, from: bytes) { return document.sets }
        if let tokens = try? DocumentCoding.decode([String: String].self, from: bytes) {
            return [TokenSet(stamp: nil, tokens: tokens)]
        }
        guard let kept = place.setAside() else { throw .unreadable("what came are no tokens") }
        throw .damaged(keptAs: kept)
    }

    /// Makes sure that a set is kept, beside the one that the session on the disk names.
    /// - Parameter named: the stamp that the session on the disk names, looked up only when it is needed.
    /// - Returns: the set's stamp.
    /// - Throws: `Failure`, and `Keyring.Problem` where the place is a keyring.
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
        do throws(TokenProblem) {
            return try read()
        } catch .unreadable(let why) {
            throw place.failure(toRead: why)
        } catch {
            return []
        }
    }

    /// Takes out all sets but one. What cannot be taken out now is taken out the next time.
    func keep(only stamp: String) {
        guard stamp != Self.noTokens else { return place.remove() }
        guard let sets = try? read(), sets.count > 1 else { return }
        try? write(sets.filter { $0.stamp == stamp })
    }

    private func write(_ sets: [TokenSet]) throws {
        try place.replace(with: DocumentCoding.encode(Document(version: Self.version, sets: sets)))
    }
}

extension Failure {
    /// A failure to write a file of the state folder.
    /// - Parameter thing: the content of the file, such as "the session 'x'".
    init(writing thing: String, to path: String, _ error: Errno) {
        self.init(
            "Cannot save \(thing)", "\(error): \(path)",
            next: "Check the folder's permissions and the free space, or set XDG_STATE_HOME to another folder.")
        isOutOfSpace = error.isOutOfSpace
    }
}
