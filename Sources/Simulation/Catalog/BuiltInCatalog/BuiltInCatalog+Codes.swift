package import AppleMusicAPI

extension BuiltInCatalog {
    package func identifiers(isrc: String, in type: ResourceType) -> [String] {
        let codes = RecordedCodes.shared
        let numbers = type == .musicVideos ? codes.musicVideos[isrc] : codes.songs[isrc]
        if let numbers { return numbers.map(String.init) }
        guard let place = WorldCodes.place(isrc: isrc) else { return [] }
        let candidates =
            type == .musicVideos
            ? world.musicVideos(of: place.artist).map(\.id) : world.songs(of: place.artist)
        return candidates.filter { (type == .musicVideos ? musicVideo($0)?.isrc : song($0)?.isrc) == isrc }
    }

    package func identifiers(upc: String) -> [String] {
        if let numbers = RecordedCodes.shared.albums[upc] { return numbers.map(String.init) }
        guard let place = WorldCodes.place(upc: upc) else { return [] }
        let id = WorldNumber.release(artist: place.artist, slot: place.slot).text
        return album(id)?.upc == upc ? [id] : []
    }

    package func equivalents(of resource: ResourceIdentifier) -> [ResourceIdentifier] {
        guard let number = Int(recordID: resource.id) else { return [resource] }
        let numbers =
            if let place = WorldNumber(number) { world.equivalents(of: place).map(\.number) } else {
                recorded.equivalents(of: number, type: resource.type)
            }
        return numbers.map { ResourceIdentifier(resource.type, String($0)) }
    }
}

extension GeneratedWorld {
    /// Returns the ids of all songs on an artist's releases.
    fileprivate func songs(of artist: Int) -> [String] {
        discography(artist).releases.flatMap { release in
            (1...max(1, release.songCount)).map { String(release.number + $0) }
        }
    }

    /// Returns the equivalents: explicit and clean edition, and the ids of a release before and after a re-delivery.
    func equivalents(of place: WorldNumber) -> [WorldNumber] {
        switch place {
        case .release(let artist, let slot):
            let edition = otherEdition(artist, slot).map { [WorldNumber.release(artist: artist, slot: $0)] } ?? []
            let retired = isRedelivered(artist, slot) ? [WorldNumber.retiredRelease(artist: artist, slot: slot)] : []
            return [place] + edition + retired
        case .song(let artist, let slot, let track):
            let edition =
                otherEdition(artist, slot).map { [WorldNumber.song(artist: artist, slot: $0, track: track)] } ?? []
            let retired =
                isRedelivered(artist, slot) ? [WorldNumber.retiredSong(artist: artist, slot: slot, track: track)] : []
            return [place] + edition + retired
        case .retiredRelease(let artist, let slot):
            guard isRedelivered(artist, slot) else { return [place] }
            return [place] + equivalents(of: .release(artist: artist, slot: slot)).filter { $0 != place }
        case .retiredSong(let artist, let slot, let track):
            guard isRedelivered(artist, slot), track <= discography(artist)[slot]?.songCount ?? 0 else {
                return [place]
            }
            return [place] + equivalents(of: .song(artist: artist, slot: slot, track: track)).filter { $0 != place }
        case .artist, .musicVideo: return [place]
        }
    }

    /// Returns the slot of an album's clean edition, or of a clean edition's album.
    private func otherEdition(_ artist: Int, _ slot: Int) -> Int? {
        let discography = discography(artist)
        guard let release = discography[slot] else { return nil }
        switch release.kind {
        case .clean: return release.source
        case .album: return discography.releases.first { $0.kind == .clean && $0.source == slot }?.slot
        default: return nil
        }
    }

    /// Returns whether a release was delivered again under another id: the first release of every eighth artist.
    private func isRedelivered(_ artist: Int, _ slot: Int) -> Bool { artist % 8 == 3 && slot == 1 }
}

extension Recorded {
    /// Returns the editions in the table; for songs also by position on equivalent albums and by code.
    fileprivate func equivalents(of number: Int, type: ResourceType) -> [Int] {
        switch type {
        case .albums: return RecordedEditions.editions(of: number, in: RecordedEditions.albums)
        case .musicVideos: return RecordedEditions.editions(of: number, in: RecordedEditions.musicVideos)
        case .songs: break
        default: return [number]
        }
        guard let song = song(number) else { return [number] }
        var found = [number]
        let album = song.albumID.flatMap { Int(recordID: $0) } ?? 0
        for edition in RecordedEditions.editions(of: album, in: RecordedEditions.albums).dropFirst() {
            for other in tracks(ofAlbum: edition) {
                guard let record = self.song(other), record.discNumber == song.discNumber,
                    record.trackNumber == song.trackNumber
                else { continue }
                found.append(other)
            }
        }
        for other in song.isrc.flatMap({ RecordedCodes.shared.songs[$0] }) ?? [] where !found.contains(other) {
            if self.song(other)?.name == song.name { found.append(other) }
        }
        return found
    }
}
