extension GeneratedWorld {
    /// Returns an introduction, which some artists have.
    func notes(ofArtist artist: WorldArtist) -> EditorialNotesRecord? {
        let draw = draw[.notes][artist.index]
        guard draw.isTrue(percent: 45) else { return nil }
        let label = WorldLabel.all[artist.label].name.standard
        let decade = artist.since / 10 * 10
        let sentence = draw[1].pick([
            "Since \(artist.since) on \(label): music that never existed, played as if it had.",
            "An invented favorite of the \(decade)s, and of every year since.",
            "First heard in \(artist.since), in no room that anyone can find.",
        ])
        return EditorialNotesRecord(short: LocalizedText(sentence), standard: LocalizedText(sentence))
    }

    /// Returns a description, which some albums have.
    func notes(of release: Release) -> EditorialNotesRecord? {
        let draw = draw(of: release)[.notes]
        guard release.kind != .clean, draw.isTrue(percent: 30) else { return nil }
        let artist = artists[release.artist].name.standard
        let short = draw[1].pick([
            "\(artist) at full stretch.", "A quiet turn, and a good one.",
            "Made in nine days, kept for \(draw[2].within(2...9)) years.",
            "The one that everybody who was not there remembers.",
        ])
        let standard = "<i>\(name(of: release).standard)</i> is an invention of this catalog. \(short)"
        return EditorialNotesRecord(short: LocalizedText(short), standard: LocalizedText(standard))
    }
}
