import Testing
import TonearmCatalog
import TonearmSigning
import TonearmSimulator
import TonearmWorld

@testable import AppleMusicAPI
@testable import TonearmShell

/// Tests that each type of the Schema has an answer that contains it, columns, and a command.
struct TypePartsTests {
    private enum Part: String, CaseIterable, CustomStringConvertible {
        case answer = "no answer has a resource of it"
        case attributes = "no answer has an attribute that is always there"
        case columns = "no column shows an attribute of it"
        case command = "no command fetches it"

        var description: String { rawValue }
    }

    /// Lines for types that no example of a command covers.
    private static let more = [
        "authorize --answer allow", "rate albums/310730204 like", "folder create Trips",
        "get /v1/me/ratings/albums?ids=310730204", "get /v1/me/account", "get /v1/me/library/artists",
        "get /v1/me/library/music-videos", "library playlist-folders",
        "get '/v1/me/music-summaries/milestones?ids=year-2026'",
    ]

    /// Returns the resources in the answers to every example of every command and to further lines.
    private static func answered(by session: ShellSession) async -> [ResourceType: [Resource]] {
        var found: [ResourceType: [Resource]] = [:]
        for line in CommandTable.all.flatMap({ $0.examples }) + more {
            await session.run(line)
            if let json = session.session.here?.response?.body.json { collect(json, &found) }
        }
        return found
    }

    private static func collect(_ json: JSON, _ found: inout [ResourceType: [Resource]]) {
        if let resource = Resource(json) { found[resource.type, default: []].append(resource) }
        for member in json.object?.members ?? [] { collect(member.value, &found) }
        for element in json.array ?? [] { collect(element, &found) }
    }

    private static func missing(from type: TypeDescription, _ resources: [Resource]) -> [Part] {
        let always = type.attributes.filter { $0.presence == .always }.map(\.name)
        let columns = Column.columns(of: type.type)
        return Part.allCases.filter { part in
            switch part {
            case .answer: resources.isEmpty
            case .attributes: !always.isEmpty && !resources.contains { $0.attribute(always[0]) != nil }
            case .columns:
                // The single account is in no list.
                type.type != .accounts
                    && !columns.contains { column in
                        column.path.isEmpty || type.attributes.contains { column.path.hasPrefix($0.name) }
                    }
            case .command:
                [.catalog, .storefronts].contains(type.home) && !CommandTable.names.contains(type.type.rawValue)
            }
        }
    }

    @Test func `every type of the Schema is answered, shown and fetched`() async {
        let found = await Self.answered(by: ShellSession())
        for type in Schema.appleMusic.types {
            #expect(Self.missing(from: type, found[type.type] ?? []) == [], "\(type.type)")
        }
    }

    @Test func `of a type that nothing implements it is said what is missing, and asking for it is a 404`() async {
        let dreams = TypeDescription(
            ResourceType("dreams"), singular: "dream", "A type that nothing implements.",
            attributes: [AttributeDescription(name: "title", shape: .string, presence: .always)])
        let schema = Schema(types: TypeDescription.all + [dreams])
        let service = Simulator(
            catalog: ShellSession.catalog, signers: .keys([DeveloperKey.demonstration.publicKey]), schema: schema)
        let session = ShellSession(service: service.inWorld)
        let outcome = await session.run("get /v1/catalog/us/dreams/1")
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("error: 404 40400 "))
        #expect(Self.missing(from: dreams, []) == Part.allCases)
    }
}
