import AppleMusicAPI
import MusicKit
import MusicKitSimulation
import TonearmDevice
import TonearmMediaPlayer
import TonearmSimulator
import TonearmStoreKit
import TonearmWorld

/// Consent, tokens and offers by StoreKit.
extension Session {
    static let cloudService: [Step] = [
        .asking("the consent", { "\($0.read { $0.device.consent })" }) { _ in
            "\(SKCloudServiceController.authorizationStatus())"
        },
        .asking("ask for consent") { world in
            _ = try? world.act(.app) { device throws(Refusal) in try device.requestConsent() }
            if world.read({ $0.device.consentDialog }) != nil {
                try world.act(.person) { device throws(Refusal) in try device.answerConsent(.allow) }
            }
            return "\(world.read { $0.device.consent })"
        } _: { _ in
            "\(await SKCloudServiceController.requestAuthorization())"
        },
        .asking("the capabilities") { world in
            let reading = world.read { $0.device.readCapabilities() }
            if let refusal = reading.storeKit { throw refusal }
            return "\(reading.capabilities.rawValue)"
        } _: { _ in
            "\(try await SKCloudServiceController().requestCapabilities().rawValue)"
        },
        .asking("the country", { try $0.storefront() }) { _ in
            try await SKCloudServiceController().requestStorefrontCountryCode()
        },
        .asking("a user token") { world in
            let made = try? world.keeper.withWorld { try world.client.developerToken(of: $0) }
            guard let token = made else { return "no developer token" }
            let held = world.keeper.withWorld { state in
                defer { state.developerToken = HeldDeveloperToken(token, .set) }
                return state.developerToken
            }
            defer { world.keeper.withWorld { $0.developerToken = held } }
            _ = try await world.client.requestUserToken(in: world.keeper)
            return world.read { $0.userToken?.text ?? "" }.hidden
        } _: { simulation in
            guard let token = try? simulation.music.developerToken() else { return "no developer token" }
            return try await SKCloudServiceController().requestUserToken(forDeveloperToken: token).hidden
        },
    ]

    static let storeOffers: [Step] = [
        offer("an offer with an album, that is accepted", .subscribe),
        .person("the plan ends", { device throws(Refusal) in try device.lapse() }) { try $0.music.lapse() },
        offer("an offer that is closed", .dismiss),
        .person("subscribe", { device throws(Refusal) in try device.subscribe() }) { try $0.music.subscribe() },
    ]

    private static func offer(_ name: String, _ answer: Simulation.OfferAnswer) -> Step {
        .asking(name) { world in
            let item = ResourceIdentifier(.albums, Samples.album)
            do {
                try await world.showOffer(OfferOptions(message: .addMusic, item: item, affiliateToken: "a"))
            } catch is RefusedRequest { throw RefusedRequest("SKError.unknown (0)") } catch let refusal as Refusal {
                throw refusal.errors.contains { $0.type == "SKError" }
                    ? refusal : RefusedRequest("SKError.unknown (0)") as any Error
            }
            try world.answerOffer(answer)
            return ""
        } _: { simulation in
            let controller = SKCloudServiceSetupViewController()
            let options: [SKCloudServiceSetupOptionsKey: Any] = [
                .action: SKCloudServiceSetupAction.subscribe,
                .messageIdentifier: SKCloudServiceSetupMessageIdentifier.addMusic,
                .iTunesItemIdentifier: Samples.album, .affiliateToken: "a",
            ]
            let failure = await withCheckedContinuation { continuation in
                controller.load(options: options) { continuation.resume(returning: $1) }
            }
            if let failure { throw failure }
            try simulation.answerLoadedOffer(with: answer)
            return ""
        }
    }
}

/// Players and queues by MediaPlayer.
extension Session {
    private static var queuePlayer: MPMusicPlayerApplicationController { .applicationQueuePlayer }

    /// A step of MediaPlayer, which reports no errors of most calls: the outcome is the state of the player.
    private static func store(
        _ name: String, on kind: PlayerKind = .application,
        _ driven: @escaping @Sendable (DrivenWorld) async throws -> Void,
        _ called: @escaping @Sendable (MPMusicPlayerApplicationController) -> Void
    ) -> Step {
        Step(name) { world in
            try? await driven(world)
            return .done(world.state(kind, stopsRate: true))
        } _: { _ in
            called(queuePlayer)
            return .done(state(kind == .application ? queuePlayer : MPMusicPlayerController.systemMusicPlayer))
        }
    }

    /// A step that fetches a queue that waits.
    private static func fetching(
        _ name: String, _ action: @escaping @Sendable DrivenWorld.PlayerAction,
        _ called: @escaping @Sendable (MPMusicPlayerApplicationController) -> Void
    ) -> Step {
        store(name) { world in
            try await world.resolve(.application)
            try world.control(.application, action)
        } _: { player in
            called(player)
        }
    }

    /// A step that acts on the current queue.
    private static func acting(
        _ name: String, _ action: @escaping @Sendable DrivenWorld.PlayerAction,
        _ called: @escaping @Sendable (MPMusicPlayerApplicationController) -> Void
    ) -> Step {
        store(name) {
            try $0.control(.application, action)
        } _: {
            called($0)
        }
    }

    private static func state(_ player: MPMusicPlayerController) -> String {
        PlayerWords.state(
            "\(player.playbackState)", player.nowPlayingItem?.title, player.currentPlaybackTime,
            "\(player.repeatMode)", "\(player.shuffleMode)", Double(player.currentPlaybackRate))
    }

    static let storePlayer: [Step] = [
        store("set an album's id, from its second song") { world in
            world.setQueue(.store([Samples.album], start: Samples.songs[1]), .application)
            try await world.resolve(.application)
        } _: { player in
            let descriptor = MPMusicPlayerStoreQueueDescriptor(storeIDs: [Samples.album])
            descriptor.startItemID = Samples.songs[1]
            player.setQueue(with: descriptor)
        },
        .asking("prepare") { world in
            do {
                try await world.resolve(.application)
                try world.control(.application) { device, now, faults throws(Refusal) in
                    try device.prepareToPlay(at: now, faults)
                }
            } catch let refusal as Refusal { throw refusal.ofMediaPlayer }
            return ""
        } _: { _ in
            try await queuePlayer.prepareToPlay()
            return ""
        },
        fetching("play", { device, now, faults throws(Refusal) in try device.play(at: now, faults) }) { $0.play() },
        .wait(100),
        acting("seek to 30 s", { device, now, faults throws(Refusal) in try device.seek(to: 30_000, at: now, faults) })
        {
            $0.currentPlaybackTime = 30
        },
        fetching("the next item", { device, now, faults throws(Refusal) in try device.skip(at: now, faults) }) {
            $0.skipToNextItem()
        },
        fetching(
            "the previous item", { device, now, faults throws(Refusal) in try device.skipToPrevious(at: now, faults) }
        ) { $0.skipToPreviousItem() },
        .wait(15),
        fetching("the beginning", { device, now, faults throws(Refusal) in try device.restart(at: now, faults) }) {
            $0.skipToBeginning()
        },
        acting("repeat one", { device, now, _ throws(Refusal) in try device.setRepeat(.one, at: now) }) {
            $0.repeatMode = .one
        },
        acting("shuffle", { device, now, _ throws(Refusal) in try device.setShuffle(.songs, at: now) }) {
            $0.shuffleMode = .songs
        },
        .wait(700),
        acting(
            "seek forward",
            { device, now, faults throws(Refusal) in try device.beginSeeking(.forward, at: now, faults) }
        ) { $0.beginSeekingForward() },
        .wait(4),
        acting("end seeking", { device, now, faults throws(Refusal) in try device.endSeeking(at: now, faults) }) {
            $0.endSeeking()
        },
        acting(
            "a rate of 0.5",
            { device, now, faults throws(Refusal) in try device.setRate(thousandths: 500, at: now, faults) }
        ) { $0.currentPlaybackRate = 0.5 },
        .wait(30),
    ]

    static let storeEdits: [Step] = [
        store("append a song, and put one next") { world in
            try await world.add(Samples.songs[3], isNext: false)
            try await world.add(Samples.songs[0], isNext: true)
        } _: { player in
            player.append(MPMusicPlayerStoreQueueDescriptor(storeIDs: [Samples.songs[3]]))
            player.prepend(MPMusicPlayerStoreQueueDescriptor(storeIDs: [Samples.songs[0]]))
        },
        .asking("a transaction") { world in
            try await world.transact(inserting: Samples.songs[2])
        } _: { _ in
            let queue = try await queuePlayer.perform { queue in
                guard queue.items.count > 4 else { return }
                queue.remove(queue.items[4])
                queue.insert(MPMusicPlayerStoreQueueDescriptor(storeIDs: [Samples.songs[2]]), after: queue.items[3])
            }
            return queue.items.compactMap(\.title).joined(separator: ", ")
        },
        fetching("pause", { device, now, faults throws(Refusal) in try device.pause(at: now, faults) }) { $0.pause() },
        fetching("play on", { device, now, faults throws(Refusal) in try device.play(at: now, faults) }) { $0.play() },
        .wait(400),
        store("open a song in the Music app", on: .system) { world in
            world.setQueue(.store([Samples.songs[2]], start: nil), .system)
            try? await world.resolve(.system)
            try await world.resolve(.system)
            try world.control(.system) { device, now, faults throws(Refusal) in try device.play(at: now, faults) }
        } _: { _ in
            MPMusicPlayerController.systemMusicPlayer.openToPlay(
                MPMusicPlayerStoreQueueDescriptor(storeIDs: [Samples.songs[2]]))
        },
        .wait(60),
        fetching("stop", { device, now, faults throws(Refusal) in try device.stop(at: now, faults) }) { $0.stop() },
    ]
}

extension PendingDescriptor {
    /// A queue of ids of the catalog, by MediaPlayer.
    static func store(_ ids: [String], start: String?) -> PendingDescriptor {
        PendingDescriptor(title: nil, isFetchedOnce: true) { try await $0.descriptor(ids, start: start) }
    }
}

extension DrivenWorld {
    /// Fetches items by ids, whose types MediaPlayer looks up.
    func descriptor(_ ids: [String], start: String?) async throws -> QueueDescriptor {
        let kinds: [ResourceType] = [.songs, .albums, .musicVideos, .playlists, .stations]
        let query = kinds.map { QueryItem("ids[\($0)]", ids.joined(separator: ",")) }
        let path = "/v1/catalog/\(read(\.accountStorefront))"
        let found: JSON?
        do { found = try await send(Request(path: path, query: query)).body.json } catch is RefusedRequest {
            throw RefusedRequest(PlayerError.prepareFailed.error.description)
        }
        let resources = try ids.map { id in
            let resource = found?["data"]?.array?.first { $0["id"]?.string == id }
            guard let type = resource?["type"]?.string else {
                throw RefusedRequest(PlayerError.prepareFailed.error.description)
            }
            return ResourceIdentifier(ResourceType(type), id)
        }
        let playables = try await client.playables(resources, in: keeper)
        let tracks = playables.flatMap { playable -> [String?] in
            switch playable {
            case .item(let item): [item.catalogID]
            case .container(let container): container.tracks.map(\.catalogID)
            case .station: [nil]
            }
        }
        let index = start.map { start in tracks.firstIndex { $0 == start } ?? .max }
        return QueueDescriptor(.store, playables.map { QueuedPlayable($0) }, start: index)
    }

    /// Adds an item to the queue, as MediaPlayer does: a queue that waits is fetched first.
    func add(_ id: String, isNext: Bool) async throws {
        do {
            try await resolve(.application)
            let descriptor = try await descriptor([id], start: nil)
            try control(.application) { device, now, faults throws(Refusal) in
                isNext
                    ? try device.playNext(descriptor, at: now, faults)
                    : try device.playLater(descriptor, at: now, faults)
            }
        } catch { return }
        try await completeEdits()
    }

    /// Removes the fifth item, and inserts one after the fourth.
    /// - Returns: the titles of the queue.
    func transact(inserting id: String) async throws -> String {
        do {
            try await resolve(.application)
            try control(.application) { _, _, _ throws(Refusal) in [] }
            let entries = read { $0.device[$0.device.address(of: .application)].shownQueue.entries }
            guard entries.count > 4 else { return titles }
            let descriptor = try await descriptor([id], start: nil)
            try control(.application) { device, now, faults throws(Refusal) in
                try device.beginTransaction(at: now, faults) + device.removeEntry(entries[4].id, at: now, faults)
                    + device.insert(descriptor, after: entries[3].id, at: now, faults)
                    + device.commitTransaction(at: now, faults)
            }
        } catch let refusal as Refusal { throw refusal.ofMediaPlayer }
        for case .player(_, .transactionCompleted(let outcome)) in try await completeEdits() {
            switch outcome {
            case .done: break
            case .timeout: throw RefusedRequest(PlayerError.timedOut.error.description)
            case .failed: throw RefusedRequest(PlayerError.prepareFailed.error.description)
            }
        }
        return titles
    }
}

extension Refusal {
    /// The error of MediaPlayer, which has a number for a queue that cannot be prepared and few others.
    fileprivate var ofMediaPlayer: RefusedRequest {
        let own = errors.first { $0.type.hasPrefix("MP") }
        return RefusedRequest((own ?? PlayerError.prepareFailed.error).description)
    }
}
