/// Paths of resources, as in `href` and in requests.
extension Schema {
    /// Returns the path of a resource: `/v1/catalog/us/albums/310730204`.
    ///
    /// A type without its own paths, such as a year's summary of an album, gets a path by the same pattern; fetching it
    /// is a 404. For ratings see `path(toRatingOf:)`.
    /// - Parameter storefront: used only for resources of a catalog.
    package func path(to resource: ResourceIdentifier, in storefront: String) -> String {
        // The account resource is a singleton; its path contains no id.
        if resource.type == .accounts { return "/v1/me/account" }
        return path(of: resource.type, in: storefront) + "/" + PercentEncoding.encodeSegment(resource.id)
    }

    /// Returns the path of all resources of a type: `/v1/catalog/us/albums`.
    package func path(of type: ResourceType, in storefront: String) -> String {
        guard let description = self[type] else { return "/v1/catalog/\(storefront)/\(type)" }
        return description.path(in: storefront)
    }

    /// Returns the path of a relationship, or with `isView` of a view: `/v1/catalog/us/artists/178834/view/top-songs`.
    package func path(
        to name: String, isView: Bool = false, of owner: ResourceIdentifier, in storefront: String
    ) -> String {
        path(to: owner, in: storefront) + (isView ? "/view/" : "/") + PercentEncoding.encodeSegment(name)
    }

    /// Returns the path of the account's rating of a resource: `/v1/me/ratings/songs/203709340`.
    package func path(toRatingOf resource: ResourceIdentifier) -> String {
        "/v1/me/ratings/\(resource.type)/\(PercentEncoding.encodeSegment(resource.id))"
    }
}

extension TypeDescription {
    /// Returns the path of all resources of the type: `/v1/catalog/us/albums`. With `{storefront}` as the storefront
    /// it is the endpoint's path.
    package func path(in storefront: String) -> String {
        switch home {
        case .catalog: "/v1/catalog/\(storefront)/\(pathName)"
        case .storefronts: "/v1/\(pathName)"
        case .library: "/v1/me/library/\(pathName)"
        case .personal: "/v1/me/\(pathName)"
        }
    }
}
