/// Scenarios of queues and players. No player is playing, so they can be applied at any time.
extension Scenario {
    static let players = [
        Scenario(
            "workout", "A workout app with its own queue", ["G2", "G10"], token: .good,
            lesson:
                "The app is Now Playing, the lock screen fills by itself, and the Music app's queue stays as it was.",
            allowed(.subscriber) { device in
                _ = try? device.useMusicApp(.playItems(.scenario(5..<8)), at: 0)
                _ = try? device.setQueue(.scenario(0..<5, start: 1), at: 0)
                _ = try? device.prepareToPlay(at: 0)
            }),
        Scenario(
            "social", "A social app that plays in Music", ["G9"], token: .good,
            lesson: "The listener goes on in Music; but setting its queue throws away what the listener had there.",
            allowed(.subscriber) { device in
                _ = try? device.useMusicApp(.playItems(.scenario(0..<8, start: 2)), at: 0)
                _ = try? device.useMusicApp(.pause, at: 0)
                _ = device.usePlayer(.system)
            }),
        Scenario(
            "fourth-song", "An album that starts with its fourth song", ["G1", "G8"], token: .good,
            lesson: "Name a start item: a queue of the songs from the fourth on has lost the first three.",
            allowed(.subscriber) { device in
                _ = try? device.setQueue(
                    QueueDescriptor(.playParameters, [QueuedPlayable(.container(.bornToRun))], start: 3), at: 0)
            }),
        Scenario(
            "power-song", "Five songs, and one to be put among them", ["G3"], token: .good,
            lesson: "Only the application player inserts in the middle, and the music goes on meanwhile.",
            allowed(.subscriber) { device in
                _ = try? device.setQueue(.scenario(0..<5, start: 1), at: 0)
                _ = try? device.prepareToPlay(at: 0)
            }),
        Scenario(
            "transaction", "Seven songs, and a transaction that is open", ["G4", "G6"], token: .good,
            lesson: "Edits count from the queue as it was at the beginning, and only one transaction runs at a time.",
            allowed(.subscriber) { device in
                _ = try? device.setQueue(.scenario(0..<7), at: 0)
                _ = try? device.beginTransaction(at: 0)
            }),
        Scenario(
            "timeout", "A completion that reports a timeout", ["G5"], token: .good, faults: .queueTimeout,
            lesson: "The change is done all the same: read the queue again, and do not repeat the edit.",
            allowed(.subscriber) { device in
                _ = try? device.setQueue(.scenario(0..<5), at: 0)
                _ = try? device.prepareToPlay(at: 0)
            }),
        Scenario(
            "station", "A station", ["G7"], token: .good,
            lesson: "Show no list of what comes next: there are two entries without ids, and both change with a skip.",
            allowed(.subscriber) { device in
                let station = PlayableStation(
                    ContainerIdentity(.station, catalogID: "ra.310730214", title: "Born to Run Station"),
                    playParameters: ItemPlayParameters(id: "ra.310730214", kind: "radioStation"),
                    tracks: [PlayableContainer.bornToRun.tracks[4], PlayableContainer.bornToRun.tracks[7]])
                _ = try? device.setQueue(QueueDescriptor(.playParameters, [QueuedPlayable(.station(station))]), at: 0)
            }),
        Scenario(
            "headphones", "Buttons that the app is not asked about", [], token: .good,
            lesson: "A remote command reaches the Now Playing app by itself; the app sees only the change afterwards.",
            allowed(.subscriber) { device in
                _ = try? device.setQueue(.scenario(0..<5), at: 0)
                _ = try? device.prepareToPlay(at: 0)
                _ = device.sendAppToBackground(.observed, at: 0)
            }),
        Scenario(
            "phone-and-tablet", "Two devices, two queues", [], token: .good,
            lesson: "Players belong to a device: neither the queue nor Now Playing travels with the account.",
            allowed(.subscriber) { device in
                _ = try? device.setQueue(.scenario(0..<3), at: 0)
                _ = try? device.prepareToPlay(at: 0)
                _ = device.putDevice("tablet")
                device[AppInstance(app: device.currentApp, device: "tablet")].decision = .allowed
            }),
        Scenario(
            "clips", "Ten seconds of every song", ["G12"], token: .good,
            lesson: "Start and end times belong to the descriptor: set them before the queue is set.",
            allowed(.subscriber) { device in
                let clips = PlayableContainer.bornToRun.tracks.map {
                    QueuedPlayable(.item($0), from: 30_000, to: 40_000)
                }
                _ = try? device.setQueue(QueueDescriptor(.playParameters, clips), at: 0)
            }),
        Scenario(
            "long-queue", "A queue that is too long for one call", ["G13"], token: .good, faults: .longQueue,
            lesson: "Beyond about 300 songs the call times out: set a hundred, play, and append the rest.",
            allowed(.subscriber)),
    ]
}

extension QueueDescriptor {
    /// Returns some songs of the album.
    fileprivate static func scenario(_ tracks: Range<Int>, start: Int? = nil) -> QueueDescriptor {
        QueueDescriptor(
            .playParameters, PlayableContainer.bornToRun.tracks[tracks].map { QueuedPlayable(.item($0)) },
            start: start)
    }
}

/// Data: the album of the documentation's examples, so that scenarios' queues exist in the catalog.
extension PlayableContainer {
    static let bornToRun = PlayableContainer(
        ContainerIdentity(.album, catalogID: "310730204", title: "Born to Run"),
        playParameters: ItemPlayParameters(id: "310730204", kind: "album"),
        tracks: [
            song("310730206", "Thunder Road", 289_186), song("310730208", "Tenth Avenue Freeze-Out", 191_315),
            song("310730209", "Night", 181_341), song("310730213", "Backstreets", 391_764),
            song("310730214", "Born to Run", 269_933), song("310730220", "She's the One", 270_261),
            song("310730222", "Meeting Across the River", 198_721), song("310730227", "Jungleland", 573_496),
        ])

    private static func song(_ id: String, _ title: String, _ duration: Milliseconds) -> PlayableItem {
        PlayableItem(
            catalogID: id, title: title, artist: "Bruce Springsteen", album: "Born to Run", duration: duration,
            playParameters: ItemPlayParameters(id: id, kind: "song"))
    }
}
