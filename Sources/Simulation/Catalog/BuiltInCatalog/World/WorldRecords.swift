extension GeneratedWorld {
    func artist(_ index: Int) -> ArtistRecord {
        let artist = artists[index]
        let genre = GenreTree.genre(artist.genre)?.name ?? "Music"
        return ArtistRecord(
            id: WorldNumber.artist(index).text, name: artist.name, genreNames: [genre],
            artwork: ArtworkMaker.square(draw[.artwork][index]), notes: notes(ofArtist: artist),
            availability: .everywhere)
    }

    func album(_ artistIndex: Int, slot: Int) -> AlbumRecord? {
        guard let release = discography(artistIndex)[slot] else { return nil }
        let artist = artists[artistIndex]
        let draw = draw(of: release)
        let label = WorldLabel.all[artist.label].name.standard
        let isOut = release.day <= Discography.edition
        return AlbumRecord(
            id: String(release.number), name: name(of: release), artistName: artist.name,
            artistIDs: [WorldNumber.artist(artistIndex).text], artwork: artwork(of: release),
            audioVariants: audioVariants(of: release), contentRating: rating(of: release),
            copyright: "℗ \(min(release.day, Discography.edition).year) \(label)", notes: notes(of: release),
            genreNames: genreNames(artist), isCompilation: false,
            isComplete: isOut, isMasteredForItunes: draw[.feature].isTrue(percent: 60),
            isSingle: release.kind == .single && release.trackCount == 1, recordLabel: label,
            releaseDate: dateText(of: release), trackCount: release.trackCount,
            upc: WorldCodes.upc(artist: artistIndex, slot: slot, isEuropean: WorldLabel.all[artist.label].isEuropean),
            isPlayable: isOut, availability: availability(of: release))
    }

    private func rating(of release: Release) -> AdvisoryRating? {
        if release.kind == .clean { return .clean }
        let isExplicit =
            if release.kind == .live || release.kind == .compilation, artists[release.artist].isExplicit {
                (1...release.trackCount).contains { origin(of: release, track: $0).map(self.isExplicit) == true }
            } else { release.isExplicit }
        return isExplicit ? .explicit : nil
    }

    /// Returns the artwork; a clean edition shares its album's.
    func artwork(of release: Release) -> ArtworkRecord {
        ArtworkMaker.square(draw[.release][release.artist][release.kind == .clean ? release.source : release.slot])
    }

    func audioVariants(of release: Release) -> [String] {
        let chance = draw(of: release)[.length].below(100)
        return chance < 20 ? AudioVariants.atmos : chance < 55 ? AudioVariants.hiRes : AudioVariants.lossless
    }

    func genreNames(_ artist: WorldArtist) -> [LocalizedText] {
        let main = GenreTree.genre(artist.genre)?.name
        let root = GenreTree.genre(34)?.name
        let sub = artist.subgenre.flatMap { GenreTree.genre($0)?.name }
        return [main, root, sub].compactMap(\.self)
    }

    /// Returns the release date; for some old releases only the year or the month.
    func dateText(of release: Release) -> String {
        let chance = draw[.release][release.artist][release.kind == .clean ? release.source : release.slot][.label]
            .below(100)
        let year = release.day.year
        if year < 1990, chance < 35 { return String(year) }
        if year < 1990, chance < 45 { return release.day.monthText }
        return release.day.text
    }

    func availability(of release: Release) -> Availability {
        let slot = release.kind == .clean ? release.source : release.slot
        let chance = draw[.availability][release.artist][slot].below(100)
        switch chance {
        case 0..<4: return .except(Regions.withheld)
        case 4..<7: return .only(Regions.home(of: artists[release.artist].language))
        case 7..<9: return .except(Regions.europe)
        case 9..<10: return .except(Regions.northAmerica)
        case 10..<13: return .except(Regions.arabic)
        default: return .everywhere
        }
    }
}
