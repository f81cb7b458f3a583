import AppleMusicAPI
import Console
import MusicWorld
import SharedAlgorithms

/// A name in place of a resource: `open born to run`, `play thunder road`.
struct ResourceName {
    let text: String

    /// - Returns: nil if the words are rows, resources, links or paths.
    init?(_ words: [String], among rows: NumberedRows) {
        guard words.contains(where: { $0.contains(where: \.isLetter) }),
            !words.contains(where: { $0.contains("/") || $0.hasPrefix("-") || $0.contains(":") })
        else { return nil }
        let areReferences = words.allSatisfy { (try? Reference.read($0, among: rows, to: "find")) != nil }
        if areReferences || words.count == 1 && BareResource.isRow(words[0]) { return nil }
        text = words.joined(separator: " ")
    }

    /// The result of a search for a name.
    enum Finding {
        /// The only result, or the only one with exactly this name.
        case resource(ResourceIdentifier)
        /// Several results, which become the numbered rows.
        case choice(any View)
    }
}

extension RequestContext {
    /// Searches for a name.
    /// - Parameters:
    ///   - types: the types to search, separated by commas.
    ///   - purpose: the command's verb, such as `open` or `play`.
    /// - Throws: `Failure` if there are no results, and the errors of the request.
    func find(_ name: ResourceName, types: String, to purpose: String) async throws -> ResourceName.Finding {
        let query = [QueryItem("types", types), QueryItem("term", name.text), QueryItem("limit", "5")]
        let request = Request(path: session.world.catalogPath + "/search", query: query)
        let response = try await send(request)
        try refuse(response, to: "\(purpose) '\(name.text)'")
        let rows = Answer(request: request, response: response).rows
        let wanted = FoldedText(name.text)
        let exact = rows.filter { $0.attribute("name")?.string.map { FoldedText($0) } == wanted }
        if let only = exact.count == 1 ? exact.first : rows.count == 1 ? rows.first : nil {
            return .resource(only.identifier)
        }
        guard !rows.isEmpty else {
            throw Failure(
                "Cannot \(purpose) '\(name.text)'",
                "this is not a row number, a type/id or a link, and nothing in the storefront has this name",
                next: "Type a row number, or for example 'albums/310730204'.", status: .usage)
        }
        note("several have this name: '\(purpose) N' takes a row")
        return .choice(try await visit(request, to: "search '\(name.text)'", title: "search \(name.text)"))
    }
}
