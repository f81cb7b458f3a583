import AppleMusicAPI

extension SearchIndex {
    init(_ catalog: BuiltInCatalog) {
        self.init()
        reserve(entries: 12_000)
        let world = catalog.world
        let recorded = catalog.recorded
        let artists = WorldArtist.all.map { phrase($0.name) }
        // Keyed by the song number of the recording's origin.
        var recordings: [Int: Phrase] = [:]
        var albums: [Int: Phrase] = [:]
        recordings.reserveCapacity(8192)
        albums.reserveCapacity(2048)
        var recordedNames: [String: Phrase] = [:]

        func recordedPhrase(_ name: String, _ index: inout SearchIndex) -> Phrase {
            if let made = recordedNames[name] { return made }
            let made = index.phrase(LocalizedText(name))
            recordedNames[name] = made
            return made
        }

        addAll(of: .artists) { index in
            for (number, row) in RecordedTables.artists.numbered {
                index.add(
                    .number(number), popularity: recorded.popularity(of: number),
                    name: recordedPhrase(row[.name], &index))
            }
            for artist in WorldArtist.all {
                index.add(
                    .number(WorldNumber.artist(artist.index).number),
                    popularity: world.popularity(ofArtist: artist.index),
                    name: artists[artist.index])
            }
        }
        addAll(of: .albums) { index in
            for (number, row) in RecordedTables.albums.numbered where RecordedEditions.isListed(.albums, number) {
                index.add(
                    .number(number), popularity: recorded.popularity(of: number),
                    name: recordedPhrase(row[.name], &index),
                    artist: recordedPhrase(row[.artistName], &index))
            }
            for artist in WorldArtist.all {
                for release in world.discography(artist.index).releases {
                    let name = index.phrase(world.name(of: release))
                    albums[release.number] = name
                    index.add(
                        .number(release.number), popularity: world.popularity(of: release), name: name,
                        artist: artists[artist.index])
                }
            }
        }
        addAll(of: .songs) { index in
            for (number, row) in RecordedTables.songs.numbered where RecordedEditions.isListed(.songs, number) {
                let album = row.number(.albumID).flatMap(RecordedTables.albums.line(ofNumber:))
                    .map { RecordedTables.albums[$0][.name] }
                index.add(
                    .number(number), popularity: recorded.popularity(of: number),
                    name: recordedPhrase(row[.name], &index),
                    artist: recordedPhrase(row[.artistName], &index), album: album.map { recordedPhrase($0, &index) })
            }
            for artist in WorldArtist.all {
                for release in world.discography(artist.index).releases {
                    let penalty = release.isFirstPlace ? 1 : 2
                    for track in 1...max(1, release.songCount) {
                        guard let origin = world.origin(of: release, track: track) else { continue }
                        let name: Phrase
                        if release.kind != .live, let made = recordings[origin.number] {
                            name = made
                        } else {
                            name = index.phrase(world.name(origin, on: release))
                            if release.kind != .live { recordings[origin.number] = name }
                        }
                        index.add(
                            .number(release.number + track), popularity: world.popularity(origin) / penalty, name: name,
                            artist: artists[artist.index], album: albums[release.number])
                    }
                }
            }
        }
        addAll(of: .musicVideos) { index in
            for (number, row) in RecordedTables.musicVideos.numbered {
                index.add(
                    .number(number), popularity: recorded.popularity(of: number),
                    name: recordedPhrase(row[.name], &index), artist: recordedPhrase(row[.artistName], &index))
            }
            for artist in WorldArtist.all {
                for place in 0..<world.discography(artist.index).musicVideoCount {
                    guard let origin = world.song(ofMusicVideo: place + 1, artist: artist.index),
                        let name = recordings[origin.number]
                    else { continue }
                    index.add(
                        .number(WorldNumber.musicVideo(artist: artist.index, index: place + 1).number),
                        popularity: world.popularity(ofMusicVideo: place + 1, artist: artist.index), name: name,
                        artist: artists[artist.index])
                }
            }
        }
        addLists(recorded, world)
        finish()
    }

    private mutating func addLists(_ recorded: Recorded, _ world: GeneratedWorld) {
        addAll(of: .playlists) { index in
            for (line, row) in RecordedTables.playlists.rows.enumerated() where row[.playlistType] != "personal-mix" {
                index.add(
                    .text(row[.id]), popularity: recorded.popularity(of: line),
                    name: index.phrase(LocalizedText(row[.name])),
                    artist: index.phrase(LocalizedText(row[.curatorName])))
            }
            for playlist in WorldPlaylist.all {
                index.add(
                    .text(playlist.id),
                    popularity: world.popularity(of: playlist),
                    name: index.phrase(world.name(of: playlist)),
                    artist: index.phrase(WorldCurator.all[world.curator(of: playlist)].name))
            }
        }
        addAll(of: .stations) { index in
            for (line, row) in RecordedTables.stations.rows.enumerated() where !row[.id].hasPrefix("ra.u-") {
                index.add(
                    .text(row[.id]), popularity: row.isTrue(.isLive) ? 900 : recorded.popularity(of: line),
                    name: index.phrase(LocalizedText(row[.name])))
            }
            for station in WorldStation.all {
                index.add(.text(station.id), popularity: 300, name: index.phrase(LocalizedText(station.name)))
            }
        }
        for type in [ResourceType.curators, .appleCurators, .activities] {
            addAll(of: type) { index in
                for row in RecordedTables.curators.rows where row[.type] == type.rawValue {
                    index.add(.text(row[.id]), popularity: 500, name: index.phrase(LocalizedText(row[.name])))
                }
                for curator in WorldCurator.all where curator.type == type {
                    index.add(.text(curator.identifier.id), popularity: 400, name: index.phrase(curator.name))
                }
            }
        }
        addAll(of: .recordLabels) { index in
            for (number, row) in RecordedTables.labels.numbered {
                index.add(.number(number), popularity: 500, name: index.phrase(LocalizedText(row[.name])))
            }
            for (line, label) in WorldLabel.all.enumerated() {
                index.add(.number(WorldLabel.firstNumber + line), popularity: 400, name: index.phrase(label.name))
            }
        }
    }
}
