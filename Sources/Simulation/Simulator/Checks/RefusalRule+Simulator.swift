package import AppleMusicAPI

/// The rules that several checks of the simulator share.
extension RefusalRule {
    static let developerToken = RefusalRule(
        "every request needs a valid developer token", .documentation("Generating Developer Tokens"))
    static let userToken = RefusalRule(
        "a personal request needs a music user token of the same team that is still valid",
        .documentation("User Authentication for MusicKit"))
    static let storefront = RefusalRule(
        "the storefront in the path must be one of '/v1/storefronts'", .documentation("Get a Storefront"))
    static let knownPath = RefusalRule("a path must be one of the API's", .recording)
    static let segment = RefusalRule(
        "each part of a path must be a type, relationship or view of the API", .recording)
    static let method = RefusalRule(
        "the path must be asked with one of its methods", .documentation("HTTP Status Codes"))
    static let catalogResource = RefusalRule("the storefront must have a resource with this id", .recording)
    static let libraryResource = RefusalRule("the account's library must have a resource with this id", .recording)
    static let related = RefusalRule(
        "an empty relationship or view is not found, rather than an empty list", .recording)
    static let upstream = RefusalRule("a change fails if a service behind the API refuses it", .recording)
    static let editablePlaylist = RefusalRule("a playlist changes only if the account can edit it", .choice)
    static let body = RefusalRule("the body must be the JSON object that the endpoint documents", .choice)
    static let webPlayerHost = RefusalRule(
        "only the web player's host ('amp-api.music.apple.com') changes or removes this", .recording)
}

extension RefusalCause {
    /// The value found if a header field is missing.
    package static let noHeaderField = "no such header field"

    static let notKept = RefusalCause("a change that cannot be stored is taken back", .choice)

    static func bodySize(_ count: Int) -> RefusalCause {
        RefusalCause(
            RefusalRule("a body has at most \(Response.largestBody) bytes", .choice), at: .pointer("/"),
            found: "\(count) bytes", allowed: "\(Response.largestBody) bytes")
    }

    static func targetSize(_ count: Int) -> RefusalCause {
        RefusalCause(
            RefusalRule("a path and query have at most \(Response.largestTarget) bytes", .choice), at: .query,
            found: "\(count) bytes", allowed: "\(Response.largestTarget) bytes")
    }

    /// The cause of a 401 for a developer token.
    static func developerToken(_ flaws: [DeveloperTokenFlaw]) -> RefusalCause {
        RefusalCause(
            .developerToken, at: .header("Authorization"),
            found: flaws.isEmpty ? nil : flaws.map { $0.sentence() }.joined(separator: "; "))
    }
}
