import AppleMusicAPI
import TonearmCatalog

/// Requests of an account: authentication, and writes.
extension RunningSimulator {
    /// Returns the name of the request's account; nil if the answer does not depend on an account.
    ///
    /// An invalid token is refused on `/v1/me`, and in the catalog if a personal part is requested. A catalog request
    /// without a token is answered without the personal parts.
    mutating func account(
        for request: Request, _ match: Router.Match, _ requester: Requester
    ) throws(RequestRefusal) -> String? {
        let token: DeveloperToken
        switch requester {
        case .app(let developerToken): token = developerToken
        case .device(let account):
            if schema.userTokenUse(of: request, match) == .none { return nil }
            guard memory.account(account) != nil else { throw .invalidUserToken(.noAccount(account)) }
            return account
        }
        let text = request.userToken ?? (isForWebPlayer(request) ? request.cookie("media-user-token") : nil)
        // A parameter that requires a token is refused later, with the other parameters.
        guard text != nil || match.endpoint.authentication == .developerAndUserToken,
            schema.userTokenUse(of: request, match) != .none
        else { return nil }
        // If any key is accepted, the issuer is not verified.
        let team = simulator.acceptsAnyone ? nil : token.issuer
        guard let text else { throw .missingUserToken }
        guard let account = memory.account(ofUserToken: text, team: team, holder: caller?.app, now: now)
        else {
            let flaw = memory.userTokenFlaw(text, team: team, holder: caller?.app, now: now)
            throw .invalidUserToken(flaw ?? .unknown)
        }
        if isTooNew(text, of: account, for: request) { throw .fault(.invalidUserToken) }
        return account.name
    }

    /// Returns whether the fault `new-token-refused` delays a token that was issued after a password change.
    private mutating func isTooNew(_ text: String, of account: SimulatedAccount, for request: Request) -> Bool {
        guard state.record(of: account.name)?.hasChangedPassword == true,
            let fault = state.faults.fault(.newTokenRefused, on: request.path),
            let expires = state.origin(ofUserToken: text)?.expires
        else { return false }
        let issued = expires.subtractingClamped(IssuedUserToken.lifetime)
        let delay = fault.delay.map { Int(clampingRounded: $0.rounded(.up)) } ?? Quirk.newTokenDelay
        guard now < issued.addingClamped(delay) else { return false }
        return plays(.newTokenRefused, in: request)
    }

    /// Loads the account's data, and applies its waiting changes.
    mutating func open(_ name: String, path: String = "/") -> AccountSnapshot? {
        guard let account = memory.account(name) else { return nil }
        var accountData = AccountData()
        if let index = state.records.firstIndex(where: { $0.name == name }) {
            accountData = memory.state.records[index].open(
                in: account.storefront, catalog: catalog, cache: simulator.cache,
                random: &memory.state.random.library, now: now)
        }
        let key = simulator.scope + "/" + name
        var index = simulator.cache.index(of: accountData.library, account: key)
        if let scope = caller?.library {
            index = simulator.cache.index(index, within: scope, account: key)
            accountData.library = index.library
        }
        return AccountSnapshot(
            account: account, accountData: accountData, index: index, now: now,
            hasCollaborations: state.faults.has(.collaborativePlaylists, on: path),
            hasProfile: state.faults.has(.playlistOnProfile, on: path),
            missesLongTerms: state.faults.has(.librarySearchMisses, on: path),
            prefersLibrarySongs: state.faults.has(.recentLibrarySongs, on: path))
    }

    /// Performs a request that writes, including its faults, and returns its reply; nil for a read.
    mutating func write(_ request: Request, _ handler: CheckedRequest) throws(RequestRefusal) -> Reply? {
        guard case .personal(let operation) = handler.match.endpoint.operation, let snapshot = handler.snapshot else {
            return nil
        }
        if operation == .libraryAdd || operation == .addFavorites {
            if plays(.addRefused, in: request) { throw .fault(.methodNotAllowed) }
            if plays(.addIgnored, in: request) { return handler.done }
        }
        if operation == .libraryAdd { return try addToLibrary(request, handler, snapshot) }
        var update = AccountUpdate(
            handler: handler, account: snapshot.account, body: request.body, now: now,
            isCollaborative: operation.changesTracks && snapshot.hasCollaborations,
            reversesTracks: state.faults.has(.playlistOrder, on: request.path),
            accountData: snapshot.accountData, ids: LibraryIDs(random: state.random.library))
        let performed: Reply?
        do throws(RequestRefusal) { performed = try update.perform(operation) } catch {
            // Other checks come first, so the fault is named only if it refused the request.
            if update.wasCollaborative { _ = plays(.collaborativePlaylists, in: request) }
            throw error
        }
        guard var reply = performed else { return nil }
        if operation.changesTracks, plays(.playlist500, in: request) { throw .fault(.tracksNotUpdated) }
        state.random.library = update.ids.random
        if update.accountData != snapshot.accountData {
            state.change(snapshot.account.name) { $0.content = .changed(update.accountData) }
        }
        if update.hasReversed { _ = plays(.playlistOrder, in: request) }
        if operation.changesTracks, plays(.playlist500Done, in: request) { throw .fault(.tracksNotUpdated) }
        if operation == .createPlaylist, plays(.playlistNoBody, in: request) { reply.json = nil }
        return reply
    }

    /// Accepts an addition to the library. The addition becomes visible at the next read, or later with the fault
    /// `slow-library`.
    private mutating func addToLibrary(
        _ request: Request, _ handler: CheckedRequest, _ snapshot: AccountSnapshot
    ) throws(RequestRefusal) -> Reply {
        guard snapshot.account.hasCloudLibrary else { throw .cloudLibraryOff(snapshot.account.name) }
        let fault = state.faults.fault(.slowLibrary, on: request.path)
        if fault != nil { _ = plays(.slowLibrary, in: request) }
        let delay = fault.map { $0.delay ?? Quirk.libraryDelay } ?? 0
        let resources = AccountUpdate.named(in: handler)
        memory.state.change(snapshot.account.name) {
            $0.waiting.append(
                .added(resources, at: now, seen: now.addingClamped(Int(clampingRounded: delay.rounded(.up)))))
        }
        return handler.done
    }

    /// Returns whether a request asks for the top songs of several artists.
    static func asksManyTopSongs(_ request: Request) -> Bool {
        let query = Query(items: request.query)
        return query.list("ids").count > 1 && query.list("views").contains("top-songs")
    }
}

extension Endpoint.Personal {
    /// Whether the operation changes the tracks of a playlist.
    fileprivate var changesTracks: Bool { self == .addTracks || self == .replaceTracks || self == .removeTracks }
}

extension Request {
    /// Returns the value of a cookie (RFC 6265); nil if it is missing. In HTTP/2 each cookie may have its own field
    /// (RFC 9113 §8.2.3).
    fileprivate func cookie(_ name: String) -> String? {
        for field in headers.fields where field.name.lowercased() == "cookie" {
            for pair in field.value.split(separator: ";") {
                let halves = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
                if halves.count == 2, halves[0] == name { return String(halves[1]) }
            }
        }
        return nil
    }
}

/// Reasons for recommendations, from the computation that makes the answers. The API's answers do not contain them.
extension RunningSimulator {
    /// Returns the artists behind each recommendation, or the evidence for each element of the heavy rotation; empty
    /// for other answers.
    mutating func reasons(for request: Request, _ response: Response) -> [ResourceIdentifier: [Reason]] {
        guard response.isSuccess, let match = try? request.match(in: schema),
            case .personal(let operation) = match.endpoint.operation,
            operation == .recommendations || operation == .heavyRotation,
            let builder = builder(for: request), let snapshot = builder.snapshot
        else { return [:] }
        if operation == .heavyRotation {
            let played = PlayHistory(snapshot, builder).heavyRotation().map {
                ($0.resource, [Reason(nil, $0.evidence)])
            }
            return Dictionary(played) { first, _ in first }
        }
        let made = Recommender(snapshot: snapshot, builder: builder).all().map {
            (ResourceIdentifier(.personalRecommendation, $0.id), $0.grounds)
        }
        return Dictionary(made) { first, _ in first }
    }

    private mutating func builder(for request: Request) -> ResourceBuilder? {
        guard let account = request.userToken.flatMap({ state.origin(ofUserToken: $0)?.account }),
            let snapshot = open(account),
            let storefront = Storefront.withID(snapshot.account.storefront)
        else { return nil }
        return ResourceBuilder(
            catalog: catalog, schema: schema, storefront: storefront,
            language: LanguageTag.resolve(request.value(of: "l"), in: storefront), query: Query(items: []),
            snapshot: snapshot)
    }
}
