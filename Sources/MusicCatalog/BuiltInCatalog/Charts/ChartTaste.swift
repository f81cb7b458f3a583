import AppleMusicAPI

/// How a place's charts differ from popularity: by chance, and by the languages that are at home there.
package struct ChartTaste {
    private let languages: [String]
    private let draw: KeyedRandom

    /// The longest chart.
    package static let length = Chart.length
    /// Points that chance may give, and that a language at home gives.
    static let chance = 170
    static let home = 230

    /// - Parameter place: a storefront, or a storefront and a city (`jp/Tokyo`); empty for all storefronts.
    package init(place: String) { self.init(place: place, draw: KeyedRandom(0)[.chart]) }

    init(place: String, draw: KeyedRandom) {
        let storefront = place.prefix { $0 != "/" }
        languages = ChartPlace.index(of: String(storefront)).map { ChartPlace.all[$0].languages } ?? []
        self.draw = place.utf8.reduce(draw) { $0[Int($1)] }
    }

    /// English is at home everywhere, so that it gives no points.
    func isAtHome(_ language: String) -> Bool { language != Popularity.languages[0] && languages.contains(language) }

    /// - Parameter entry: a number of what is in the chart, the same each time.
    package func score(popularity: Int, language: String, entry: Int) -> Int {
        score(popularity, isAtHome: isAtHome(language), entry)
    }

    func score(_ popularity: Int, isAtHome: Bool, _ entry: Int) -> Int {
        min(popularity, 1000) + draw[entry].below(ChartTaste.chance) + (isAtHome ? ChartTaste.home : 0)
    }
}
