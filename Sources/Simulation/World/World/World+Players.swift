package import AppleMusicAPI
package import TonearmDevice
import TonearmSimulator

/// Players in the world: they use its clock, and report plays to the service.
extension World {
    /// The path on which the fault `offline` affects playback.
    package static let playbackPath = "/playback"

    /// The current faults for players.
    package var playbackFaults: PlaybackFaults {
        memory.faults.cutsOff(Self.playbackPath) ? playerFaults.union(.offline) : playerFaults
    }

    /// Performs an action on players, with the current faults.
    /// - Throws: `Refusal` if the device refuses; then nothing has changed.
    package mutating func control(
        _ action: (inout MusicDevice, PlaybackFaults) throws(Refusal) -> [Change]
    ) throws(Refusal) -> [Change] {
        let faults = playbackFaults
        return try act { device throws(Refusal) in
            // If one of several steps is refused, no step is performed.
            var changed = device
            let changes = try action(&changed, faults)
            device = changed
            return changes
        }
    }

    /// Advances all players to a time, as far as they have tracks: a station waits at the end of its tracks.
    mutating func advancePlayers(to time: Milliseconds) -> [Change] {
        guard let next = device.nextPlayerEvent, next <= time else { return [] }
        let changes = device.advancePlayers(to: time, playbackFaults)
        tellService(changes)
        return changes
    }

    /// Records a play with the service, in the history of the account on the device, and in the device's library.
    mutating func recordPlay(_ played: PlayedItem, on device: String) {
        countPlay(played, on: device)
        guard played.keepsOutOfHistory != true, let account = self.device.account(on: device),
            self.device.usesListeningHistory(on: device), let resource = played.resource
        else { return }
        memory.recordPlay(
            account: account.name, of: resource, in: played.containerResource, at: played.began.flooredSeconds)
    }

    /// Counts a play that reached the end in the device's library: of the item, and of its album or playlist there.
    private mutating func countPlay(_ played: PlayedItem, on name: String) {
        guard played.isWhole, let id = played.item.libraryID ?? played.item.catalogID else { return }
        let end = played.began.addingClamped(played.heard).flooredSeconds
        device.changeLibrary(on: name) { library in
            library.notePlay(of: id, end: end)
            if let container = played.container?.libraryID { library.notePlay(of: container, end: end) }
        }
    }
}

extension Milliseconds {
    /// Whole seconds, rounded down.
    fileprivate var flooredSeconds: Int { self >= 0 ? self / 1000 : -((-1 - self) / 1000) - 1 }
}

extension PlayableItem {
    /// The resource in answers: the library's, if it was played from the library.
    package var resource: ResourceIdentifier? {
        if let libraryID { return ResourceIdentifier(kind == .song ? .librarySongs : .libraryMusicVideos, libraryID) }
        return catalogID.map { ResourceIdentifier(kind == .song ? .songs : .musicVideos, $0) }
    }
}

extension ContainerIdentity {
    /// The resource in answers.
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
    /// Whether the play was a broadcast, which has no tracks: the station itself is recorded.
    private var isBroadcast: Bool { container?.kind == .station && container?.catalogID == item.catalogID }

    var resource: ResourceIdentifier? { isBroadcast ? container?.resource : item.resource }
    var containerResource: ResourceIdentifier? { isBroadcast ? nil : container?.resource }
}
