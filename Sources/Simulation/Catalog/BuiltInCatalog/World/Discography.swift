/// A planned release of an invented artist.
struct Release: Sendable {
    let artist: Int
    /// The one-based position among the artist's releases by date; a part of the id.
    var slot: Int
    var kind: Kind
    var day: Day
    var trackCount: Int
    /// The slot of the album from which a single, a clean or a deluxe edition is derived; otherwise its own slot.
    var source: Int
    /// The zero-based position among the artist's albums; an edition has that of its album.
    var ordinal: Int
    var isExplicit = false

    enum Kind: Sendable {
        case album, single, ep, live, compilation
        /// The edition without explicit lyrics.
        case clean
        /// The album with two more songs and a music video.
        case deluxe
    }

    var number: Int { WorldNumber.release(artist: artist, slot: slot).number }

    /// The number of songs, without the music video of a deluxe edition.
    var songCount: Int { kind == .deluxe ? trackCount - 1 : trackCount }
}

/// All releases of an invented artist, ordered by date.
struct Discography: Sendable {
    let artist: Int
    let releases: [Release]
    /// The number of music videos.
    let musicVideoCount: Int

    /// The date of this edition of the catalog. Later releases are not out yet.
    static let edition = Day(2026, 11, 20)

    init(of artist: WorldArtist, draw: KeyedRandom) {
        self.artist = artist.index
        let draw = draw[.discography][artist.index]
        var plan: [Release] = []

        func add(_ kind: Release.Kind, _ day: Day, tracks: Int, ordinal: Int, isExplicit: Bool = false) {
            // Only albums can be announced.
            if kind != .album, day > Discography.edition + -7 { return }
            plan.append(
                Release(
                    artist: artist.index, slot: 0, kind: kind, day: day.year >= 2015 ? day.friday : day,
                    trackCount: tracks, source: 0, ordinal: ordinal, isExplicit: isExplicit))
        }

        let isClassical = artist.language == "classical"
        let isActive = artist.since >= 2003 || draw[1].isTrue(percent: 30)
        let last = isActive ? Discography.edition.year : min(2024, artist.since + 6 + draw[2].below(14))
        let count = max(2, min(2 + draw[3].below(3), 1 + (last - artist.since) / 2))
        for ordinal in 0..<count {
            let draw = draw[10 + ordinal]
            let year = artist.since + (last - artist.since) * ordinal / max(1, count - 1)
            let isLast = ordinal == count - 1
            var day = Day(year, 1, 4) + draw[1].below(340)
            // A few albums are announced: only one of their songs is out.
            let isAnnounced = isLast && isActive && !isClassical && draw[2].isTrue(percent: 10)
            if isAnnounced {
                day = Discography.edition + (21 + draw[3].below(70))
            } else if day > Discography.edition {
                day = Discography.edition + -(7 + draw[3].below(90))
            }
            let isExplicit = artist.isExplicit && (isLast || draw[4].isTrue(percent: 70))
            let tracks =
                isClassical
                ? Works.trackCount(of: draw)
                : 8 + draw[5].below(5)
            add(.album, day, tracks: tracks, ordinal: ordinal, isExplicit: isExplicit)
            if isExplicit, !isAnnounced { add(.clean, day, tracks: tracks, ordinal: ordinal) }
            if isClassical { continue }
            if isAnnounced || draw[6].isTrue(percent: 70) {
                add(
                    .single,
                    isAnnounced ? Discography.edition + -(7 + draw[7].below(40)) : day + -(21 + draw[7].below(70)),
                    tracks: draw[8].isTrue(percent: 70) ? 1 : 2, ordinal: ordinal, isExplicit: isExplicit)
            }
            if !isLast, draw[9].isTrue(percent: 25) {
                add(
                    .deluxe, day + (150 + draw[10].below(200)), tracks: tracks + 3, ordinal: ordinal,
                    isExplicit: isExplicit)
            }
        }
        let first = plan[0].day
        if draw[4].isTrue(percent: 60), !isClassical {
            add(.ep, first + (140 + draw[5].below(220)), tracks: 3 + draw[6].below(3), ordinal: 0)
        }
        let end = plan.filter { $0.kind == .album && $0.day <= Discography.edition }.map(\.day).max() ?? first
        let staged = end + (200 + draw[8].below(300))
        if draw[7].isTrue(percent: 60) {
            add(
                .live, staged <= Discography.edition ? staged : first + (400 + draw[10].below(300)),
                tracks: min(8 + draw[9].below(5), plan[0].trackCount), ordinal: 0)
        }
        let collected = end + (420 + draw[21].below(400))
        if collected <= Discography.edition, count > 2 || draw[20].isTrue(percent: 60) {
            let songs = plan.filter { $0.kind == .album && $0.day <= collected }.reduce(0) { $0 + $1.trackCount }
            add(.compilation, collected, tracks: min(songs, isClassical ? 10 : 12 + draw[22].below(5)), ordinal: 0)
        }
        // A single without an album keeps most artists' newest release recent.
        if isActive, !isClassical, draw[23].isTrue(percent: 55) {
            add(.single, Discography.edition + -(14 + draw[24].below(220)), tracks: 1, ordinal: -1)
        }
        releases = Discography.numbered(plan)
        // A deluxe edition ends with a music video, so the artist needs one.
        let hasNone = draw[25].isTrue(percent: 8) && !plan.contains { $0.kind == .deluxe }
        musicVideoCount = hasNone ? 0 : 1 + draw[26].below(3)
    }

    subscript(slot: Int) -> Release? { slot >= 1 && slot <= releases.count ? releases[slot - 1] : nil }

    var albums: [Release] { releases.filter { $0.kind == .album } }

    func album(_ ordinal: Int) -> Release? { releases.first { $0.kind == .album && $0.ordinal == ordinal } }

    /// Sorts releases by date, and fills in their slots and the slots of their sources.
    private static func numbered(_ plan: [Release]) -> [Release] {
        var releases = plan.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(
            \.element)
        for index in releases.indices { releases[index].slot = index + 1 }
        for index in releases.indices {
            let release = releases[index]
            let isTaken = [.single, .clean, .deluxe].contains(release.kind) && release.ordinal >= 0
            let source = isTaken ? releases.first { $0.kind == .album && $0.ordinal == release.ordinal } : nil
            releases[index].source = source?.slot ?? release.slot
        }
        return releases
    }
}
