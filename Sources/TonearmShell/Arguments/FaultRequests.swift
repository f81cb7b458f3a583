import AppleMusicAPI
import Console
import LineEditor
import MusicWorld

/// An HTTP method.
struct MethodName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "METHOD", example: "POST")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        Request.Method.allCases.map { Candidate($0.rawValue) }
    }
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
