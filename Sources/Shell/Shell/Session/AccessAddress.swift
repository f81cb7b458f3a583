import AppleMusicAPI
import TonearmAlgorithms
import TonearmConsole

/// A link to a world at a server's control address: `http://127.0.0.1:8503/_tonearm/open/CODE`. The code is a secret.
struct AccessAddress {
    let origin: ServerOrigin
    let code: String

    private static let path = "/_tonearm/open/"

    /// Returns nil if a text is not a link.
    /// - Throws: `Failure` for a link to another machine without encryption, and for one that is cut off.
    init?(_ text: String) throws(Failure) {
        guard let path = text.firstRange(of: Self.path), text.contains("://") else { return nil }
        let base = String(text[..<path.lowerBound])
        // 'tonearm join' reads the certificate after '#'.
        let code = String(text[path.upperBound...].prefix { $0 != "#" })
        let what = "Cannot open the link to '\(base)'"
        do throws(ServerOrigin.Problem) { origin = try ServerOrigin(base) } catch .plainText {
            throw Failure.usage(
                what, "plain HTTP to another machine would show its secrets to others",
                next: "Ask for a link that begins with https://.")
        } catch {
            throw Failure.usage(what, "this is not the address of a server", next: "Paste the whole link.")
        }
        guard !code.isEmpty, code.utf8.allSatisfy({ ASCII.isAlphanumeric($0) || "-_".utf8.contains($0) }) else {
            throw Failure.usage(what, "its code is cut off or has other characters", next: "Paste the whole link.")
        }
        self.code = code
    }
}

/// A learner's place in a class, which the link of an attached world opened.
struct ClassMembership: Hashable, Sendable {
    let learner: String
    /// The names of the lessons, in the teacher's order.
    let lessons: [String]

    /// Returns nil if the answer does not describe a class.
    init?(_ json: JSON) {
        guard let learner = json["learner"]?.string, let lessons = json["lessons"]?.strings else { return nil }
        self.learner = learner
        self.lessons = lessons
    }
}
