package import AppleMusicAPI
import AppleMusicSimulator
package import MusicDevice

/// Players in the world: they play on its clock, and the service hears what was heard.
extension World {
    /// Where the fault `offline` strikes what plays, beside the paths of requests.
    package static let playbackPath = "/playback"

    /// What goes wrong for players now.
    package var playbackFaults: PlaybackFaults {
        memory.faults.cutsOff(Self.playbackPath) ? playerFaults.union(.offline) : playerFaults
    }

    /// Does something with players: the present faults are given to it.
    /// - Throws: `Refusal` when the device refuses; then nothing has changed.
    package mutating func control(
        _ action: (inout MusicDevice, PlaybackFaults) throws(Refusal) -> [Change]
    ) throws(Refusal) -> [Change] {
        let faults = playbackFaults
        return try act { device throws(Refusal) in
            // Of several steps none is done where one is refused.
            var changed = device
            let changes = try action(&changed, faults)
            device = changed
            return changes
        }
    }

    /// Lets all players play up to a time, as far as they have tracks: a station waits where its tracks end.
    mutating func advancePlayers(to time: Milliseconds) -> [Change] {
        guard let next = device.nextPlayerEvent, next <= time else { return [] }
        let changes = device.advancePlayers(to: time, playbackFaults)
        tellService(changes)
        return changes
    }

    /// Tells the service what was really heard: the histories of the account that is signed in on the device grow by it.
    mutating func recordPlay(_ played: PlayedItem, on device: String) {
        guard let account = self.device.account(on: device), let resource = played.resource else { return }
        memory.recordPlay(
            account: account.name, of: resource, in: played.containerResource, at: played.began.flooredSeconds)
    }
}

extension Milliseconds {
    /// Whole seconds, rounded down.
    fileprivate var flooredSeconds: Int { self >= 0 ? self / 1000 : -((-1 - self) / 1000) - 1 }
}

extension PlayableItem {
    /// The resource that stands for it in answers: the library's where it was played from the library.
    package var resource: ResourceIdentifier? {
        if let libraryID {
            return ResourceIdentifier(kind == .song ? .librarySongs : .libraryMusicVideos, libraryID)
        }
        return catalogID.map { ResourceIdentifier(kind == .song ? .songs : .musicVideos, $0) }
    }
}

extension ContainerIdentity {
    /// The resource that stands for it in answers.
    package var resource: ResourceIdentifier? {
        switch kind {
        case .album: library(.libraryAlbums) ?? catalog(.albums)
        case .playlist: library(.libraryPlaylists) ?? catalog(.playlists)
        case .station: catalog(.stations)
        }
    }

    private func library(_ type: ResourceType) -> ResourceIdentifier? { libraryID.map { ResourceIdentifier(type, $0) } }
    private func catalog(_ type: ResourceType) -> ResourceIdentifier? { catalogID.map { ResourceIdentifier(type, $0) } }
}

extension PlayedItem {
    /// A broadcast has no tracks: what was heard of it is the station.
    private var isBroadcast: Bool { container?.kind == .station && container?.catalogID == item.catalogID }

    var resource: ResourceIdentifier? { isBroadcast ? container?.resource : item.resource }
    var containerResource: ResourceIdentifier? { isBroadcast ? nil : container?.resource }
}
