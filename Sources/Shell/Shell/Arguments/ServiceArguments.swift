import AppleMusicAPI
import TonearmConsole
package import TonearmLineEditor
import TonearmWorld

/// A service by its name, the address of a server, or a recording.
package struct ServiceName: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let traits = ArgumentTraits(placeholder: "SERVICE", example: "simulator")

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        let prefix = ServiceAddress.recordingPrefix
        if context.typed.hasPrefix(prefix) {
            let inner = context.typing(String(context.typed.dropFirst(prefix.count)))
            // If nothing of the path is typed, the candidates replace the whole word.
            let isStart = stemStart(of: context.typed) == context.typed.startIndex
            return FilePath.candidates(in: inner).map { file in
                isStart
                    ? Candidate(prefix + file.text, description: file.description, continues: file.continues) : file
            }
        }
        return [
            Candidate("simulator", description: "the one that is part of the program"),
            Candidate("live", description: "Apple's, at api.music.apple.com"),
            Candidate("https://", description: "any other, by its address", continues: true),
            Candidate("http://127.0.0.1:8502", description: "what 'tonearm serve' serves on this machine"),
            Candidate(prefix, description: "a recording, by its file", continues: true),
        ]
    }

    package static func stemStart(of typed: String) -> String.Index {
        typed.hasPrefix(ServiceAddress.recordingPrefix) ? typed.startIndexOfStem(after: ["/"]) : typed.startIndex
    }
}

/// The address of MusicKit JS.
struct ScriptAddress: TextArgument {
    let text: String

    static let traits = ArgumentTraits(
        placeholder: "ADDRESS", example: "https://js-cdn.music.apple.com/musickit/v3/musickit.js")

    /// Whether the address is HTTPS or on this machine.
    var isUsable: Bool {
        guard let scheme = text.firstRange(of: "://"), !text.contains(where: { $0 == ";" || $0 == "'" }),
            let end = text[scheme.upperBound...].firstIndex(of: "/"),
            let origin = try? ServerOrigin(String(text[..<end]))
        else { return false }
        return origin.target(of: String(text[end...])) != nil
    }
}

/// An HTTP method.
struct MethodName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "METHOD", example: "POST")

    static var candidates: [Candidate] { Request.Method.allCases.map { Candidate($0.rawValue) } }
}

/// A parameter of a request, optionally with its value.
struct QueryCondition: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "NAME[=VALUE]", example: "offset=25")
}

/// The first characters of a token's SHA-256 in base64url.
struct TokenFingerprint: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "FINGERPRINT", example: "XrBShzE-yOKF")
}

/// A fraction of requests, above 0 and up to 1.
struct RequestShare: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "SHARE", example: "0.1")
}

/// A time at which a fault ends, in ISO 8601.
struct EndTime: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "TIME", example: "2026-11-21T09:30:00Z")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        guard case .fixed(let seconds) = context.session.world.clock else { return [] }
        return [Candidate(Timestamp.text(seconds + 60), description: "a minute from now")]
    }
}
