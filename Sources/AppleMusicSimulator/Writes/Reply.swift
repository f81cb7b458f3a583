import AppleMusicAPI

/// An answer before it has headers.
struct Reply {
    var status = 200
    /// Nil for an empty body.
    var json: JSON?
}

extension RequestHandler {
    /// The answer to a request that was done and has nothing to show.
    var done: Reply { Reply(status: match.endpoint.success, json: nil) }
}
