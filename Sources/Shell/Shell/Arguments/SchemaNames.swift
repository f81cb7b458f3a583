import AppleMusicAPI
import TonearmLineEditor

/// A relationship of the focus.
struct RelationshipName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "RELATIONSHIP", example: "tracks")

    static func candidates(in context: CompletionContext) -> [Candidate] { context.focusType.map(candidates) ?? [] }

    fileprivate static func candidates(of type: TypeDescription) -> [Candidate] {
        type.relationships.filter { !$0.isEntitled }.map {
            Candidate($0.name, description: $0.targets.map(\.rawValue).joined(separator: ", "))
        }
    }
}

/// A view of the focus.
struct ViewName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "VIEW", example: "top-songs")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.focusType.map { candidates(of: context.session.schema[$0.type] ?? $0) } ?? []
    }

    fileprivate static func candidates(of type: TypeDescription) -> [Candidate] {
        type.views.map { Candidate($0.name, description: $0.target.rawValue) }
    }
}

/// Relationships of the fetched type.
struct RelationshipNames: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "RELATIONSHIPS", example: "artists,tracks", isList: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.fetchedType.map(RelationshipName.candidates) ?? []
    }
}

/// Views of the fetched type.
struct ViewNames: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "VIEWS", example: "other-versions", isList: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.fetchedType.map(ViewName.candidates) ?? []
    }
}

/// Extended attributes of the fetched type, which are only included on request.
struct ExtendedAttributes: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "ATTRIBUTES", example: "artistUrl", isList: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.fetchedType?.attributes.filter { $0.presence == .extended }.map { Candidate($0.name) } ?? []
    }
}

extension CompletionContext {
    fileprivate var focusType: TypeDescription? { session.here?.focus.flatMap { Schema.appleMusic[$0.resource.type] } }

    /// The type at the end of the relationship or view in the words; nil for other commands.
    private var followedType: TypeDescription? {
        guard let name = words.first, let focus = focusType else { return nil }
        let kind = command?.fields.first { $0.isArgument }?.kind
        let target =
            if kind == RelationshipName.self {
                focus.relationship(name)?.targets.first
            } else if kind == ViewName.self { focus.view(name)?.target } else { ResourceType?.none }
        return target.flatMap { Schema.appleMusic[$0] }
    }

    /// The type that the command fetches: its own, that of the followed relationship, of the opened resource, or of
    /// the focus.
    fileprivate var fetchedType: TypeDescription? {
        if let type = command.flatMap({ Schema.appleMusic.type(named: $0.name) }) { return type }
        if let type = followedType { return type }
        let resource = words.first.flatMap { word in
            (try? Reference.read(word, among: session.rows, to: "complete"))?.first?.resource
        }
        return resource.flatMap { Schema.appleMusic[$0.type] } ?? focusType
    }
}

/// A group of the answer that has more pages, as an argument of `next` and `all`.
struct GroupName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "GROUP", example: "songs")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.answer?.continuations.compactMap { $0.name.map { Candidate($0) } } ?? []
    }
}

struct ChartName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "CHART", example: "most-played")
    static let allValueStrings = ["most-played", "daily-global-top", "city-top"]
}

/// A list of resource types, as users write them.
protocol TypeList: TextArgument {
    static var types: [ResourceType] { get }
}

extension TypeList {
    static var traits: ArgumentTraits { ArgumentTraits(placeholder: "TYPES", example: "songs,albums", isList: true) }
    static var allValueStrings: [String] { types.map(\.rawValue) + ["all"] }

    static var candidates: [Candidate] {
        types.map { Candidate($0.rawValue, description: Schema.appleMusic[$0]?.summary ?? "") }
            + [Candidate("all", description: "every type")]
    }

    /// The types' names for a query: singulars become plurals, and `all` becomes every type. Unknown names stay
    /// unchanged, so that the service can refuse them.
    var names: String {
        if text == "all" { return Self.types.map(\.rawValue).joined(separator: ",") }
        return text.split(separator: ",").map { word in
            let word = word.trimmingPrefix(while: \.isWhitespace)
            return Schema.appleMusic.type(named: String(word))?.type.rawValue ?? String(word)
        }.joined(separator: ",")
    }
}

struct SearchTypes: TypeList {
    let text: String
    static let types = Schema.searchTypes
}

struct ChartTypes: TypeList {
    let text: String
    static let types = Schema.chartTypes
}

/// Library types without the prefix `library-`.
struct LibraryTypes: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "TYPES", example: "songs,albums", isList: true)
    static let allValueStrings = LibraryTypeName.allValueStrings
}

/// A library type in the plural or the singular, with or without the prefix `library-`.
struct LibraryTypeName: CompletableArgument {
    let type: ResourceType
    /// The name in paths and lists, without `library-`.
    let pathName: String

    static let traits = ArgumentTraits(placeholder: "TYPE", example: "albums")
    static let allValueStrings = Schema.appleMusic.libraryTypes.map(\.pathName)

    init?(argument: String) {
        let name = String(argument.trimmingPrefix("library-"))
        let types = Schema.appleMusic.libraryTypes
        guard let type = types.first(where: { $0.pathName == name || $0.singular == "library-\(name)" }) else {
            return nil
        }
        self.type = type.type
        pathName = type.pathName
    }

    static var candidates: [Candidate] {
        Schema.appleMusic.libraryTypes.map { Candidate($0.pathName, description: $0.summary) }
    }
}

enum ResourceTypeName {
    /// The possible beginnings of a resource, such as `albums/`.
    static var beginnings: [Candidate] {
        Schema.appleMusic.catalogTypes.map { Candidate("\($0.type)/", description: $0.summary, continues: true) }
    }
}
