import AppleMusicAPI
import Console
import ITunesSearch
import MusicWorld

/// `itunes search`
struct StoreSearchAction: RowsAction {
    var term: [SearchTerm] = []
    var entity: StoreEntity?
    var attribute: StoreAttribute?
    var media: StoreMedia = "music"
    var limit: Int?
    var offset: Int?
    var clean = false
    var place = StorePlace()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&term, "The words to look for.")
        fields.option("entity", &entity, "The kind of results; songs by default.")
        fields.option("attribute", &attribute, "Compare the words with this attribute only.")
        fields.option("media", &media, "The kind of content; only music is in the simulator's catalog.")
        fields.option("limit", &limit, "The number of results, 1 to 200; 50 by default.")
        fields.option("offset", &offset, "The number of results to skip.")
        fields.flag("clean", &clean, "Leave out explicit content.")
        fields.group(&place)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let term = term.map(\.text).joined(separator: " ")
        let query = QueryItem.given([
            "term": term, "media": media.text, "entity": entity?.text, "attribute": attribute?.text,
            "limit": limit.map(String.init), "offset": offset.map(String.init), "explicit": clean ? "No" : nil,
        ])
        let request = Request(path: "/search", query: query + place.query(in: context.session.world))
        let view = try await context.visit(
            request, at: .iTunes, to: "search the iTunes Store for '\(term)'", title: "itunes search \(term)",
            advising: StoreAdvice(request).sentence)
        context.noteEnd(of: view, asked: limit)
        if let limit, limit > 200 { context.note("the API answers with at most 200 results") }
        return view
    }
}

extension RequestContext {
    /// Notes how to get more results if an answer is as long as it was asked to be.
    fileprivate func noteEnd(of view: any View, asked limit: Int?) {
        guard let count = view.fittablePage?.answer.rowCount, count == min(limit ?? 50, 200), output.format.isForPeople
        else { return }
        note(
            count < 200
                ? "there may be more results: '--limit 200' asks for as many as the API gives"
                : "there may be more results: '--offset 200' goes on")
    }
}

/// Advice about a refused request to the iTunes Search API, from its schema.
struct StoreAdvice {
    private let request: Request

    init(_ request: Request) { self.request = request }

    /// Returns the accepted values of the parameters that an answer refuses; nil if it refuses none.
    func sentence(_ error: APIError) -> String? {
        let parameters = SearchParameter.ofSearch + SearchParameter.ofLookup
        let refused = parameters.first { parameter in
            error.detail?.contains("[\(parameter.key)]") == true && request.value(of: parameter.name) != nil
        }
        guard let refused, let value = request.value(of: refused.name) else { return nil }
        return advice(on: refused, value)
    }

    private func advice(on parameter: SearchParameter, _ value: String) -> String? {
        let media = SearchMedia.named(request.value(of: "media") ?? "") ?? .standard
        switch parameter.kind {
        case .choice(let names): return choice(parameter, value, names)
        case .entity: return choice(parameter, value, media.entities)
        case .attribute: return choice(parameter, value, media.attributes)
        case .country: return absentStore(value) ?? "'country' is the id of a storefront: 'storefronts' lists them."
        case .language: return "'lang' is a language and a region, such as ja_jp."
        case .number(let range, _): return "'\(parameter.name)' is a number from \(range.lowerBound)."
        case .codes(areNumbers: true): return "'\(parameter.name)' takes numbers, separated by commas."
        case .codes, .text, .identifier: return nil
        }
    }

    private func choice(_ parameter: SearchParameter, _ value: String, _ names: [String]) -> String {
        if let near = Nearest.names(to: value, in: names).first { return "Did you mean '\(near)'?" }
        return "'\(parameter.name)' can be: \(names.joined(separator: ", "))."
    }

    private func absentStore(_ code: String) -> String? {
        Storefront.absentPlaces.first { $0.id == code.lowercased() }.map {
            "\($0.names.first ?? code) has no store: 'storefronts' lists those that have one."
        }
    }
}
