import AppleMusicAPI

/// Charts of everything in a type and genre, ranked by popularity with differences between storefronts.
final class ChartRankings: Sendable {
    private let table = LazyValue<Popularity>()
    private let made = ValueCache<Key, [ResourceIdentifier]>(capacity: 128)

    private struct Key: Hashable {
        let type: ResourceType
        let genre: Int
        let place: String
        let year: Int?
    }

    /// - Parameters:
    ///   - place: a storefront, or a storefront and a city (`jp/Tokyo`); empty for all storefronts.
    ///   - year: the last year of release to include; nil for no limit.
    ///   - isReleased: returns whether a resource was released by the end of a year.
    func chart(
        of type: ResourceType, genre: Int, place: String, until year: Int?, recorded: Recorded, world: GeneratedWorld,
        isReleased: (ResourceIdentifier, Int) -> Bool
    ) -> [ResourceIdentifier] {
        let key = Key(type: type, genre: genre, place: place, year: year)
        return made.get(key) {
            make(key, table.get { Popularity(recorded: recorded, world: world) }, world.draw[.chart], isReleased)
        } ?? []
    }

    private func make(
        _ key: Key, _ popularity: Popularity, _ draw: KeyedRandom, _ isReleased: (ResourceIdentifier, Int) -> Bool
    ) -> [ResourceIdentifier] {
        let taste = ChartTaste(place: key.place, draw: draw)
        let isAtHome = Popularity.languages.map(taste.isAtHome)
        var scores: [(score: Int, place: Int)] = []
        let entries = popularity.entries(of: key.type)
        var histogram = [Int](repeating: 0, count: 1001 + ChartTaste.chance + ChartTaste.home)
        for (place, entry) in entries.enumerated() where ChartRankings.isOf(key.genre, key.type, entry) {
            let score = taste.score(entry.popularity, isAtHome: isAtHome[entry.language], place)
            scores.append((score, place))
            histogram[score] += 1
        }
        if let year = key.year {
            var chart: [ResourceIdentifier] = []
            for entry in scores.sorted(by: { ($0.score, -$0.place) > ($1.score, -$1.place) }) {
                let resource = ResourceIdentifier(key.type, entries[entry.place].id.text)
                if isReleased(resource, year) { chart.append(resource) }
                if chart.count == ChartTaste.length { break }
            }
            return chart
        }
        // The lowest score that still enters the chart.
        var lowest = histogram.count - 1
        var count = histogram[lowest]
        while count < ChartTaste.length, lowest > 0 {
            lowest -= 1
            count += histogram[lowest]
        }
        return scores.filter { $0.score >= lowest }
            .sorted { ($0.score, -$0.place) > ($1.score, -$1.place) }
            .prefix(ChartTaste.length)
            .map { ResourceIdentifier(key.type, entries[$0.place].id.text) }
    }

    private static func isOf(_ genre: Int, _ type: ResourceType, _ entry: Popularity.Entry) -> Bool {
        if genre == 34 || genre == entry.genre || genre == entry.second { return true }
        // Metal has its own charts, and is also part of rock's.
        return genre == 31 && type == .musicVideos || genre == 21 && entry.genre == 1153
    }
}
