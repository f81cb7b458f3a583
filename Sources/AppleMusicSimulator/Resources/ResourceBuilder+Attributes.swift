import AppleMusicAPI
import MusicCatalog

/// The attributes of a record for one answer: in its language, with what was asked for beside, and what the account says of it.
extension ResourceBuilder {
    func attributes(of visible: Visible, isPrimary: Bool) -> JSONObject {
        let identifier = visible.identifier
        let type = schema[identifier.type]
        let extended = query.names("extend", for: identifier.type, isPrimary: isPrimary)
        let context = AttributeContext(
            identifier, of: catalog, storefront: storefront, language: language,
            artworkTokens: query.artworkTokens(for: identifier.type))
        var all = visible.record.attributes(for: context, type, extended: extended)
        if let snapshot, extended.contains("inFavorites"),
            type?.attributes.contains(where: { $0.name == "inFavorites" }) == true
        {
            all = all.inserting("inFavorites", .bool(snapshot.accountData.isFavorite(identifier)))
        }
        return all.keeping(query.names("fields", for: identifier.type, isPrimary: isPrimary))
    }
}

extension JSONObject {
    /// The members that `fields` asks for; all when it asks for none.
    func keeping(_ names: [String]) -> JSONObject {
        names.isEmpty ? self : JSONObject(members: members.filter { names.contains($0.name) })
    }
}
