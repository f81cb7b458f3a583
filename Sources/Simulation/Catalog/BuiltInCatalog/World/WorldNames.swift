extension GeneratedWorld {
    /// Returns the name of a recording, with its guest; if `release` is a live album, also with the venue.
    func name(_ origin: Origin, on release: Release? = nil) -> LocalizedText {
        let artist = artists[origin.artist]
        var name: LocalizedText
        if artist.language == "classical" {
            name = LocalizedText(movement(origin).title)
        } else {
            name = title(artist, slot: origin.slot, track: origin.track)
            if artist.genre == 50_000_061 { name.standard = "Chapter \(origin.track): \(name.standard)" }
        }
        if let guest = guest(of: origin) {
            let guestName = artists[guest].name
            name = name.appending { " (feat. \(guestName.text(in: $0)))" }
        }
        return release?.kind == .live ? name.appending { _ in " (Live)" } : name
    }

    func movement(_ origin: Origin) -> Works.Movement {
        let ordinal = discography(origin.artist)[origin.slot]?.ordinal ?? 0
        return Works.movement(draw[.discography][origin.artist][10 + ordinal], track: origin.track)
    }

    /// Returns the name of a release; most albums are named after one of their songs.
    func name(of release: Release) -> LocalizedText {
        let artist = artists[release.artist]
        let draw = draw(of: release)
        switch release.kind {
        case .album:
            if artist.language == "classical" {
                let movements = Origin(artist: release.artist, slot: release.slot, track: 1)
                let composer = artist.composer ?? artist.name.standard
                let work = movement(movements).work.split(separator: ",").first.map(String.init) ?? ""
                return LocalizedText("\(composer.split(separator: " ").last ?? ""): \(work) & Other Works")
            }
            if release.ordinal == 0, draw[.albumTitle].isTrue(percent: 18) { return artist.name }
            let track = draw[.albumTitle][1].isTrue(percent: 55) ? hit(of: release) : 0
            let name = title(artist, slot: release.slot, track: track)
            return artist.genre == 50_000_061 ? name.appending { _ in " (Unabridged)" } : name
        case .single:
            let origin = origin(of: release, track: 1) ?? Origin(artist: release.artist, slot: release.slot, track: 1)
            return name(origin).appending { _ in " - Single" }
        case .ep:
            return title(artist, slot: release.slot, track: 1).appending { _ in " - EP" }
        case .live:
            return LocalizedText("Live at \(draw[.albumTitle].pick(GeneratedWorld.halls))")
        case .compilation:
            let form = draw[.albumTitle].below(artist.name.standard.hasPrefix("The ") ? 3 : 4)
            return artist.name.mapped { name in
                switch form {
                case 0: "\(name): The Collection"
                case 1: "\(name): \(artist.since)–\(release.day.year)"
                case 2: "The Best of \(name)"
                default: "The Essential \(name)"
                }
            }
        case .clean, .deluxe:
            let name = discography(release.artist)[release.source].map(name(of:)) ?? LocalizedText("")
            return release.kind == .clean ? name : name.appending { _ in " (Deluxe Edition)" }
        }
    }

    /// Returns the title of a track. The extra songs of a deluxe edition use the album's draw, so that titles do not
    /// repeat.
    private func title(_ artist: WorldArtist, slot: Int, track: Int) -> LocalizedText {
        let release = discography(artist.index)[slot]
        let slot = release?.kind == .deluxe ? release?.source ?? slot : slot
        return TitleGrammar.named(artist.grammar).title(of: draw[.title][artist.index][slot], track: track)
    }

    private static let halls = WorldText.halls.split(separator: "\n").map(String.init)
}

extension LocalizedText {
    /// Applies a change to the text in every language.
    func mapped(_ change: (String) -> String) -> LocalizedText {
        LocalizedText(change(standard), translations.mapValues(change))
    }

    /// Appends an ending in every language. The closure gets the language, empty for the standard text.
    func appending(_ ending: (String) -> String) -> LocalizedText {
        var text = LocalizedText(standard + ending(""))
        for (language, translation) in translations { text.translations[language] = translation + ending(language) }
        return text
    }
}
