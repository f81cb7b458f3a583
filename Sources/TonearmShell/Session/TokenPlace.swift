import Console
import SystemLayer

/// A place for the tokens of a saved session: a file, or the keyring.
protocol TokenPlace: Sendable {
    /// - Returns: nil if the place is empty.
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
