import AppleMusicAPI
package import MusicDevice

extension KitWorld {
    /// Returns an offer's options in the words of the device.
    /// - Throws: `MusicDataRequest.Error` if the catalog does not have the item.
    package func offer(_ options: MusicSubscriptionOffer.Options) async throws -> OfferOptions {
        var item: ResourceIdentifier?
        if let id = options.itemID?.rawValue {
            let storefront = try countryCode()
            let query = OfferOptions.itemTypes.map { QueryItem("ids[\($0)]", id) }
            let found = try await value(of: Request(path: "/v1/catalog/\(storefront)", query: query))
            let type = found["data"]?.array?.first?["type"]?.string
            item = ResourceIdentifier(type.map { ResourceType($0) } ?? .songs, id)
        }
        return OfferOptions(
            message: OfferMessage(rawValue: options.messageIdentifier.rawValue) ?? .join, item: item,
            affiliateToken: options.affiliateToken, campaignToken: options.campaignToken)
    }
}
