import AppleMusicAPI

/// An answer before it has headers.
struct Reply {
    var status = 200
    /// Nil for an empty body.
    var json: JSON?

    static let accepted = Reply(status: 202, json: nil)
    static let noContent = Reply(status: 204, json: nil)
}
