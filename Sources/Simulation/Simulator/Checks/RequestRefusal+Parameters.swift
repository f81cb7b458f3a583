import AppleMusicAPI

/// Refusals because of parameters.
extension RequestRefusal {
    /// - Parameters:
    ///   - group: the parameters of which one is needed.
    ///   - kind: the kind of the first one; nil if it is unknown.
    ///   - isEmpty: whether the parameter is there with an empty value.
    static func missingParameter(_ group: [String], kind: Parameter.Kind?, isEmpty: Bool) -> RequestRefusal {
        let name = group.first ?? "ids"
        let value: String? =
            switch kind {
            case .choices(let names), .text(let names), .names(let names): names.first
            case .identifiers: "the ids, separated by commas"
            case .languageTag, .languageTags: "en-US"
            default: nil
            }
        return RequestRefusal(
            .missingParameter(name),
            RefusalCause(
                RefusalRule("the endpoint needs this parameter", .recording), at: .parameter(name),
                found: isEmpty ? "an empty value" : "no such parameter",
                allowed: group.count > 1 ? group.joined(separator: ", ") : kind?.allowed,
                remedy: "\(name)=\(value ?? "…")"))
    }

    /// - Parameter endpoint: the endpoint with its parameters.
    static func parameterNotAllowed(_ item: QueryItem, _ endpoint: Endpoint) -> RequestRefusal {
        let error = APIError.parameterNotAllowed(item.name)
        if endpoint.parameter(written: item.name)?.isForWebPlayer == true {
            return RequestRefusal(
                error,
                RefusalCause(
                    RefusalRule("only the web player's host accepts this parameter", .recording),
                    at: .parameter(item.name), found: item.value, remedy: "the request without '\(item.name)'"))
        }
        // Tolerated parameters have no effect, so they are no alternatives.
        let names = endpoint.parameters.filter { $0.kind != .ignored && !$0.isForWebPlayer }.map {
            $0 == .inlineLimit ? "limit[…]" : $0.name
        }
        return RequestRefusal(
            error,
            RefusalCause(
                RefusalRule("every parameter must be one that the endpoint takes beside the others", .recording),
                at: .parameter(item.name), found: item.value,
                allowed: names.isEmpty ? "no parameter" : names.joined(separator: ", "),
                remedy: "the request without '\(item.name)'"))
    }

    static func limitWithIDs(_ value: String) -> RequestRefusal {
        RequestRefusal(
            .limitWithIDs,
            RefusalCause(
                RefusalRule("a request for ids is a single page, so it takes no limit", .recording),
                at: .parameter("limit"), found: value, remedy: "the request without 'limit'"))
    }

    /// - Parameters:
    ///   - item: the parameter as sent.
    ///   - detail: the text of the answer.
    ///   - blamed: the name in the answer's source, if it differs.
    static func invalidValue(
        _ item: QueryItem, _ detail: String, _ rule: RefusalRule, blamed: String? = nil, found: String? = nil,
        allowed: String? = nil, sending value: String? = nil
    ) -> RequestRefusal {
        RequestRefusal(
            .invalidValue(blamed ?? item.name, detail),
            RefusalCause(
                rule, at: .parameter(item.name), found: found ?? item.value, allowed: allowed,
                remedy: value.map { "\(item.name)=\($0)" }))
    }

    static func singleFetchOnly(_ relationship: String) -> RequestRefusal {
        RequestRefusal(
            .singleFetchOnly(relationship),
            RefusalCause(
                RefusalRule("the relationship can be included only if a single resource is fetched", .recording),
                at: .parameter("include"), found: "'\(relationship)' with several resources",
                allowed: "'\(relationship)' with one id", remedy: "a request for each id"))
    }
}

extension Parameter.Kind {
    /// The values that the parameter takes, in words; nil for any text.
    var allowed: String? {
        switch self {
        case .identifiers(let maximum): "1 to \(maximum) ids"
        case .integer(let range, _):
            range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
        case .names(let names), .choices(let names), .text(let names):
            names.isEmpty ? nil : names.joined(separator: ", ")
        case .languageTag, .languageTags: "a language tag such as en-US"
        case .ignored: nil
        }
    }
}

extension RefusalRule {
    static let integer = RefusalRule("a number must be an integer in its range", .recording)
    static let knownValue = RefusalRule("each value must be one that the parameter knows", .recording)
    static let languageTag = RefusalRule("a language must be a tag of BCP 47", .recording)
    static let idsNeeded = RefusalRule("a parameter for ids must contain one at least", .recording)
    static let idCount = RefusalRule("a request takes a limited number of ids", .recording)
}
