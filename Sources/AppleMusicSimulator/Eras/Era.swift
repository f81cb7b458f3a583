package import AppleMusicAPI

/// Which state of the service is played, where the talk of 2017 and articles of those years show another than today's.
///
/// Only what the sources tell of is different; all else is as today.
package enum Era: String, CaseIterable, Hashable, Sendable, Codable {
    case of2017 = "2017"
    case today

    /// A storefront as it was; nil for one that there was not.
    ///
    /// Known of the time: the United States and Australia had fewer languages, China's name was shorter, no storefront told its policy on
    /// explicit content, and the list began with Anguilla, so without Algeria and Angola ("API readme" of 2017).
    package func storefront(_ storefront: Storefront) -> Storefront? {
        guard self == .of2017 else { return storefront }
        var storefront = storefront
        switch storefront.id {
        case "dz", "ao": return nil
        case "us": storefront.supportedLanguageTags = ["en-US", "es-MX"]
        case "au": storefront.supportedLanguageTags = ["en-AU"]
        case "cn": storefront.name = "China"
        default: break
        }
        return storefront
    }

    /// All storefronts, ordered by their English names.
    package var storefronts: [Storefront] { self == .today ? Storefront.all : Storefront.all.compactMap(storefront) }

    package func storefront(withID id: String) -> Storefront? { Storefront.withID(id).flatMap(storefront) }

    /// The name in a language. In English it is that of the time.
    func name(of storefront: Storefront, in tag: String) -> String {
        let name = storefront.name(in: tag)
        return name == Storefront.withID(storefront.id)?.name ? storefront.name : name
    }

    /// Attributes that the answers of the time did not have: artists had no pictures, storefronts no policy.
    func isAbsent(_ attribute: String, of type: ResourceType) -> Bool {
        guard self == .of2017 else { return false }
        return type == .artists && attribute == "artwork"
            || type == .storefronts && attribute == "explicitContentPolicy"
    }

    func present(_ attributes: JSONObject, of type: ResourceType) -> JSONObject {
        guard self == .of2017 else { return attributes }
        return JSONObject(members: attributes.members.filter { !isAbsent($0.name, of: type) })
    }

    /// The text for a limit beyond the largest page (observed in 2019 for relationships).
    func excessiveLimit(_ value: Int, over maximum: Int, of relationship: String?) -> String {
        if self == .of2017, let relationship {
            return "Specified limit for relationship '\(relationship)' exceeds maximum of \(maximum)"
        }
        return "Value must be an integer less than or equal to \(maximum), but was: \(value)"
    }
}
