import TonearmConsole
import TonearmSystem

/// A place for the tokens of a saved session: a file, or the keyring.
protocol TokenPlace: Sendable {
    /// Reads the tokens; nil if the place is empty.
    func read() throws(TokenProblem) -> [UInt8]?

    /// - Throws: `Failure`, or `Keyring.Problem`.
    func replace(with bytes: [UInt8]) throws

    func remove()

    /// Renames an unusable file, if the place is a file.
    /// - Returns: the new name; nil if nothing was renamed.
    func setAside() -> String?

    /// Returns the error of saving over tokens that cannot be read.
    func failure(toRead why: String) -> any Error
}

/// A reason why tokens cannot be used.
enum TokenProblem: Error, Equatable {
    /// The file does not contain tokens, and was renamed.
    case damaged(keptAs: String)
    /// Other users can access the file, so its tokens may not be the user's. It was renamed.
    case exposed(mode: Int, keptAs: String)
    /// The tokens cannot be read, with the reason.
    case unreadable(String)
}

/// A file that only its owner can access.
struct TokenFile: TokenPlace {
    let path: String

    private static let sizeLimit = 1 << 20

    func read() throws(TokenProblem) -> [UInt8]? {
        switch PrivateFile.readSecret(path, limit: Self.sizeLimit) {
        case .success((let bytes, nil)): return bytes
        case .success((_, let mode?)): throw .exposed(mode: mode, keptAs: PrivateFile.setAside(path, as: "exposed"))
        case .failure(.absent): return nil
        case .failure(let failure): throw .unreadable(failure.description)
        }
    }

    func replace(with bytes: [UInt8]) throws {
        guard let error = PrivateFile.replace(path, with: bytes) else { return }
        throw Failure(writing: "the tokens of the session", to: path, error)
    }

    func remove() { FileSystem.remove(path) }

    func setAside() -> String? { PrivateFile.setAside(path) }

    func failure(toRead why: String) -> any Error {
        Failure(
            "Cannot save the tokens of the session", "those that are there cannot be read: \(why): \(path)",
            next: "Move the file away, or make it readable.")
    }
}

extension Keyring.Item: TokenPlace {
    func read() throws(TokenProblem) -> [UInt8]? {
        do throws(Keyring.Problem) { return try text() } catch { throw .unreadable(error.description) }
    }

    func replace(with bytes: [UInt8]) throws { try keep(bytes) }

    /// Ignores errors: remaining tokens do not belong to any session.
    func remove() { try? forget() }

    /// Renames nothing, because the tokens may be valid and the error temporary.
    func setAside() -> String? { nil }

    func failure(toRead why: String) -> any Error { Keyring.Problem(why) }
}

/// The tokens of a saved session, stored apart from it so that sessions can be shared.
///
/// Two files cannot be replaced in one step. So each set of tokens has a stamp, and the session contains the stamp of
/// its set. A new set is written beside the current one, then the session is replaced, and then the old set is removed.
/// If the program is killed at any point, the session on disk still has its tokens.
struct TokenSets {
    let place: any TokenPlace

    struct TokenSet: Codable, Equatable {
        /// The stamp; nil in files of releases before stamps, whose sessions do not contain one.
        var stamp: String?
        /// The tokens by name.
        var tokens: [String: String]
    }

    /// The stamp of a session without tokens.
    static let noTokens = ""

    private struct Document: Codable {
        var version: Int
        var sets: [TokenSet]
    }

    private static let version = 2

    /// - Returns: the sets; empty if the place is empty.
    func read() throws(TokenProblem) -> [TokenSet] {
        guard let bytes = try place.read() else { return [] }
        if let document = try? DocumentCoding.decode(Document.self, from: bytes) { return document.sets }
        if let tokens = try? DocumentCoding.decode([String: String].self, from: bytes) {
            return [TokenSet(stamp: nil, tokens: tokens)]
        }
        guard let kept = place.setAside() else { throw .unreadable("it contains something else") }
        throw .damaged(keptAs: kept)
    }

    /// Stores a set in addition to the one that the session on disk refers to.
    /// - Parameter named: returns the stamp in the session on disk; called only if necessary.
    /// - Returns: the set's stamp.
    /// - Throws: `Failure`, or `Keyring.Problem` if the place is a keyring.
    func add(_ tokens: [String: String], named: () -> String?) throws -> String {
        guard !tokens.isEmpty else { return Self.noTokens }
        let sets = try setsToKeep()
        if let same = sets.first(where: { $0.tokens == tokens && $0.stamp != nil })?.stamp { return same }
        let stamp = String(OperatingSystem.randomSeed, radix: 36)
        let current = named()
        try write(sets.filter { $0.stamp == current } + [TokenSet(stamp: stamp, tokens: tokens)])
        return stamp
    }

    /// Returns the sets beside which a new one is written. Damaged and exposed files were renamed; an unreadable file
    /// may be valid, and is not overwritten.
    private func setsToKeep() throws -> [TokenSet] {
        do throws(TokenProblem) {
            return try read()
        } catch .unreadable(let why) {
            throw place.failure(toRead: why)
        } catch {
            return []
        }
    }

    /// Removes all sets but one. On failure they are removed the next time.
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
    /// Creates the failure of writing a file in the state folder.
    /// - Parameter thing: the content of the file, such as "the session 'x'".
    init(writing thing: String, to path: String, _ error: Errno) {
        self.init(
            "Cannot save \(thing)", "\(error): \(path)",
            next: "Check the folder's permissions and the free space, or set XDG_STATE_HOME to another folder.")
        isOutOfSpace = error.isOutOfSpace
    }
}
