import AppleMusicAPI

/// Errors for account requests. Only the text of 50001 is recorded.
extension APIError {
    static let methodNotAllowed = APIError(
        status: 405, code: "40500", title: "Method Not Allowed",
        detail: "The method is not allowed for the requested path")

    static let cloudLibraryOff = APIError(
        status: 403, code: "40301", title: "Forbidden", detail: "Cloud library is not enabled")

    static func upstream(_ detail: String) -> APIError {
        APIError(status: 500, code: "50001", title: "Upstream Service Error", detail: detail)
    }

    static let upstreamFailed = upstream("The upstream service failed")

    static let tracksNotUpdated = upstream("Unable to update tracks")

    /// - Parameter pointer: a JSON pointer to the invalid part; `/` for the whole body.
    static func invalidBody(_ detail: String = "Unable to parse request body", at pointer: String = "/") -> APIError {
        APIError(
            status: 400, code: "40006", title: "Invalid Request Body", detail: detail, source: .pointer(pointer))
    }
}
