import Console
import SystemLayer

/// Where the tokens of a saved session are kept: a file, or the keyring.
protocol TokenPlace: Sendable {
    /// - Returns: nil where nothing is kept.
    func read() throws(TokenProblem) -> [UInt8]?

    /// - Throws: `Failure`, or `Keyring.Problem`.
    func replace(with bytes: [UInt8]) throws

    func remove()

    /// Keeps what cannot be used under another name, where the place has others.
    /// - Returns: the name; nil where it stays where it is.
    func setAside() -> String?

    /// That tokens cannot be saved, because those that are there cannot be read.
    func failure(toRead why: String) -> any Error
}

/// Why tokens are not read.
enum TokenProblem: Error, Equatable {
    /// They are no tokens; they were kept under the name.
    case damaged(keptAs: String)
    /// Others can read or write the file, so that its tokens may be somebody else's by now; it was kept under the name.
    case exposed(mode: Int, keptAs: String)
    /// For the reason that stands behind a colon.
    case unreadable(String)
}

/// A file for its owner alone.
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

    /// What stays in it is of no session any more.
    func remove() { try? forget() }

    /// It may be sound, and the answer odd: nothing is written over it.
    func setAside() -> String? { nil }

    func failure(toRead why: String) -> any Error { Keyring.Problem(why) }
}
