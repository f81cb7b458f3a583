#if canImport(MusicKitSimulation)
    import MusicKit
    import MusicKitSimulation
    import RunnerApp
    import Testing

    @Suite(InSimulation(scenario: .freshSubscriber)) struct MusicServiceTests {
        private let service = MusicService()

        @Test func `a person who allows it has whole songs`() async throws {
            #expect(try await service.requestAccess() == .full)
        }

        @Test func `a person who refuses has none, and is asked once`() async throws {
            Simulation.current.answerConsent(with: .refuse)
            #expect(try await service.requestAccess() == .none)
            Simulation.current.answerConsent(with: .allow)
            #expect(try await service.requestAccess() == .none)
        }

        @Test(InSimulation(scenario: .eligible)) func `an offer is made for a song, and accepted`() async throws {
            let access = try await service.requestAccess()
            let song = try #require(try await service.songs(matching: "born to run").first)
            let offer = try #require(service.offer(for: song, with: access))
            #expect(offer.messageIdentifier == .playMusic && offer.itemID == song.id)
            var updates = service.accessUpdates().makeAsyncIterator()
            #expect(await updates.next() == .previews(mayOfferSubscription: true))
            try await Simulation.current.presentOffer(offer, answering: .subscribe)
            #expect(await updates.next() == .full)
            #expect(service.offer(for: song, with: .full) == nil)
        }

        @Test func `a search finds songs, and says what went wrong`() async throws {
            #expect(try await service.requestAccess() == .full)
            let songs = try await service.songs(matching: "born to run", limit: 3)
            #expect(songs.count == 3 && songs.contains { $0.title == "Born to Run" })
            #expect(try await service.songs(matching: "qqqq").isEmpty)
            Simulation.current.music.failRequests(with: 429, times: 1)
            let error = await #expect(throws: MusicDataRequest.Error.self) {
                _ = try await service.songs(matching: "run")
            }
            #expect(error?.status == 429)
            Simulation.current.music.goOffline(times: 1)
            await #expect(throws: URLError.self) { _ = try await service.songs(matching: "run") }
        }
    }
#endif
