import AppleMusicAPI

/// Storefronts, which have no storefront of their own: told in `en-US` unless `l` asks otherwise.
extension RequestHandler {
    func storefrontResource(_ id: String) throws(APIError) -> JSON {
        guard let storefront = era.storefront(withID: id.lowercased()) else { throw .resourceNotFound }
        return page([json(storefront)], next: nil)
    }

    func storefrontList() -> JSON {
        if query.has("ids") { return page(query.list("ids").compactMap(era.storefront(withID:)).map(json), next: nil) }
        let all = era.storefronts
        let slice = all.dropFirst(query.offset).prefix(query.limit)
        let end = query.offset + slice.count
        return page(slice.map(json), next: end < all.count ? nextLink(offset: end) : nil)
    }

    /// Any well-formed tag may be asked for here, because no storefront limits the choice.
    func json(_ storefront: Storefront) -> JSON {
        let tag = query.text("l").flatMap { LanguageTag.isAbsent($0) ? nil : $0 } ?? "en-US"
        let attributes = JSONObject([
            ("defaultLanguageTag", .string(storefront.defaultLanguageTag)),
            ("explicitContentPolicy", .string(storefront.explicitContentPolicy.rawValue)),
            ("name", .string(era.name(of: storefront, in: tag))),
            ("supportedLanguageTags", .strings(storefront.supportedLanguageTags)),
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
