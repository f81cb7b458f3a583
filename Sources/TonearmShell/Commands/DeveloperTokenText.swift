import AppleMusicAPI
import Console
import MusicWorld

/// The text of a developer token from the user.
enum DeveloperTokenText {
    /// Extracts the token from a text that may be a header or a file's content.
    static func checked(_ typed: String, to purpose: String) throws(Failure) -> String {
        var text = typed.drop(while: \.isWhitespace)
        if text.hasPrefix("Bearer ") { text = text.dropFirst("Bearer ".count).drop(while: \.isWhitespace) }
        while text.last?.isWhitespace == true { text.removeLast() }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let next = "A JSON Web Token is three parts of letters, digits, '-' and '_' with dots between them."
        guard parts.count == 3 else {
            throw Failure(
                "Cannot \(purpose)", DeveloperTokenFlaw.parts(parts.count).sentence(), next: next, status: .usage)
        }
        let isWritten = parts.allSatisfy { part in
            part.utf8.allSatisfy { $0 < 0x80 }
                && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        }
        guard isWritten, !parts[0].isEmpty, !parts[1].isEmpty else {
            throw Failure(
                "Cannot \(purpose)",
                isWritten ? "one of its parts is empty" : "it holds a character that no token has", next: next,
                status: .usage)
        }
        return String(text)
    }
}

extension Session {
    /// Stores a token from the user.
    /// - Throws: `Failure` if the text is not a token; the message does not quote it.
    mutating func setDeveloperToken(_ typed: String) throws(Failure) {
        world.developerToken = HeldDeveloperToken(
            try DeveloperTokenText.checked(typed, to: "set the developer token"), .set)
    }
}
