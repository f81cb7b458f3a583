import AppleMusicAPI
import TonearmSystem

/// The lessons that were left with the shell: `sessions/NAME.lesson` has the words that continue one.
extension SessionStore {
    private func lessonPath(_ name: String) -> String { "\(folder)/sessions/\(name).lesson" }

    private static let lessonLimit = 64 << 10

    /// Stores the words that continue the lesson of a session; nil if no lesson runs.
    package func keepLesson(_ words: [String]?, of name: String) {
        guard let words else {
            FileSystem.remove(lessonPath(name))
            return
        }
        // If it cannot be written, the learner types the line.
        _ = PrivateFile.replace(lessonPath(name), with: JSON.strings(words).bytes)
    }

    /// Returns the words that continue the lesson in which the shell of a session ended; nil without one.
    package func keptLesson(of name: String) -> [String]? {
        guard case .success(let bytes) = PrivateFile.read(lessonPath(name), limit: Self.lessonLimit),
            let words = (try? JSON(parsing: bytes))?.strings, words.starts(with: ["lesson", "start"]), words.count > 2
        else { return nil }
        return words
    }
}
