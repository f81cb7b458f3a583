package import AppleMusicAPI

/// Reads recorded attributes, and remembers which of them a record has no place for.
package struct AttributeReader: AttributeCoder {
    private let attributes: JSONObject
    /// The names that were not read yet.
    package private(set) var unknown: Set<String>

    /// - Parameter type: says which attributes are an account's and no fact of the record.
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

    /// An id at the end of a link: `https://music.apple.com/us/album/name/310730204?i=310730206` tells the album's.
    package func id(in name: String, after kind: String) -> String? {
        guard let link = attributes[name]?.string, link.contains("/\(kind)/") else { return nil }
        let path = link.prefix { $0 != "?" && $0 != "#" }
        guard let id = path.split(separator: "/").last, id.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
        return String(id)
    }
}
