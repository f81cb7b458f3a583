import AppleMusicAPI
import MusicCatalog

/// The attributes of a record for one answer: in its language, with what was asked for beside, and what the account says of it.
extension ResourceBuilder {
    func attributes(of visible: Visible, _ role: Role) -> JSONObject {
        let identifier = visible.identifier
        let type = schema[identifier.type]
        var extended = query.names("extend", for: identifier.type, isPrimary: role.isExtended)
        // There they come unasked (observed).
        if isForWebPlayer { extended.append("audioTraits") }
        let context = AttributeContext(
            identifier, of: catalog, storefront: storefront, language: language,
            artworkTokens: query.artworkTokens(for: identifier.type))
        var all = visible.record.attributes(for: context, type, extended: extended)
        if let type, !extended.isEmpty { addPersonal(extended, of: identifier, type, to: &all) }
        return era.present(all, of: identifier.type).keeping(
            query.names("fields", for: identifier.type, isPrimary: role.isPrimary))
    }

    /// What the account says of a resource: whether it is a favourite, and whether and since when it is in the library.
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
                object = object.inserting("dateAdded", .string(Timestamp.text(added)))
            default: continue
            }
        }
    }
}

extension JSONObject {
    /// The members that `fields` asks for; all when it asks for none.
    func keeping(_ names: [String]) -> JSONObject {
        names.isEmpty ? self : JSONObject(members: members.filter { names.contains($0.name) })
    }
}
