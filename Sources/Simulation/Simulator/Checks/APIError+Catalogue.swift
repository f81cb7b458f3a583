import AppleMusicAPI

/// Errors of the service with their exact texts. Texts that were never recorded are invented; docs/simulator.md lists
/// them.
extension APIError {
    static func missingParameter(_ name: String) -> APIError {
        let what = name == "ids" || name.hasPrefix("ids[") ? "id(s)" : name
        return APIError(
            status: 400, code: "40003", title: "Missing Parameter", detail: "No \(what) supplied on the request",
            source: .parameter(name.hasPrefix("ids") ? "ids" : name))
    }

    static func parameterNotAllowed(_ name: String) -> APIError {
        invalidParameter(name, "Parameter '\(name)' is not allowed")
    }

    static let limitWithIDs = invalidParameter("limit", "Limit may not be supplied on this request")

    private static func invalidParameter(_ name: String, _ detail: String) -> APIError {
        APIError(status: 400, code: "40004", title: "Invalid Parameter", detail: detail, source: .parameter(name))
    }

    static func invalidValue(_ parameter: String, _ detail: String) -> APIError {
        APIError(
            status: 400, code: "40005", title: "Invalid Parameter Value", detail: detail, source: .parameter(parameter))
    }

    static func invalidStorefront(_ id: String) -> APIError {
        APIError(status: 400, code: "40005", title: "Unknown Storefront", detail: "Invalid storefront '\(id)'")
    }

    static func singleFetchOnly(_ relationship: String) -> APIError {
        invalidValue("include", "The '\(relationship)' relationship may only be activated with a single resource fetch")
    }

    static func invalidPath(_ failure: Router.Problem) -> APIError {
        switch failure {
        case .unknownPath: .resourceNotFound
        case .unknownCatalogType(let type): invalidPathValue("Unknown catalog resource type '\(type)'")
        case .unknownLibraryType(let type): invalidPathValue("Unknown library resource type '\(type)'")
        // As quoted in a public issue: "Unknown resource type 'song'".
        case .unknownRatedType(let type): invalidPathValue("Unknown resource type '\(type)'")
        case .unknownRelationship(let name): invalidPathValue("No relationship found matching '\(name)'")
        case .methodNotAllowed: .methodNotAllowed
        }
    }

    private static func invalidPathValue(_ detail: String) -> APIError {
        APIError(status: 400, code: "40008", title: "Invalid Path Value", detail: detail)
    }

    static func insufficientPermissions(_ name: String) -> APIError {
        APIError(
            status: 400, code: "40012", title: "Insufficient Permissions",
            detail: "'\(name)' entities require permissions that are not in the request")
    }

    /// The answer to a user token that is not accepted (recorded).
    static let invalidUserToken = forbidden("Invalid authentication")

    /// The answer to a request without a user token (recorded on 2026-09-21, on both hosts).
    static let missingUserToken = forbidden("Authentication required for request")

    private static func forbidden(_ detail: String) -> APIError {
        APIError(status: 403, code: "40300", title: "Forbidden", detail: detail)
    }

    static let resourceNotFound = APIError(
        status: 404, code: "40400", title: "Resource Not Found", detail: "Resource with requested id was not found")

    static func noRelatedResources(_ relationship: String) -> APIError {
        APIError(
            status: 404, code: "40403", title: "No related resources",
            detail: "No related resources found for \(relationship)")
    }
}

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
        APIError(status: 400, code: "40006", title: "Invalid Request Body", detail: detail, source: .pointer(pointer))
    }
}
