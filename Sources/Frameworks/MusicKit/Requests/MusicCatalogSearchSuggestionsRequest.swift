import AppleMusicAPI

/// A request for suggestions while a person types.
public struct MusicCatalogSearchSuggestionsRequest {
    /// The beginning of a term.
    public let term: String
    /// The maximum number of suggestions, and of top results; nil for the service's choice.
    public var limit: Int?
    /// The types of the top results.
    public var typesForTopResults: [any MusicCatalogSearchable.Type] { types }
    private let types: [any MusicCatalogSearchable.Type]

    /// Creates a request for terms, and for top results of these types.
    public init(term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []) {
        self.term = term
        self.types = types
    }

    /// Sends the request.
    public func response() async throws -> MusicCatalogSearchSuggestionsResponse {
        var query = [QueryItem("term", term), QueryItem("kinds", types.isEmpty ? "terms" : "terms,topResults")]
        if !types.isEmpty { query.append(QueryItem("types", ItemKind.names(of: types))) }
        let answer = try await KitWorld.required().catalog("/search/suggestions", query + paging(limit, nil))
        return try MusicCatalogSearchSuggestionsResponse(value: answer)
    }
}

/// The answer to a request for suggestions.
public struct MusicCatalogSearchSuggestionsResponse: Codable, Hashable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    /// The suggested terms.
    public let suggestions: [Suggestion]
    /// The best results of the requested types.
    public let topResults: MusicItemCollection<TopResult>

    /// One of the best results.
    public typealias TopResult = MusicCatalogSearchResponse.TopResult

    /// A suggested term.
    public struct Suggestion: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible
    {
        /// The term to search for, which identifies the suggestion.
        public var id: String { searchTerm }
        /// The term to show.
        public let displayTerm: String
        /// The term to search for.
        public let searchTerm: String

        public var description: String {
            "Suggestion(displayTerm: \"\(displayTerm)\", searchTerm: \"\(searchTerm)\")"
        }
        /// A description of the value, for debugging.
        public var debugDescription: String { description }
    }

    init(value: ItemValue) throws {
        guard let found = value["results"]?["suggestions"]?.array else {
            throw DecodingError.content("the answer has no suggestions")
        }
        suggestions = found.compactMap { value in
            guard let term = value["searchTerm"]?.string else { return nil }
            return Suggestion(displayTerm: value["displayTerm"]?.string ?? term, searchTerm: term)
        }
        topResults = MusicItemCollection(
            found.compactMap { $0["content"] }.compactMap { try? $0.decoded(as: TopResult.self) })
    }

    public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }

    private enum CodingKeys: String, CodingKey { case results }
    private enum ResultKeys: String, CodingKey { case suggestions }
    private enum SuggestionKeys: String, CodingKey { case kind, searchTerm, displayTerm, content }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var results = container.nestedContainer(keyedBy: ResultKeys.self, forKey: .results)
        var list = results.nestedUnkeyedContainer(forKey: .suggestions)
        for suggestion in suggestions {
            var object = list.nestedContainer(keyedBy: SuggestionKeys.self)
            try object.encode("terms", forKey: .kind)
            try object.encode(suggestion.searchTerm, forKey: .searchTerm)
            try object.encode(suggestion.displayTerm, forKey: .displayTerm)
        }
        for result in topResults {
            var object = list.nestedContainer(keyedBy: SuggestionKeys.self)
            try object.encode("topResults", forKey: .kind)
            try object.encode(result, forKey: .content)
        }
    }

    public var description: String {
        "MusicCatalogSearchSuggestionsResponse(\n  suggestions: \(suggestions),\n  topResults: \(topResults)\n)"
    }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}
