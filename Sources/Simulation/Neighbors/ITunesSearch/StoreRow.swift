import AppleMusicAPI

/// Conversion between results and resources of the catalog.
enum StoreRow {
    /// The members that the Apple Music API has under other names.
    private static let renamed = ["name", "albumName", "durationInMillis", "genreNames", "contentRating", "url"]

    /// Returns a result as a resource; nil if it has no id.
    static func resource(_ result: JSON) -> Resource? {
        let type = type(of: result)
        let (idName, name, address) =
            switch type {
            case "artists": ("artistId", "artistName", "artistLinkUrl")
            case "albums": ("collectionId", "collectionName", "collectionViewUrl")
            default: ("trackId", "trackName", "trackViewUrl")
            }
        let id = [idName, "collectionId", "artistId"].lazy.compactMap { result[$0]?.integer }.first
        guard let id, let members = result.object?.members else { return nil }
        var attributes = JSONObject([("name", result[name] ?? result["collectionName"] ?? .null)])
        if type != "albums" { attributes.append("albumName", result["collectionName"]) }
        attributes.append("durationInMillis", result["trackTimeMillis"])
        attributes.append("genreNames", result["primaryGenreName"].map { [$0] })
        attributes.append("contentRating", rating(result))
        attributes.append("url", result[address])
        for member in members where !renamed.contains(member.name) { attributes.append(member.name, member.value) }
        var object = JSONObject([("id", .string(String(id))), ("type", .string(type))])
        object.append("href", href(type, id, result["country"]?.string))
        object.append("attributes", .object(attributes))
        return Resource(.object(object))
    }

    /// Returns the type of the catalog, or the kind itself for other media.
    private static func type(of result: JSON) -> String {
        switch (result["wrapperType"]?.string, result["kind"]?.string) {
        case (_, "song"): "songs"
        case (_, "music-video"): "music-videos"
        case ("artist", _): "artists"
        case ("collection", _): "albums"
        case (let wrapper, let kind): kind ?? wrapper ?? "track"
        }
    }

    /// Returns the path in the catalog of the result's country; nil for other media and without a country.
    private static func href(_ type: String, _ id: Int, _ country: String?) -> JSON? {
        guard ["songs", "music-videos", "albums"].contains(type), let country,
            let storefront = CountryCode.storefront(country)
        else { return nil }
        return .string("/v1/catalog/\(storefront)/\(type)/\(id)")
    }

    private static func rating(_ result: JSON) -> JSON? {
        switch (result["trackExplicitness"] ?? result["collectionExplicitness"])?.string {
        case "explicit": "explicit"
        case "cleaned": "clean"
        default: nil
        }
    }

    /// Returns the result of a row.
    static func result(of row: Resource) -> JSONObject {
        JSONObject(members: (row.attributes?.members ?? []).filter { !renamed.contains($0.name) })
    }

    /// Returns a genre and all below it, each before its subgenres.
    static func genres(_ genre: JSON, parent: String?, depth: Int) -> [Resource] {
        guard depth < 20, let id = genre["id"]?.string, let name = genre["name"] else { return [] }
        var attributes = JSONObject([("name", name)])
        attributes.append("parentId", parent.map(JSON.string))
        attributes.append("url", genre["url"])
        let object: JSON = ["id": .string(id), "type": "genres", "attributes": .object(attributes)]
        let below = (genre["subgenres"]?.object?.members ?? []).flatMap {
            genres($0.value, parent: id, depth: depth + 1)
        }
        return (Resource(object).map { [$0] } ?? []) + below
    }
}
