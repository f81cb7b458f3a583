/// The expansion of a descriptor: containers in track order, unplayable items listed separately.
package struct QueueExpansion: Sendable, Equatable {
    let kind: QueueDescriptor.Kind
    package private(set) var contents: [QueueContent] = []
    package private(set) var leftOut: [LeftOut] = []
    /// The index of the first item to play; nil if unspecified.
    package private(set) var start: Int?
    /// The station, if it is the only content.
    package private(set) var station: PlayableStation?
    /// Whether the plays of the queue become part of the listening history.
    private(set) var affectsHistory = true

    /// Expands a descriptor to set a queue.
    init(setting descriptor: QueueDescriptor, _ terms: PlaybackTerms, at now: Milliseconds) throws(PlayerProblem) {
        kind = descriptor.kind
        affectsHistory = descriptor.affectsHistory
        if descriptor.content.count == 1, case .station(let station) = descriptor.content[0].playable {
            if !descriptor.kind.carries(.station(station)) {
                throw .descriptorCannotCarry(
                    descriptor.kind, station.identity.title, QueueDescriptor.Kind.carriers(of: descriptor.content))
            }
            guard station.playParameters != nil else {
                throw .nothingPlayable([LeftOut(station.identity.title, .noPlayParameters)])
            }
            self.station = station
            return
        }
        if let station = descriptor.content.first(where: \.playable.isStation) {
            throw .stationAmongOthers(station.playable.title)
        }
        try expand(descriptor, terms, at: now)
    }

    /// Expands a descriptor to add to a queue. A station contributes only its first two tracks.
    init(adding descriptor: QueueDescriptor, _ terms: PlaybackTerms, at now: Milliseconds) throws(PlayerProblem) {
        kind = descriptor.kind
        try expand(descriptor, terms, at: now)
    }

    private mutating func expand(
        _ descriptor: QueueDescriptor, _ terms: PlaybackTerms, at now: Milliseconds
    ) throws(PlayerProblem) {
        let judge = Judge(
            kind: descriptor.kind, carriers: QueueDescriptor.Kind.carriers(of: descriptor.content), terms: terms,
            now: now)
        var place = 0
        for queued in descriptor.content {
            for candidate in try candidates(of: queued, judge) {
                defer { place += 1 }
                if let obstacle = candidate.obstacle {
                    let leftOut = LeftOut(candidate.title, obstacle)
                    if place == descriptor.start { throw .startNotPlayable(leftOut) }
                    self.leftOut.append(leftOut)
                } else if let content = candidate.content {
                    if place == descriptor.start { start = contents.count }
                    contents.append(content)
                }
            }
        }
        if let start = descriptor.start, self.start == nil { throw .startOutOfRange(start, count: place) }
        if contents.isEmpty { throw .nothingPlayable(leftOut) }
    }

    private struct Candidate {
        let title: String
        var content: QueueContent?
        var obstacle: Obstacle?
    }

    private struct Judge {
        let kind: QueueDescriptor.Kind
        let carriers: [QueueDescriptor.Kind]
        let terms: PlaybackTerms
        let now: Milliseconds

        /// Returns the most informative obstacle: an unreleased item also lacks `playParams`.
        func obstacle(to item: PlayableItem) -> Obstacle? {
            let flaw = terms.flaw(of: item, at: now)
            if case .releasedLater = flaw { return flaw }
            if item.playParameters == nil, kind != .mediaItem { return .noPlayParameters }
            return flaw
        }
    }

    private func candidates(of queued: QueuedPlayable, _ judge: Judge) throws(PlayerProblem) -> [Candidate] {
        let title = queued.playable.title
        if !judge.kind.carries(queued.playable) { throw .descriptorCannotCarry(judge.kind, title, judge.carriers) }
        if (queued.startTime ?? 0) < 0 || (queued.endTime ?? .max) <= (queued.startTime ?? 0) {
            throw .timesOutOfOrder(title, from: queued.startTime ?? 0, to: queued.endTime)
        }
        switch queued.playable {
        case .item(let item): return [try candidate(item, queued, nil, judge)]
        case .container(let container):
            if container.playParameters == nil, judge.kind != .mediaItem {
                return [Candidate(title: title, obstacle: .noPlayParameters)]
            }
            if container.tracks.isEmpty { return [Candidate(title: title, obstacle: .emptyContainer)] }
            var candidates: [Candidate] = []
            for track in container.tracks {
                candidates.append(try candidate(track, queued, container.identity, judge))
            }
            return candidates
        case .station(let station):
            if station.playParameters == nil { return [Candidate(title: title, obstacle: .noPlayParameters)] }
            if station.isLive { return [Candidate(title: title, content: StationTracks.broadcast(station))] }
            let tracks = station.tracks.prefix(StationTracks.visible)
            if tracks.isEmpty { return [Candidate(title: title, obstacle: .emptyContainer)] }
            return tracks.map {
                Candidate(title: $0.title, content: StationTracks.content($0, of: station.identity))
            }
        }
    }

    private func candidate(
        _ item: PlayableItem, _ queued: QueuedPlayable, _ container: ContainerIdentity?, _ judge: Judge
    ) throws(PlayerProblem) -> Candidate {
        if let obstacle = judge.obstacle(to: item) { return Candidate(title: item.title, obstacle: obstacle) }
        let start = queued.startTime ?? 0
        if start > item.duration { throw .timesOutOfOrder(item.title, from: start, to: item.duration) }
        let content = QueueContent(item, start: start, end: min(item.duration, queued.endTime ?? .max), from: container)
        return Candidate(title: item.title, content: content)
    }
}
