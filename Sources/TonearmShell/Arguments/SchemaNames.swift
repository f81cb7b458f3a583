import AppleMusicAPI
import LineEditor

/// A relationship of the focus.
struct RelationshipName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "RELATIONSHIP", example: "tracks")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.focusType.map(candidates) ?? []
    }

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
    fileprivate var focusType: TypeDescription? {
        session.here?.focus.flatMap { Schema.appleMusic[$0.resource.type] }
    }

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

/// The name of a chart.
struct ChartName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "CHART", example: "most-played")
    static let allValueStrings = ["most-played", "daily-global-top", "city-top"]
}
