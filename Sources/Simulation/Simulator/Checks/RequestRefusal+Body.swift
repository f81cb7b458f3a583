import AppleMusicAPI

/// Refusals because of the body.
extension RequestRefusal {
    /// - Parameter found: the reason why the body is not an object, as a noun phrase.
    static func unreadableBody(_ found: String) -> RequestRefusal {
        RequestRefusal(
            .invalidBody(), RefusalCause(.body, at: .pointer("/"), found: found, allowed: "a JSON object"))
    }

    /// - Parameters:
    ///   - detail: the text of the answer.
    ///   - pointer: the JSON pointer to the invalid part.
    ///   - found: the part; nil if it is missing.
    static func invalidBody(
        _ detail: String, at pointer: String, found: String? = nil, allowed: String
    ) -> RequestRefusal {
        RequestRefusal(
            .invalidBody(detail, at: pointer),
            RefusalCause(.body, at: .pointer(pointer), found: found ?? "nothing", allowed: allowed, remedy: allowed))
    }
}
