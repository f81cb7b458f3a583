import AppleMusicAPI

/// An answer without headers.
struct Reply {
    var status = 200
    /// The body; nil for an empty one.
    var json: JSON?
}

extension RequestHandler {
    /// The answer to a successful request without content.
    var done: Reply { Reply(status: match.endpoint.success, json: nil) }
}
