import AppleMusicAPI
import ArgumentParser

/// How resources of a type can be found beside by their ids.
protocol FindingOptions: ParsableArguments, Sendable {
    var filters: [QueryItem] { get }
    /// As the parser makes it when there are no options.
    static var none: Self { get }
}

struct ByIDs: FindingOptions {
    var filters: [QueryItem] { [] }

    static var none: Self { Self() }
}

struct AlbumFinding: FindingOptions {
    @Option(help: "Find by Universal Product Codes, separated by commas.") var upc: String?
    @OptionGroup var equivalents: EquivalentsOption

    var filters: [QueryItem] { (upc.map { [QueryItem("filter[upc]", $0)] } ?? []) + equivalents.filters }

    static var none: Self {
        var options = Self()
        options.upc = nil
        options.equivalents = .none
        return options
    }
}

struct TrackFinding: FindingOptions {
    @Option(help: "Find by International Standard Recording Codes, separated by commas.") var isrc: String?
    @OptionGroup var equivalents: EquivalentsOption

    var filters: [QueryItem] { (isrc.map { [QueryItem("filter[isrc]", $0)] } ?? []) + equivalents.filters }

    static var none: Self {
        var options = Self()
        options.isrc = nil
        options.equivalents = .none
        return options
    }
}

struct EquivalentsOption: FindingOptions {
    @Option(help: "Find what ids of any storefront are called in this one, separated by commas.")
    var equivalents: String?
    @Flag(help: "Take the clean edition of equivalents.") var clean = false

    var filters: [QueryItem] {
        guard let equivalents else { return [] }
        return [QueryItem("filter[equivalents]", equivalents)] + (clean ? [QueryItem("restrict", "explicit")] : [])
    }

    static var none: Self {
        var options = Self()
        options.equivalents = nil
        options.clean = false
        return options
    }
}

struct PlaylistFinding: FindingOptions {
    @Option(help: "Find the chart playlists of a storefront.") var storefrontChart: String?

    var filters: [QueryItem] { storefrontChart.map { [QueryItem("filter[storefront-chart]", $0)] } ?? [] }

    static var none: Self {
        var options = Self()
        options.storefrontChart = nil
        return options
    }
}

struct StationFinding: FindingOptions {
    @Flag(help: "Find the live stations.") var live = false

    var filters: [QueryItem] { live ? [QueryItem("filter[featured]", "apple-music-live-radio")] : [] }

    static var none: Self {
        var options = Self()
        options.live = false
        return options
    }
}

/// What the answer shall hold of each resource.
struct MemberOptions: ParsableArguments, Sendable {
    @Option(help: "Relationships to answer with whole resources, separated by commas.") var include: String?
    @Option(help: "Extended attributes to add, separated by commas.") var extend: String?
    @Option(help: "Relationships to answer with identifiers, separated by commas.") var relate: String?
    @Option(help: "Views to answer with, separated by commas; for one resource only.") var views: String?

    var query: [QueryItem] {
        let pairs = [("include", include), ("extend", extend), ("relate", relate), ("views", views)]
        return pairs.compactMap { name, value in value.map { QueryItem(name, $0) } }
    }

    static var none: Self {
        var options = Self()
        options.include = nil
        options.extend = nil
        options.relate = nil
        options.views = nil
        return options
    }
}
