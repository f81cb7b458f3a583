import AppleMusicAPI
package import MusicDevice

extension KitWorld {
    /// Returns an offer's options in the words of the device, and whether the catalog has the item.
    package func offer(
        _ options: MusicSubscriptionOffer.Options
    ) async throws -> (options: OfferOptions, itemExists: Bool) {
        var item: ResourceIdentifier?
        var exists = true
        if let id = options.itemID?.rawValue {
            let storefront = try countryCode()
            let query = OfferOptions.itemTypes.map { QueryItem("ids[\($0)]", id) }
            let found = try await value(of: Request(path: "/v1/catalog/\(storefront)", query: query))
            let type = found["data"]?.array?.first?["type"]?.string
            exists = type != nil
            item = ResourceIdentifier(type.map { ResourceType($0) } ?? .songs, id)
        }
        let shown = OfferOptions(
            message: OfferMessage(rawValue: options.messageIdentifier.rawValue) ?? .join, item: item,
            affiliateToken: options.affiliateToken, campaignToken: options.campaignToken)
        return (shown, exists)
    }
}
