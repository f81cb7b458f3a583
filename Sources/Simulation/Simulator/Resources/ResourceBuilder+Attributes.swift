import AppleMusicAPI
import TonearmCatalog

/// Attributes of a record in an answer: in its language, with the requested extensions and the account's values.
extension ResourceBuilder {
    func attributes(of visible: Visible, _ role: Role) -> JSONObject {
        let identifier = visible.identifier
        let type = schema[identifier.type]
        var extended = query.names("extend", for: identifier.type, isPrimary: role.isExtended)
        // The web player's host always includes them (observed).
        if isForWebPlayer { extended.append("audioTraits") }
        let context = AttributeContext(
            identifier, of: catalog, storefront: storefront, language: language,
            artworkTokens: query.artworkTokens(for: identifier.type))
        var all = visible.record.attributes(for: context, type, extended: extended)
        if let type, !extended.isEmpty { addPersonal(extended, of: identifier, type, to: &all) }
        if isForWebPlayer, identifier.type == .songs, extended.contains("extendedAssetUrls") {
            all = all.inserting("extendedAssetUrls", assetURLs(of: identifier))
        }
        return era.present(all, of: identifier.type).keeping(
            query.names("fields", for: identifier.type, isPrimary: role.isPrimary))
    }

    /// Returns the addresses of a song's streams, by the names that clients of the web player's host read (observed).
    /// They lead nowhere.
    private func assetURLs(of song: ResourceIdentifier) -> JSON {
        let names = ["enhancedHls", "lightweight", "lightweightPlus", "plus", "superLightweight"]
        return .object(
            JSONObject(names.map { ($0, .string("https://aod.itunes.apple.com/simulated/\(song.id)/\($0).m3u8")) }))
    }

    /// Adds the account's values: whether the resource is a favourite, and whether and since when it is in the library.
    func addPersonal(
        _ extended: [String], of identifier: ResourceIdentifier, _ type: TypeDescription, to object: inout JSONObject
    ) {
        guard let snapshot else { return }
        for attribute in type.attributes where attribute.isPersonal && extended.contains(attribute.name) {
            let copy = type.home == .library ? identifier : snapshot.index.copy(of: identifier)
            switch attribute.name {
            case "inFavorites":
                object = object.inserting("inFavorites", .bool(snapshot.accountData.isFavorite(identifier)))
            case "inLibrary": object = object.inserting("inLibrary", .bool(copy != nil))
            case "dateAdded":
                guard let added = copy.flatMap(snapshot.added) else { continue }
                object = object.inserting("dateAdded", .string(AnswerTime.text(added)))
            default: continue
            }
        }
    }
}

extension JSONObject {
    /// Returns only the members that `fields` names; all without `fields`.
    func keeping(_ names: [String]) -> JSONObject {
        names.isEmpty ? self : JSONObject(members: members.filter { names.contains($0.name) })
    }
}
