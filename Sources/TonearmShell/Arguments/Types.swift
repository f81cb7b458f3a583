import AppleMusicAPI
import LineEditor

/// A list of resource types, as users write them.
protocol TypeList: TextArgument {
    static var types: [ResourceType] { get }
}

extension TypeList {
    static var traits: ArgumentTraits { ArgumentTraits(placeholder: "TYPES", example: "songs,albums", isList: true) }
    static var allValueStrings: [String] { types.map(\.rawValue) + ["all"] }

    static func candidates(in context: CompletionContext) -> [Candidate] {
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

    static func candidates(in context: CompletionContext) -> [Candidate] {
        Schema.appleMusic.libraryTypes.map { Candidate($0.pathName, description: $0.summary) }
    }
}

enum ResourceTypeName {
    /// The possible beginnings of a resource, such as `albums/`.
    static var beginnings: [Candidate] {
        Schema.appleMusic.catalogTypes.map { Candidate("\($0.type)/", description: $0.summary, continues: true) }
    }
}
