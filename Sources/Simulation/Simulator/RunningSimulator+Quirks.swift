import AppleMusicAPI

/// Quirks of reads, which replace or change an answer.
extension RunningSimulator {
    /// Returns the answer that a quirk gives in place of the API's; nil without one.
    mutating func quirkAnswer(to request: Request) -> Response? {
        guard !state.faults.list.isEmpty else { return nil }
        let query = Query(items: request.query)
        if Self.asksManyTopSongs(request), plays(.topSongsTimeout, in: request) {
            return .gatewayTimeout(key: state.random.errorID())
        }
        if request.path == "/v1/me/library/songs", query.list("include").contains("catalog"),
            plays(.libraryCatalog504, in: request)
        {
            return .gatewayTimeout(key: state.random.errorID())
        }
        let parameter = "include[library-songs]"
        if request.path.hasPrefix("/v1/me/library/playlists/"), query.has(parameter),
            plays(.includeRefused, in: request)
        {
            return .failure(APIError.parameterNotAllowed(parameter), random: &state.random)
        }
        return nil
    }

    /// Applies the quirks that change a successful answer.
    mutating func applyQuirks(to response: inout Response, of request: Request) {
        guard !state.faults.list.isEmpty, response.isSuccess, var object = response.body.json?.object else { return }
        let elements = object["data"]?.array
        let original = object
        switch request.path {
        case "/v1/me/library/songs":
            if let total = object["meta"]?["total"]?.integer, plays(.libraryTotal, in: request) {
                object["meta"] = ["total": .integer(total.multipliedClamped(by: 2))]
            }
        case "/v1/me/library/playlists":
            if request.method == .get, plays(.noPlaylists, in: request) {
                object["next"] = nil
                object["data"] = []
                if object["meta"] != nil { object["meta"] = ["total": 0] }
            }
        default: break
        }
        if object["next"] != nil, let elements, elements.count >= 5, plays(.pageHoles, in: request) {
            object["data"] = .array(elements.enumerated().filter { $0.offset % 5 != 4 }.map(\.element))
        }
        let body = JSON.object(object)
        let expiring = body.expiringPlaylistArtwork(at: now.addingClamped(Quirk.artworkLife))
        let expires = expiring != body && plays(.playlistArtworkExpires, in: request)
        if object != original || expires { response.body = .json(expires ? expiring : body) }
        // The server compresses the body; a service in the process has no bytes on the way.
        if plays(.gzip, in: request) { response.headers["Content-Encoding"] = "gzip" }
        if plays(.latency, in: request) { response.delay = max(0.12, Double(elements?.count ?? 0) * 0.012) }
    }
}

/// Quirks that change an answer while it is made.
extension RunningSimulator {
    /// Records the quirks without which a personal answer would be another one.
    mutating func recordQuirks(of answer: JSON?, _ handler: CheckedRequest, to request: Request) {
        guard !state.faults.list.isEmpty, let snapshot = handler.snapshot else { return }
        let quirks: [(Quirk, WritableKeyPath<AccountSnapshot, Bool>)] = [
            (.collaborativePlaylists, \.hasCollaborations), (.playlistOnProfile, \.hasProfile),
            (.librarySearchMisses, \.missesLongTerms), (.recentLibrarySongs, \.prefersLibrarySongs),
        ]
        for (quirk, flag) in quirks where snapshot[keyPath: flag] {
            var plain = handler
            plain.snapshot?[keyPath: flag] = false
            if (try? plain.formedAnswer()) != answer { _ = plays(quirk, in: request) }
        }
    }

    /// Records that the fault `web-player` let an edit pass, which the public host refuses.
    mutating func recordWebPlayer(_ request: Request) {
        guard !state.faults.list.isEmpty, ServiceHost(named: request.headers) != .webPlayer,
            Endpoint.groupings(for: request) != nil || (try? request.match(in: schema))?.endpoint.isForWebPlayer == true
        else { return }
        plays(besideOthers: .webPlayer, in: request)
    }
}
