import AppleMusicAPI

/// Storefronts. They are independent of the current storefront: the language is `en-US` unless `l` requests another.
extension RequestHandler {
    func storefrontResource(_ id: String) throws(APIError) -> JSON {
        guard let storefront = era.storefront(withID: id.lowercased()) else { throw .resourceNotFound }
        return page([json(storefront)], next: nil)
    }

    func storefrontList() -> JSON {
        if query.has("ids") {
            return page(query.list("ids").compactMap(era.storefront(withID:)).map { json($0) }, next: nil)
        }
        let all = era.storefronts
        let slice = all.dropFirst(query.offset).prefix(query.limit)
        let end = query.offset + slice.count
        return page(slice.map { json($0, isListed: true) }, next: end < all.count ? nextLink(offset: end) : nil)
    }

    /// Accepts any well-formed language tag, because no storefront limits it.
    /// - Parameter isListed: whether it is an element of the complete list.
    func json(_ storefront: Storefront, isListed: Bool = false) -> JSON {
        let tags = storefront.supportedLanguageTags
        let ownTags = isListed ? era.listed([storefront.defaultLanguageTag]) : [storefront.defaultLanguageTag]
        let tag = query.text("l").flatMap { LanguageTag.isAbsent($0) ? nil : $0 } ?? "en-US"
        let attributes = JSONObject([
            ("defaultLanguageTag", .string(ownTags[0])),
            ("explicitContentPolicy", .string(storefront.explicitContentPolicy.rawValue)),
            ("name", .string(era.name(of: storefront, in: tag))),
            ("supportedLanguageTags", .strings(isListed ? era.listed(tags) : tags)),
        ])
        let wanted = query.names("fields", for: .storefronts, isPrimary: true)
        return [
            "id": .string(storefront.id), "type": "storefronts",
            "href": .string(schema.path(to: ResourceIdentifier(.storefronts, storefront.id), in: storefront.id)),
            "attributes": .object(era.present(attributes, of: .storefronts).keeping(wanted)),
        ]
    }

    func bestLanguageTag() -> JSON {
        ["results": ["tag": .string(LanguageTag.best(of: query.list("acceptLanguage"), in: storefront))]]
    }
}
