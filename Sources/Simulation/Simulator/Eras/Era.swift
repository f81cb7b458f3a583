package import AppleMusicAPI

/// The simulated era of the service: today's, that of the 2017 talk with its readme, or that of an article of 2019.
///
/// Only facts from those sources differ (`differences`); everything else is as today.
package enum Era: String, CaseIterable, Hashable, Sendable, Codable {
    case of2017 = "2017"
    case of2019 = "2019"
    case today

    /// Returns a storefront of the era; nil if it did not exist yet.
    ///
    /// In 2017 the United States and Australia had fewer languages, Hong Kong's order differed, and China's name was
    /// shorter. The list began with Anguilla, so it lacked Algeria and Angola ("API readme" of 2017).
    package func storefront(_ storefront: Storefront) -> Storefront? {
        guard self == .of2017 else { return storefront }
        var storefront = storefront
        switch storefront.id {
        case "dz", "ao": return nil
        case "us": storefront.supportedLanguageTags = ["en-US", "es-MX"]
        case "au": storefront.supportedLanguageTags = ["en-AU"]
        case "hk": storefront.supportedLanguageTags = ["zh-Hant-HK", "zh-Hant-TW", "en-GB"]
        case "cn": storefront.name = "China"
        default: break
        }
        return storefront
    }

    /// All storefronts, ordered by their English names.
    package var storefronts: [Storefront] { self == .today ? Storefront.all : Storefront.all.compactMap(storefront) }

    package func storefront(withID id: String) -> Storefront? { Storefront.withID(id).flatMap(storefront) }

    /// Returns the name of a storefront in a language; in English, the era's name.
    func name(of storefront: Storefront, in tag: String) -> String {
        let name = storefront.name(in: tag)
        return name == Storefront.withID(storefront.id)?.name ? storefront.name : name
    }

    /// Returns the language tags in the list of all storefronts: lower case in 2017, unlike in answers to ids (samples
    /// of the "API readme").
    func listed(_ tags: [String]) -> [String] { self == .of2017 ? tags.map { $0.lowercased() } : tags }

    /// The API of the era; nil for today. Views, such as an artist's similar artists, came after 2020.
    package var schema: Schema? { self == .today ? nil : .withoutViews }

    /// The last year of release in charts; nil for no limit.
    var lastChartedYear: Int? {
        switch self {
        case .of2017: 2017
        case .of2019: 2019
        case .today: nil
        }
    }

    /// Returns whether charts of a type existed; charts of playlists came later (clients of 2017).
    func charts(_ type: ResourceType) -> Bool { self != .of2017 || type != .playlists }

    /// Returns whether an attribute did not exist yet: artists had no artwork, storefronts no policy, and genres only
    /// names.
    func isAbsent(_ attribute: String, of type: ResourceType) -> Bool {
        guard self != .today else { return false }
        return switch type {
        case .artists: attribute == "artwork"
        case .storefronts: attribute == "explicitContentPolicy" && self == .of2017
        case .genres: attribute != "name"
        default: false
        }
    }

    func present(_ attributes: JSONObject, of type: ResourceType) -> JSONObject {
        guard self != .today else { return attributes }
        return JSONObject(members: attributes.members.filter { !isAbsent($0.name, of: type) })
    }

    /// Returns the error text for a limit above the maximum (observed in 2019 for relationships).
    func excessiveLimit(_ value: Int, over maximum: Int, of relationship: String?) -> String {
        if self != .today, let relationship {
            return "Specified limit for relationship '\(relationship)' exceeds maximum of \(maximum)"
        }
        return "Value must be an integer less than or equal to \(maximum), but was: \(value)"
    }

    /// Whether a refused request has an error for each problem that was found ("API readme"). Today only the first is
    /// reported (measured).
    var reportsEachProblem: Bool { self == .of2017 }

    /// Returns the elements of a relationship that the era's pages reach. An artist's songs ended at 20 (an article of
    /// 2019).
    func reachable(_ all: [ResourceIdentifier], _ relationship: String, of type: ResourceType) -> [ResourceIdentifier] {
        self != .today && type == .artists && relationship == "songs" ? Array(all.prefix(20)) : all
    }

    /// Returns an answer with its members in the era's order: by name, as in all samples of the "API readme". Groups of
    /// results, of which it has no sample, keep today's order.
    /// - Parameter isGroups: whether the value is an object of groups.
    func arranged(_ json: JSON, isGroups: Bool = false) -> JSON {
        guard self == .of2017 else { return json }
        switch json {
        case .object(let object):
            let members = isGroups ? object.members : object.members.sorted { $0.name < $1.name }
            return .object(JSONObject(members.map { ($0.name, arranged($0.value, isGroups: $0.name == "results")) }))
        case .array(let elements): return .array(elements.map { arranged($0) })
        default: return json
        }
    }

    /// A difference between an era and today.
    package struct Difference: Hashable, Sendable {
        /// The resource type or part of the API.
        package let name: String
        /// The era's answer, as a clause.
        package let sentence: String
    }

    /// All differences from today.
    package var differences: [Difference] {
        switch self {
        case .of2017: common + ofTalk
        case .of2019: common
        case .today: []
        }
    }

    /// The differences that the article of 2019 still found.
    private var common: [Difference] {
        let year = lastChartedYear.map(String.init) ?? ""
        return [
            Difference(
                name: "artists",
                sentence: "no artwork; songs end at 20; no views, so no similar artists and no top songs"),
            Difference(
                name: "charts",
                sentence: "nothing released after \(year)" + (charts(.playlists) ? "" : "; no playlists")),
            Difference(name: "genres", sentence: "those with charts, by name; no tree, and no list of all"),
            Difference(name: "limits", sentence: excessiveLimit(21, over: 20, of: "songs")),
        ]
    }

    /// The differences of 2017 alone.
    private var ofTalk: [Difference] {
        let gone = Storefront.all.filter { storefront($0) == nil }.map(\.id).joined(separator: " and ")
        return [
            Difference(name: "errors", sentence: "one for each problem of the parameters; today the first alone"),
            Difference(name: "members", sentence: "in the order of their names, as in the samples"),
            Difference(
                name: "storefronts",
                sentence: "no explicitContentPolicy; two languages in us, one in au; China is 'China'; no \(gone)"),
        ]
    }
}
