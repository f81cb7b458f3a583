import AppleMusicAPI

/// Refusals because something is missing.
extension RequestRefusal {
    /// - Parameter storefront: the id of the storefront.
    static func notFound(_ resource: ResourceIdentifier, storefront: String) -> RequestRefusal {
        RequestRefusal(
            .resourceNotFound,
            RefusalCause(
                .catalogResource, at: .path(resource.id), found: "the storefront '\(storefront)' has no \(resource)"))
    }

    /// - Parameter account: the name of the account.
    static func notInLibrary(_ resource: ResourceIdentifier, account: String?) -> RequestRefusal {
        RequestRefusal(
            .resourceNotFound,
            RefusalCause(
                .libraryResource, at: .path(resource.id),
                found: "the library\(of(account)) has no \(resource)", remedy: "an id that the account's lists contain")
        )
    }

    /// The root folder is fetched without its relationships.
    static let rootFolder = RequestRefusal(
        .resourceNotFound,
        RefusalCause(
            RefusalRule("the root folder has no content of its own", .recording), at: .parameter("include"),
            found: "nothing", allowed: "children", remedy: "include=children"))

    static func noRating(of resource: ResourceIdentifier, account: String?) -> RequestRefusal {
        RequestRefusal(
            .resourceNotFound,
            RefusalCause(
                RefusalRule("a resource without a rating is not found", .recording),
                at: .path(resource.id), found: "the account\(named(account)) has not rated \(resource)"))
    }

    /// - Parameter what: a noun, such as `recommendation`.
    static func noPersonal(_ what: String, id: String, account: String?) -> RequestRefusal {
        RequestRefusal(
            .resourceNotFound,
            RefusalCause(
                RefusalRule("the account must have a \(what) with this id", .choice), at: .path(id),
                found: "the account\(named(account)) has no such \(what)"))
    }

    /// - Parameter sentence: the rule for the feed.
    static func noExport(_ cause: RefusalCause) -> RequestRefusal { RequestRefusal(.resourceNotFound, cause) }

    /// The endpoint's own list is empty, or the offset lies behind its end.
    /// - Parameter count: the number of elements; nil if it is unknown.
    static func noRelated(_ name: String, offset: Int, count: Int?) -> RequestRefusal {
        let isBehindEnd = offset > 0 && count != 0
        return RequestRefusal(
            .noRelatedResources(name),
            isBehindEnd
                ? RefusalCause(
                    RefusalRule("an offset behind the last element is not found", .recording), at: .parameter("offset"),
                    found: String(offset), allowed: count.map { "0 to \(max(0, $0 - 1))" },
                    remedy: "the link 'next', as long as an answer has one")
                : offset < 0
                    ? RefusalCause(
                        RefusalRule("an offset before the first element is not found", .recording),
                        at: .parameter("offset"), found: String(offset), allowed: "0 or more")
                    : RefusalCause(.related, at: .path(name), found: "it is empty"))
    }

    /// A live station has no list of tracks.
    static func liveStation(_ id: String) -> RequestRefusal {
        RequestRefusal(
            .noRelatedResources("next-tracks"),
            RefusalCause(
                RefusalRule("a live station is a stream without tracks", .recording), at: .path(id),
                found: "a live station"))
    }

    private static func of(_ account: String?) -> String { account.map { " of the account '\($0)'" } ?? "" }
    private static func named(_ account: String?) -> String { account.map { " '\($0)'" } ?? "" }
}
