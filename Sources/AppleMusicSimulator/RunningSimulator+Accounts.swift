import AppleMusicAPI
import MusicCatalog

/// The account behind a request, and the requests that change it.
extension RunningSimulator {
    /// The name of the account that a request speaks for; nil when its answer needs none.
    ///
    /// A token that is no good is refused on `/v1/me`, and in the catalog when something personal is asked for. There a request without
    /// any token is answered without the personal parts.
    func account(
        for request: Request, _ match: Router.Match, _ token: DeveloperToken
    ) throws(APIError) -> String? {
        let text = request.headers["Music-User-Token"] ?? request.headers["Media-User-Token"]
        // A parameter that cannot do without a token is refused with the parameters, after this.
        guard text != nil || match.endpoint.authentication == .developerAndUserToken,
            simulator.schema.userTokenUse(of: request, match) != .none
        else { return nil }
        // Whoever accepts any key does not know whose they are.
        let team = simulator.authentication.acceptsAnyKey ? nil : token.issuer
        guard let text, let account = state.account(ofUserToken: text, team: team, holder: caller, now: now) else {
            throw .invalidUserToken
        }
        return account.name
    }

    /// What the account has, now that a request wants to know.
    mutating func open(_ name: String, path: String = "/") -> Mine? {
        guard let index = state.accounts.firstIndex(where: { $0.name == name }) else { return nil }
        let holdings = state.accounts[index].open(
            catalog: catalog, cache: simulator.cache, random: &state.random, now: now)
        return Mine(
            account: state.accounts[index], holdings: holdings,
            index: simulator.cache.index(of: holdings.library, account: name), now: now,
            hasCollaborations: state.faults.has(.collaborativePlaylists, on: path))
    }

    /// - Returns: nil for a request that only reads.
    mutating func write(_ request: Request, _ inquiry: Inquiry) throws(APIError) -> Reply? {
        guard case .personal(let operation) = inquiry.match.endpoint.operation, let mine = inquiry.mine else {
            return nil
        }
        if operation == .libraryAdd || operation == .addFavorites {
            if state.faults.strike(request.path, .addRefused) != nil { throw .methodNotAllowed }
            if state.faults.strike(request.path, .addIgnored) != nil { return inquiry.done }
        }
        if operation == .libraryAdd { return try addToLibrary(request, inquiry, mine) }
        let isCollaborative =
            operation == .addTracks && state.faults.strike(request.path, .collaborativePlaylists) != nil
        var writing = Writing(
            inquiry: inquiry, account: mine.account, body: request.body, now: now, isCollaborative: isCollaborative,
            holdings: mine.holdings, random: state.random)
        guard let reply = try writing.perform(operation) else { return nil }
        state.random = writing.random
        if writing.holdings != mine.holdings {
            state.change(mine.account.name) { $0.content = .changed(writing.holdings) }
        }
        return reply
    }

    /// Accepted now, seen at the next look, or later when the library is slow.
    private mutating func addToLibrary(
        _ request: Request, _ inquiry: Inquiry, _ mine: Mine
    ) throws(APIError) -> Reply {
        guard mine.account.hasCloudLibrary else { throw .cloudLibraryOff }
        let delay = state.faults.strike(request.path, .slowLibrary)?.delay ?? 0
        let resources = Writing.named(in: inquiry)
        state.change(mine.account.name) {
            $0.waiting.append(.added(resources, at: now, seen: now + Int(delay.rounded(.up))))
        }
        return inquiry.done
    }

    /// Whether a request wants the top songs of several artists.
    static func asksManyTopSongs(_ request: Request) -> Bool {
        let query = Query(items: request.query)
        return query.list("ids").count > 1 && query.list("views").contains("top-songs")
    }
}
