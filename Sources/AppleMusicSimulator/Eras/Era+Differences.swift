import AppleMusicAPI

extension Era {
    /// A difference between an era and today.
    package struct Difference: Hashable, Sendable {
        /// The resource type or part of the API.
        package let name: String
        /// The era's answer, as a clause.
        package let sentence: String
    }

    /// All differences from today.
    package var differences: [Difference] {
        guard self == .of2017 else { return [] }
        let gone = Storefront.all.filter { storefront($0) == nil }.map(\.id).joined(separator: " and ")
        return [
            Difference(name: "artists", sentence: "no artwork; no views, so no similar artists and no top songs"),
            Difference(name: "charts", sentence: "nothing released after 2017; no playlists"),
            Difference(name: "genres", sentence: "those with charts, by name; no tree, and no list of all"),
            Difference(name: "limits", sentence: excessiveLimit(21, over: 20, of: "songs")),
            Difference(
                name: "storefronts",
                sentence: "no explicitContentPolicy; two languages in us, one in au; China is 'China'; no \(gone)"),
        ]
    }
}
