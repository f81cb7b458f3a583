import AppleMusicAPI
import MusicKit
import MusicKitSimulation
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// Consent, tokens, requests and offers by MusicKit.
extension Session {
    static let consent: [Step] = [
        .asking("the consent", { "\($0.read { $0.device.consent })" }) { _ in "\(MusicAuthorization.currentStatus)" },
        .asking("ask for consent") { world in
            _ = try? world.act(.app) { device throws(Refusal) in try device.requestConsent() }
            if world.read({ $0.device.consentDialog }) != nil {
                try world.act(.person) { device throws(Refusal) in try device.answerConsent(.allow) }
            }
            return "\(world.read { $0.device.consent })"
        } _: { _ in
            "\(await MusicAuthorization.request())"
        },
        subscription,
        .asking("the country", { try $0.storefront() }) { _ in try await MusicDataRequest.currentCountryCode },
        userToken,
    ]

    static let userToken = Step.asking("a user token") { world in
        try world.requireConsent()
        _ = try await world.client.requestUserToken(in: world.keeper)
        return world.read { $0.userToken?.text ?? "" }.hidden
    } _: { _ in
        try await DefaultMusicTokenProvider().userToken(for: "", options: .ignoreCache).hidden
    }

    static let subscription = Step.asking("the subscription") { world in
        let reading = world.read { $0.device.readCapabilities() }
        if let refusal = reading.musicKit { throw refusal }
        return reading.capabilities.inWords
    } _: { _ in
        let now = try await MusicSubscription.current
        return words(now.canPlayCatalogContent, now.canBecomeSubscriber, now.hasCloudLibraryEnabled)
    }

    fileprivate static func words(_ plays: Bool, _ mayJoin: Bool, _ adds: Bool) -> String {
        "plays \(plays), may join \(mayJoin), adds \(adds)"
    }

    static let requests: [Step] = [
        album,
        .asking("a search") { world in
            let query = [QueryItem("term", "run"), QueryItem("types", "songs"), QueryItem("limit", "3")]
            let answer = try await world.catalog("/search", query)
            return answer.body.json?["results"]?["songs"]?["data"]?.names ?? ""
        } _: { _ in
            var request = MusicCatalogSearchRequest(term: "run", types: [Song.self])
            request.limit = 3
            return try await request.response().songs.map(\.title).joined(separator: ", ")
        },
        libraryAlbums,
        .asking("add a song to the library") { world in
            try world.requireLibrary()
            let query = [QueryItem("ids[songs]", Samples.songs[0])]
            let request = Request(.post, path: "/v1/me/library", query: query)
            _ = try await world.send(request, library: "MusicLibrary.Error.unableToAddItem")
            world.noteLibraryWrite()
            return ""
        } _: { _ in
            try await MusicLibrary.shared.add(Samples.song(0))
            return ""
        },
        .asking("make a playlist") { world in
            try world.requireLibrary()
            let tracks = #"{"data":[{"id":"\#(Samples.songs[1])","type":"songs"}]}"#
            let body = #"{"attributes":{"name":"Run"},"relationships":{"tracks":\#(tracks)}}"#
            let request = Request(.post, "/v1/me/library/playlists", body: Array(body.utf8))
            let answer = try await world.send(request, library: "MusicLibrary.Error.createPlaylistFailed")
            world.noteLibraryWrite()
            return answer.body.json?["data"]?.names ?? ""
        } _: { _ in
            try await MusicLibrary.shared.createPlaylist(name: "Run", items: [Samples.song(1)]).name
        },
        .asking("rate a song") { world in
            try world.requireConsent()
            let body = #"{"type":"rating","attributes":{"value":1}}"#
            let answer = try await world.send(Request(.put, Samples.rating, body: Array(body.utf8)))
            return "\(answer.status)"
        } _: { _ in
            var request = URLRequest(url: try Samples.url(of: Samples.rating))
            request.httpMethod = "PUT"
            request.httpBody = Data(#"{"type":"rating","attributes":{"value":1}}"#.utf8)
            return "\(try await MusicDataRequest(urlRequest: request).response().urlResponse.statusCode)"
        },
    ]

    static let album = Step.asking("an album") { world in
        try await world.catalog("/albums/\(Samples.album)", [QueryItem("omit[resource]", "autos")])
            .body.json?["data"]?.names ?? ""
    } _: { _ in
        let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: MusicItemID(Samples.album))
        return try await request.response().items.map(\.title).joined(separator: ", ")
    }

    static let libraryAlbums = Step.asking("the albums of the library") { world in
        try world.requireLibrary()
        return "\(try await world.libraryAlbums())"
    } _: { _ in
        "\(try await MusicLibraryRequest<Album>().response().items.count)"
    }

    static let offers: [Step] = [
        offer("an offer that is closed", OfferOptions(), .init(), .dismiss),
        offer(
            "an offer with an album, that is accepted",
            OfferOptions(message: .playMusic, item: ResourceIdentifier(.albums, Samples.album), campaignToken: "c"),
            .init(messageIdentifier: .playMusic, itemID: MusicItemID(Samples.album), campaignToken: "c"), .subscribe),
        .asking("a lapse while the app reads updates") { world in
            let read = { world.read { $0.device.readCapabilities() } }
            guard read().musicKit == nil else { return "none" }
            let before = read().capabilities
            do { try world.act(.person) { device throws(Refusal) in try device.lapse() } } catch {
                return before.inWords
            }
            let after = read().capabilities
            return before == after ? before.inWords : "\(before.inWords), then \(after.inWords)"
        } _: { simulation in
            guard let now = try? await MusicSubscription.current else { return "none" }
            var updates = MusicSubscription.subscriptionUpdates.makeAsyncIterator()
            guard let before = await updates.next(), before == now else { return "no first element" }
            let words = { (state: MusicSubscription) in
                Self.words(state.canPlayCatalogContent, state.canBecomeSubscriber, state.hasCloudLibraryEnabled)
            }
            do { try simulation.music.lapse() } catch { return words(before) }
            guard try await MusicSubscription.current != before else { return words(before) }
            let after = await updates.next()
            return "\(words(before)), then \(after.map(words) ?? "the end")"
        },
        .person("subscribe", { device throws(Refusal) in try device.subscribe() }) { try $0.music.subscribe() },
        userToken,
    ]

    private static func offer(
        _ name: String, _ options: OfferOptions, _ kit: MusicSubscriptionOffer.Options, _ answer: Simulation.OfferAnswer
    ) -> Step {
        .asking(name) { world in
            try await world.showOffer(options)
            try world.answerOffer(answer)
            return ""
        } _: { simulation in
            try await simulation.presentOffer(kit, answering: answer)
            return ""
        }
    }
}

extension DrivenWorld {
    /// Loads an offer, with a look at the item on its sheet.
    /// - Throws: the refusal, or the reason why it is not loaded.
    func showOffer(_ options: OfferOptions) async throws {
        var exists = true
        if let item = options.item {
            let query = OfferOptions.itemTypes.map { QueryItem("ids[\($0)]", item.id) }
            exists = try await catalog("", query).body.json?["data"]?.array?.isEmpty == false
        }
        do throws(Refusal) {
            _ = try client.act(.app, in: keeper) { device throws(Refusal) in
                try device.loadOffer(options, itemExists: exists)
            }
        } catch { throw RefusedRequest("\(error.reason)") }
        let changes = try await client.finishLoadingOffer(in: keeper)
        if case .offerLoadFailed(_, let fault)? = changes.last { throw RefusedRequest("the offer: \(fault.sentence)") }
    }

    /// Presents the loaded offer, and answers it.
    func answerOffer(_ answer: Simulation.OfferAnswer) throws {
        try act(.app) { device throws(Refusal) in try device.presentOffer() }
        try act(.person) { device throws(Refusal) in
            answer == .subscribe ? try device.acceptOffer() : try device.dismissOffer()
        }
    }
}

extension Capabilities {
    /// The capabilities as MusicKit has them.
    var inWords: String { Session.words(contains(.catalogPlayback), allowOffer, contains(.cloudLibraryAdd)) }
}

extension String {
    /// Whether there is a token, without its text.
    var hidden: String { isEmpty ? "no token" : "a token" }
}

extension JSON {
    /// The names of resources.
    var names: String {
        (array ?? []).compactMap { $0["attributes"]?["name"]?.string }.joined(separator: ", ")
    }
}
