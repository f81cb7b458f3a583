import AppleMusicAPI

/// The difference between a place's charts and plain popularity: chance, and a bonus for local languages.
package struct ChartTaste {
    private let languages: [String]
    private let draw: KeyedRandom

    /// The maximum length of a chart.
    package static let length = Chart.length
    /// The maximum number of points from chance, and the points for a local language.
    static let chance = 170
    static let home = 230

    /// - Parameter place: a storefront, or a storefront and a city (`jp/Tokyo`); empty for all storefronts.
    package init(place: String) { self.init(place: place, draw: KeyedRandom(0)[.chart]) }

    init(place: String, draw: KeyedRandom) {
        let storefront = place.prefix { $0 != "/" }
        languages = ChartPlace.index(of: String(storefront)).map { ChartPlace.all[$0].languages } ?? []
        self.draw = place.utf8.reduce(draw) { $0[Int($1)] }
    }

    /// Returns whether the language is local. English counts as local everywhere, so it gets no points.
    func isAtHome(_ language: String) -> Bool { language != Popularity.languages[0] && languages.contains(language) }

    /// - Parameter entry: a stable number of the chart entry.
    package func score(popularity: Int, language: String, entry: Int) -> Int {
        score(popularity, isAtHome: isAtHome(language), entry)
    }

    func score(_ popularity: Int, isAtHome: Bool, _ entry: Int) -> Int {
        min(popularity, 1000) + draw[entry].below(ChartTaste.chance) + (isAtHome ? ChartTaste.home : 0)
    }
}
