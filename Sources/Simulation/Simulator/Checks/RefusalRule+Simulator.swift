import AppleMusicAPI

/// The rules by which the simulator refuses requests, by the status and code of the answer.
extension RefusalRule {
    /// - Parameter error: the error in the body.
    static func of(_ error: APIError) -> RefusalRule? {
        error.title == "Unknown Storefront" ? storefront : byCode[error.code]
    }

    /// - Parameter status: of an answer without an error in its body.
    static func ofStatus(_ status: Int) -> RefusalRule? { byStatus[status] }

    private static let storefront = RefusalRule(
        "the storefront in the path must be one of '/v1/storefronts'", .documentation("Get a Storefront"))

    private static let byCode: [String: RefusalRule] = [
        "40003": RefusalRule("the endpoint needs this parameter", .recording),
        "40004": RefusalRule("every parameter must be one that the endpoint takes beside the others", .recording),
        "40005": RefusalRule("a parameter's value must be of its kind and in its range", .recording),
        "40006": RefusalRule("the body must be the JSON object that the endpoint documents", .choice),
        "40008": RefusalRule("each part of a path must be a type, relationship or view of the API", .recording),
        "40012": RefusalRule("lyrics need a permission that ordinary developers do not get", .recording),
        "40300": RefusalRule(
            "a personal request needs a music user token of the same team that is still valid",
            .documentation("User Authentication for MusicKit")),
        "40301": RefusalRule("a library changes only while Sync Library is on", .choice),
        "40400": RefusalRule("the storefront must have a resource with this id", .recording),
        "40403": RefusalRule("an empty relationship or view is not found, rather than an empty list", .recording),
        "40500": RefusalRule("the path must be asked with one of its methods", .documentation("HTTP Status Codes")),
        "50001": RefusalRule("a change fails if a service behind the API refuses it", .recording),
        "50300": RefusalRule("a change that cannot be stored is taken back", .choice),
    ]

    private static let byStatus: [Int: RefusalRule] = [
        401: RefusalRule("every request needs a valid developer token", .documentation("Generating Developer Tokens")),
        413: RefusalRule("a body has at most \(Response.largestBody) bytes", .choice),
        414: RefusalRule("a path and query have at most \(Response.largestTarget) bytes", .choice),
        429: RefusalRule(
            "a developer team may send a limited number of requests in a period",
            .documentation("HTTP Status Codes")),
        504: RefusalRule("several artists with their top songs are too much for one request", .recording),
    ]
}

extension Response {
    /// Returns the response with the rule that refused the request.
    func explained() -> Response {
        guard status >= 400, rule == nil else { return self }
        var response = self
        response.rule = firstError.flatMap(RefusalRule.of) ?? RefusalRule.ofStatus(status)
        return response
    }
}
