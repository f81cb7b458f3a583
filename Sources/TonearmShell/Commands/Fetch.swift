import AppleMusicAPI
import Console
import MusicWorld

/// The commands that fetch resources of a type: `albums ID…`, `songs ID…` and so on.
struct Fetch<Kind: FetchKind>: RowsCommand {
    static var description: CommandDescription {
        let type = Kind.description
        return CommandDescription(
            type.type.rawValue, .find, "Fetch \(type.type.rawValue.replacing("-", with: " ")) by their ids.",
            discussion: Kind.discussion,
            aliases: [.storefronts, .playlists].contains(type.type) ? [] : [type.singular], examples: Kind.examples)
    }

    static var name: String { Kind.description.type.rawValue }

    var ids: [ResourceID] = []
    var finding = Kind.Finding()
    var members = MemberOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&ids, "The ids, separated by spaces or commas.")
        fields.group("Finding", &finding)
        fields.group("What to answer with", &members)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let type = Kind.description
        let words = ids.flatMap { $0.text.split(separator: ",").map(String.init) }
        if let view = try await finding.whole(words, in: context) { return view }
        let ids = try await finding.ids(of: words, in: context)
        let filters = finding.filters
        if ids.isEmpty, filters.isEmpty, !Kind.isListed {
            throw Failure(
                "Cannot fetch \(type.type)", "no id was given", next: "Type for example '\(Kind.examples[0])'.",
                status: .usage)
        }
        if ids.count == 1, filters.isEmpty {
            let resource = ResourceIdentifier(type.type, ids[0])
            let request = Request(path: context.session.world.path(to: resource), query: members.query)
            return try await context.visit(request, to: "fetch '\(resource)'")
        }
        let path = type.home == .storefronts ? "/v1/storefronts" : "\(context.session.world.catalogPath)/\(type.type)"
        let found = filters + (ids.isEmpty ? [] : [QueryItem("ids", ids.joined(separator: ","))])
        let parts = ids + filters.map { "\($0.name)=\($0.value)" }
        let title = ([type.type.rawValue] + parts).joined(separator: " ")
        return try await context.visit(
            Request(path: path, query: found + members.query), to: "fetch '\(title)'", title: title)
    }
}

/// The properties of a type that can be fetched.
protocol FetchKind: Sendable {
    associatedtype Finding: FindingOptions
    static var description: TypeDescription { get }
    /// Whether the type can be listed without ids.
    static var isListed: Bool { get }
    static var examples: [String] { get }
    static var discussion: String { get }
}

extension FetchKind {
    static var isListed: Bool { false }
    static var discussion: String { description.summary }
}
