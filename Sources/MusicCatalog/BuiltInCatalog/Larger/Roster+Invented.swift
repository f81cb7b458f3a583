extension Roster {
    /// Makes the artists of a block: number, genres, languages and labels are those of the built-in catalog, names and
    /// years differ.
    static func invented(_ draw: KeyedRandom) -> Roster {
        let names = WorldArtist.all.map { name(of: $0, draw[$0.index]) }
        // A performer of a composer's works plays those of the block's own composer.
        let composers = Dictionary(
            WorldArtist.all.map { ($0.name.standard, names[$0.index].standard) },
            uniquingKeysWith: { first, _ in first })
        return Roster(
            WorldArtist.all.map { model in
                var artist = model
                artist.name = names[model.index]
                artist.since = min(2023, max(1950, model.since - 9 + draw[model.index][1].below(19)))
                artist.composer = model.composer.map { composers[$0] ?? $0 }
                return artist
            })
    }

    /// The genres in which most artists are people rather than groups.
    private static let personal: Set<Int> = [2, 3, 5, 6, 10, 11, 14, 15, 16, 18, 53, 50_000_061, 50_000_064]

    private static func name(of model: WorldArtist, _ draw: KeyedRandom) -> LocalizedText {
        let words = NameLists.words(of: model.language)
        let isPerson = words.openings.isEmpty || draw[2].isTrue(percent: personal.contains(model.genre) ? 70 : 25)
        let halves =
            isPerson
            ? [draw[3].pick(words.first), draw[4].pick(words.last)]
            : [draw[5].pick(words.openings), draw[6].pick(words.closings)]
        let ordered = isPerson && words.isLastFirst ? Array(halves.reversed()) : halves
        let space = isPerson || !words.space.isEmpty ? words.space : draw[7].isTrue(percent: 25) ? "の" : ""
        var text = ordered.map(\.text).joined(separator: model.language == "ja" ? space : words.space)
        if !isPerson, NameLists.isEnglish(model.language), draw[7].isTrue(percent: 40) { text = "The " + text }
        guard halves.contains(where: { $0.latin != nil }) else { return LocalizedText(text) }
        return LocalizedText(text, ["en": halves.map { $0.latin ?? $0.text }.joined(separator: " ")])
    }
}

extension NameLists {
    /// Returns whether artists' names in a language consist of English words.
    static func isEnglish(_ language: String) -> Bool {
        ["en", "spoken", "kids", "instrumental", "classical"].contains(language)
    }
}
