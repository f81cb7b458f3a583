import AppleMusicAPI
import TonearmCatalog

/// A summary of an account's plays in a year or a month.
struct ReplaySummary {
    let period: Period
    /// The total time in milliseconds.
    private(set) var listened = 0
    private var tallies: [ResourceType: [String: PlayCount]] = [:]

    /// A year or a month: `year-2025`, `month-2025-8`.
    struct Period: Hashable {
        var year: Int
        var month: Int?

        init(year: Int) { self.year = year }

        init?(id: String) {
            let parts = id.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
            switch (parts.first, parts.count) {
            case ("year", 2): break
            case ("month", 3):
                guard let month = Int(parts[2]), 1...12 ~= month else { return nil }
                self.month = month
            default: return nil
            }
            guard let year = Int(parts[1]), 2000...9999 ~= year else { return nil }
            self.year = year
        }

        enum Length: String {
            case year, month
        }

        init(_ length: Length, around time: Int) {
            year = AnswerTime.year(of: time)
            month = length == .month ? AnswerTime.month(of: time) : nil
        }

        var id: String { month.map { "month-\(year)-\($0)" } ?? "year-\(year)" }
        var length: Length { month == nil ? .year : .month }

        func contains(_ time: Int) -> Bool {
            AnswerTime.year(of: time) == year && (month == nil || AnswerTime.month(of: time) == month)
        }
    }

    /// A milestone of listening time, with the time at which it was reached.
    struct Milestone {
        var minutes: Int
        /// Seconds since 1970.
        var reached: Int

        static let all = [100, 500, 1000, 5000, 10_000, 25_000, 50_000, 100_000]
    }

    /// The listened milliseconds of each day with plays, by the day's number since 1970, in UTC.
    private(set) var days: [Int: Int] = [:]
    /// The listened milliseconds of each hour of the day, in UTC.
    private(set) var hours = [Int](repeating: 0, count: 24)

    /// The reached milestones, smallest first.
    private(set) var milestones: [Milestone] = []

    struct PlayCount {
        var id: String
        var count = 0
        var first: Int
        var last: Int
        /// The total time in milliseconds.
        var listened = 0
    }

    init(_ period: Period, _ playHistory: PlayHistory) {
        self.period = period
        // Oldest first, so that the first play of a resource is known.
        for play in playHistory.snapshot.accountData.plays.all
        where play.time <= playHistory.snapshot.now && period.contains(play.time) {
            let resource = playHistory.snapshot.accountData.favorite(of: play.resource)
            guard resource.type == .songs, let song = playHistory.builder.catalog.song(resource.id) else { continue }
            listened = listened.addingClamped(song.durationInMillis)
            let day = AnswerTime.day(of: play.time)
            days[day, default: 0] = days[day, default: 0].addingClamped(song.durationInMillis)
            let hour = min(23, max(0, (play.time - AnswerTime.start(ofDay: day)) / 3600))
            hours[hour] = hours[hour].addingClamped(song.durationInMillis)
            while let minutes = Milestone.all.dropFirst(milestones.count).first, listened >= minutes * 60_000 {
                let reached = play.time.addingClamped(song.durationInMillis / 1000)
                milestones.append(Milestone(minutes: minutes, reached: reached))
            }
            count(.songs, song.id, play.time, song.durationInMillis)
            if let album = song.albumID { count(.albums, album, play.time, song.durationInMillis) }
            for artist in song.artistIDs.prefix(1) { count(.artists, artist, play.time, song.durationInMillis) }
        }
    }

    private mutating func count(_ type: ResourceType, _ id: String, _ time: Int, _ length: Int) {
        var tally = tallies[type]?[id] ?? PlayCount(id: id, first: time, last: time)
        tally.count += 1
        tally.last = time
        tally.listened = tally.listened.addingClamped(length)
        tallies[type, default: [:]][id] = tally
    }

    /// Returns the counts of a type, most played first; the id breaks ties.
    func top(_ type: ResourceType) -> [PlayCount] {
        (tallies[type] ?? [:]).values.sorted { ($1.count, $0.id) < ($0.count, $1.id) }
    }
}

/// The attributes `listeningStreaks` and `insights`, which web clients request; their members are ours.
extension ReplaySummary {
    /// A run of days with plays.
    struct Streak: Hashable {
        /// The number of the first day since 1970.
        var first: Int
        var length: Int
    }

    /// The runs of two days or more, the longest first, then the earliest.
    var streaks: [Streak] {
        var streaks: [Streak] = []
        for day in days.keys.sorted() {
            if let last = streaks.last, last.first + last.length == day {
                streaks[streaks.count - 1].length += 1
            } else {
                streaks.append(Streak(first: day, length: 1))
            }
        }
        return streaks.filter { $0.length > 1 }.sorted { ($1.length, $0.first) < ($0.length, $1.first) }
    }

    var streaksJSON: JSON {
        .array(
            streaks.map { streak in
                [
                    "endDate": .string(Self.date(streak.first + streak.length - 1)),
                    "lengthInDays": .integer(streak.length), "startDate": .string(Self.date(streak.first)),
                ]
            })
    }

    /// The day and the hour with the most listening, and how much different music was played.
    var insightsJSON: JSON {
        var object = JSONObject()
        let busiest = days.max { ($0.value, $1.key) < ($1.value, $0.key) }
        object.append("busiestDate", busiest.map { .string(Self.date($0.key)) })
        object.append("busiestHour", hours.indices.max { hours[$0] < hours[$1] }.map(JSON.integer))
        for (name, type) in [
            ("uniqueAlbums", ResourceType.albums), ("uniqueArtists", .artists), ("uniqueSongs", .songs),
        ] {
            object.append(name, .integer(top(type).count))
        }
        return .object(object)
    }

    private static func date(_ day: Int) -> String { String(AnswerTime.text(AnswerTime.start(ofDay: day)).prefix(10)) }
}
