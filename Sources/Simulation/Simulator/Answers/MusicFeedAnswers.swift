import AppleMusicAPI
import TonearmCatalog

/// The answers about the exports of the Apple Music Feed, in the form that "Interpreting responses" describes: a `data`
/// array of identifiers and a `resources` object.
struct MusicFeedAnswers {
    /// The served exports; nil if there are none, and every request is answered with 404.
    let feed: MusicFeed?
    let match: Router.Match
    let query: Query
    /// Seconds since 1970.
    let now: Int

    func answer(_ operation: Endpoint.Feed) throws(RequestRefusal) -> JSON {
        switch operation {
        case .latest:
            guard let table = match.variables["feed"].flatMap(MusicFeedTable.init) else {
                throw refusal(match.variables["feed"] ?? "")
            }
            return Self.document([Self.resource(try found(feed?.latest(table)))], "exports", next: nil)
        case .export: return Self.document([Self.resource(try export)], "exports", next: nil)
        case .parts:
            let export = try export
            let page = export.parts.dropFirst(query.offset).prefix(query.limit)
            let end = query.offset + page.count
            let next = end < export.parts.count ? "\(export.path)/parts?limit=\(query.limit)&offset=\(end)" : nil
            return Self.document(page.map { resource($0, in: export) }, "parts", next: next)
        }
    }

    private var export: MusicFeedExport {
        get throws(RequestRefusal) { try found(feed?.export(match.variables["id"] ?? "")) }
    }

    private func found(_ export: MusicFeedExport?) throws(RequestRefusal) -> MusicFeedExport {
        guard let export else { throw refusal(match.variables["id"] ?? match.variables["feed"] ?? "") }
        return export
    }

    /// Returns the refusal of a missing data set or export, whose cause is in the journal and the log.
    private func refusal(_ name: String) -> RequestRefusal {
        guard feed != nil else {
            return .noExport(
                RefusalCause(
                    RefusalRule("the feed needs a folder of exports: 'tonearm serve --feed FOLDER'", .choice),
                    at: .path(name), found: "the server has no folder of exports"))
        }
        return .noExport(
            RefusalCause(
                RefusalRule(
                    "the feed's folder must contain the data set or the export",
                    .documentation("Interpreting responses")), at: .path(name), found: "the folder does not contain it")
        )
    }

    private static func resource(_ export: MusicFeedExport) -> JSONObject {
        JSONObject([("id", .string(export.id)), ("type", "exports"), ("href", .string(export.path))])
    }

    private func resource(_ part: MusicFeedPart, in export: MusicFeedExport) -> JSONObject {
        JSONObject([
            ("id", .string(part.id)), ("type", "parts"),
            (
                "attributes",
                ["offset": .integer(part.offset), "exportLocation": .string(part.address(in: export, at: now))]
            ),
        ])
    }

    /// - Parameter next: the link to the next page; nil for the last one.
    private static func document(_ resources: [JSONObject], _ type: String, next: String?) -> JSON {
        var document = JSONObject()
        document.append("next", next.map(JSON.string))
        document.append(
            "data",
            .array(resources.map { .object(JSONObject(members: $0.members.filter { $0.name != "attributes" })) }))
        let byID = JSONObject(resources.map { ($0["id"]?.string ?? "", JSON.object($0)) })
        document.append("resources", [type: .object(byID)])
        return .object(document)
    }
}
