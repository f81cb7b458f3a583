import AppleMusicAPI

/// The position of a property in requests and answers.
enum PropertyPlace: Hashable, Sendable {
    case include(String)
    case view(String)
    case extend(String)

    /// The name in the service.
    var name: String {
        switch self {
        case .include(let name), .view(let name), .extend(let name): name
        }
    }

    /// The request parameter that loads the property.
    var parameter: String {
        switch self {
        case .include: "include"
        case .view: "views"
        case .extend: "extend"
        }
    }

    /// The member of a resource that contains the property; nil for attributes.
    var group: String? {
        switch self {
        case .include: "relationships"
        case .view: "views"
        case .extend: nil
        }
    }
}

// A class that is not final is sendable only if an actor isolates it, so all members are nonisolated.

/// A property of an item of any type.
@MainActor public class AnyMusicProperty: Hashable {
    /// The Swift name.
    nonisolated let name: String
    nonisolated let place: PropertyPlace

    nonisolated init(_ name: String, _ place: PropertyPlace) {
        self.name = name
        self.place = place
    }

    nonisolated public static func == (left: AnyMusicProperty, right: AnyMusicProperty) -> Bool {
        type(of: left) == type(of: right) && left.name == right.name
    }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A property of an item of one type.
@MainActor public class PartialMusicProperty<Root>: AnyMusicProperty {}

/// A property that `with(_:)` loads.
@MainActor public class PartialMusicAsyncProperty<Root>: PartialMusicProperty<Root> {}

/// A property that items have without `with(_:)`.
@MainActor public class MusicAttributeProperty<Root, Value>: PartialMusicProperty<Root>, CustomStringConvertible {
    nonisolated public var description: String { "MusicAttributeProperty(\(Root.self).\(name))" }
}

/// A property with related items, which `with(_:)` loads.
@MainActor
public class MusicRelationshipProperty<Root, RelatedMusicItemType>: PartialMusicAsyncProperty<Root>,
    CustomStringConvertible
where RelatedMusicItemType: Decodable, RelatedMusicItemType: MusicItem {
    nonisolated public var description: String { "MusicRelationshipProperty(\(Root.self).\(name))" }
}

/// An attribute that the service omits unless `with(_:)` requests it.
@MainActor
public class MusicExtendedAttributeProperty<Root, Value>: PartialMusicAsyncProperty<Root>,
    CustomStringConvertible
where Value: Decodable {
    nonisolated public var description: String { "MusicExtendedAttributeProperty(\(Root.self).\(name))" }
}

/// A source from which `with(_:preferredSource:)` loads first.
public enum MusicPropertySource: String, CaseIterable, Codable, Sendable {
    case catalog
    case library
}

/// Factories of identifiers by their names in requests.
extension MusicRelationshipProperty {
    nonisolated static func include(_ name: String, _ serviceName: String? = nil) -> MusicRelationshipProperty {
        MusicRelationshipProperty(name, .include(serviceName ?? name))
    }

    nonisolated static func view(_ name: String, _ serviceName: String? = nil) -> MusicRelationshipProperty {
        MusicRelationshipProperty(name, .view(serviceName ?? name))
    }
}

extension MusicExtendedAttributeProperty {
    nonisolated static func extend(_ name: String, _ serviceName: String? = nil) -> MusicExtendedAttributeProperty {
        MusicExtendedAttributeProperty(name, .extend(serviceName ?? name))
    }
}

extension PropertyPlace {
    /// Returns the parameters that load properties, without the relationships that the service adds itself.
    static func query(_ places: [PropertyPlace]) -> [QueryItem] {
        var names: [String: [String]] = [:]
        for place in places where !(names[place.parameter] ?? []).contains(place.name) {
            names[place.parameter, default: []].append(place.name)
        }
        let items = ["include", "views", "extend"].compactMap { parameter in
            names[parameter].map { QueryItem(parameter, $0.joined(separator: ",")) }
        }
        return items + [QueryItem("omit[resource]", "autos")]
    }
}
