package import AppleMusicAPI

/// A reader of recorded attributes. It collects the names that no record stores.
package struct AttributeReader: FieldCoder {
    private let attributes: JSONObject
    /// The names that have not been read.
    package private(set) var unknown: Set<String>

    /// - Parameter type: its personal attributes belong to an account, not to the record.
    package init(_ attributes: JSONObject, _ type: TypeDescription?) {
        self.attributes = attributes
        let personal = type?.attributes.filter(\.isPersonal).map(\.name) ?? []
        unknown = Set(attributes.names).subtracting(personal)
    }

    package mutating func code(_ name: String, _ write: (AttributeContext) -> JSON?) -> JSON? {
        guard let value = attributes[name] else { return nil }
        unknown.remove(name)
        return value
    }

    /// Returns the id at the end of a link: the album's in
    /// `https://music.apple.com/us/album/name/310730204?i=310730206`.
    package func id(in name: String, after kind: String) -> String? {
        guard let link = attributes[name]?.string, link.contains("/\(kind)/") else { return nil }
        let path = link.prefix { $0 != "?" && $0 != "#" }
        guard let id = path.split(separator: "/").last, id.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
        return String(id)
    }
}
