package import AppleMusicAPI
package import TonearmCatalog
package import TonearmSimulator

/// Albums that a world adds to the catalog, as its world file describes them.
package struct OwnAlbums: Hashable, Sendable {
    /// The elements of `catalog.albums`, in their order.
    private var elements: [Element] = []

    private struct Element: Hashable, Sendable {
        let album: AddedAlbum
        let json: JSON
    }

    package init() {}

    /// - Parameter catalog: the member `catalog` of a world file; nil if it has none.
    /// - Throws: `FixtureProblem` with the path of the wrong value.
    package init(_ catalog: JSON?) throws(FixtureProblem) {
        guard let catalog else { return }
        let albums = try WorldFixture(.object(JSONObject([("catalog", catalog)]))).albums
        elements = zip(albums, catalog["albums"]?.array ?? []).map { Element(album: $0, json: $1) }
    }

    package var isEmpty: Bool { elements.isEmpty }

    /// The member `catalog` of a world file with these albums.
    package var json: JSON { ["albums": .array(elements.map(\.json))] }

    /// Returns the catalog with these albums.
    /// - Throws: `FixtureProblem` for an album that the catalog has already, or an artist that it does not have.
    package func catalog(extending base: any Catalog) throws(FixtureProblem) -> any Catalog {
        try WorldFixture(.object(JSONObject([("catalog", json)]))).catalog(extending: base)
    }

    /// Returns the albums of both; those of the other value come first.
    func added(to other: OwnAlbums) -> OwnAlbums {
        var sum = other
        sum.elements += subtracting(other).elements
        return sum
    }

    /// Returns the albums that another value does not have.
    func subtracting(_ other: OwnAlbums) -> OwnAlbums {
        let known = Set(other.elements.map(\.album))
        var rest = self
        rest.elements.removeAll { known.contains($0.album) }
        return rest
    }
}
