/// One endpoint: method, path, parameters and body.
package struct Endpoint: Sendable, Hashable {
    package var operation: Operation
    package var method: Request.Method
    /// The path with its variable segments in braces: `/v1/catalog/{storefront}/albums/{id}`.
    package var path: String
    package var parameters: [Parameter]
    /// Groups of parameters; each group requires at least one of its parameters.
    package var required: [[String]]
    package var authentication: Authentication
    /// The body of the request; nil for a request without a body.
    package var body: BodyDescription?
    /// The status of a success: 200, 201 with the created resource, 202 or 204 without a body.
    package var success: Int
    package var summary: String
    package var isDocumented: Bool

    package enum Authentication: String, Sendable, Hashable {
        case developerToken
        case developerAndUserToken
    }

    package init(
        _ operation: Operation, method: Request.Method = .get, _ path: String, parameters: [Parameter],
        required: [[String]] = [], authentication: Authentication = .developerToken, body: BodyDescription? = nil,
        success: Int = 200, documented: Bool = true, _ summary: String
    ) {
        self.operation = operation
        self.method = method
        self.path = path
        let names = Set(parameters.map(\.name))
        self.parameters = parameters + Parameter.tolerated.filter { !names.contains($0.name) }
        self.required = required
        self.authentication = authentication
        self.body = body
        self.success = success
        self.isDocumented = documented
        self.summary = summary
    }

    /// The operation of an endpoint, on which the service dispatches.
    package enum Operation: Sendable, Hashable {
        case resource(ResourceType)
        case resources(ResourceType)
        case mixedResources
        case relationship(ResourceType, String)
        case view(ResourceType, String)
        case search, searchHints, searchSuggestions, charts, languageTag, test
        /// The editorial groupings of the web player's host.
        case groupings
        case personal(Personal)
        case feed(Feed)
    }

    /// The operations of `/v1/me`.
    package enum Personal: Sendable, Hashable {
        case storefront
        case account
        case libraryList(ResourceType)
        case libraryResource(ResourceType)
        case libraryRelationship(ResourceType, String)
        case libraryMixed, libraryAdd, librarySearch, recentlyAdded, createPlaylist, addTracks, createFolder
        case updatePlaylist, updateFolder, movePlaylist, replaceTracks, removeTracks
        case removeFromLibrary(ResourceType)
        case addFavorites
        case removeFavorites
        case rating(ResourceType)
        case ratings(ResourceType)
        case putRating(ResourceType)
        case deleteRating(ResourceType)
        case heavyRotation, recentlyPlayed, recentlyPlayedTracks, recentStations, recommendations, recommendation
        case recommendationContents, latestSummary, musicSummary, musicSummaryView, musicSummarySearch, milestones
        case nextTracks, ownNextTracks, continuousStation
    }

    /// Whether only the web player's host supports it. The public host answers 401, whatever the tokens (observed).
    package var isForWebPlayer: Bool {
        switch operation {
        case .personal(.updatePlaylist), .personal(.updateFolder), .personal(.movePlaylist),
            .personal(.replaceTracks), .personal(.removeTracks), .personal(.removeFromLibrary):
            true
        default: false
        }
    }

    package var answersWithBody: Bool { success != 202 && success != 204 }

    package func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }

    /// Returns the parameter with a name in a request, or its family: `include` for `include[songs]`.
    package func parameter(written name: String) -> Parameter? {
        guard name.hasSuffix("]"), let bracket = name.firstIndex(of: "[") else {
            // Fetching one resource allows `limit[tracks]`, but not `limit`.
            return parameters.first { $0.name == name && $0 != .inlineLimit }
        }
        let base = String(name[..<bracket])
        return parameter(name) ?? parameters.first { $0.name == base && $0.isFamily }
    }

    /// Returns whether requests may have a parameter.
    package func accepts(_ name: String) -> Bool { parameter(written: name) != nil }

    /// Returns the default of an integer parameter, such as the page size for `limit`; nil if the endpoint has no such
    /// parameter.
    package func standard(of name: String) -> Int? {
        guard let parameter = parameter(name), parameter != .inlineLimit,
            case .integer(_, let standard) = parameter.kind
        else { return nil }
        return standard
    }

    static func all(types: [TypeDescription]) -> [Endpoint] {
        catalog(types.filter { $0.home == .catalog }, types: types) + search(types: types) + storefronts(types: types)
            + personal(types: types) + feed
    }
}
