/// The reason phrases of statuses, for answers without an error document.
enum StatusReason {
    /// Returns the phrase of a status: `Forbidden` for 403.
    static func phrase(of status: Int) -> String {
        switch status {
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 429: "Too Many Requests"
        case 500: "Internal Server Error"
        case 503: "Service Unavailable"
        case 504: "Gateway Timeout"
        default: "Refused"
        }
    }
}
