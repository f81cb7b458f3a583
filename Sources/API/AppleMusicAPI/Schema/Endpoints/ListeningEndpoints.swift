/// Endpoints about an account's listening: history, recommendations, replay, and the tracks of stations.
extension Endpoint {
    private static func paged(_ types: [TypeDescription], _ names: [ResourceType], _ limit: PageLimit) -> [Parameter] {
        resources(types, names) + [.limit(limit), .offset]
    }

    static func history(_ types: [TypeDescription]) -> [Endpoint] {
        let mixed: [ResourceType] = [
            .artists, .curators, .albums, .libraryAlbums, .playlists, .libraryPlaylists, .stations,
        ]
        let tracks: [ResourceType] = [.songs, .librarySongs, .musicVideos, .libraryMusicVideos]
        let with = Parameter("with", .names(["library"]), "Answers with library resources where there are any.")
            .observed
        return [
            me(.heavyRotation, "/history/heavy-rotation", paged(types, mixed, .init(10, 10)), "What is played most."),
            me(
                .recentlyPlayed, "/recent/played",
                paged(types, mixed, .init(10, 10)) + [typesParameter(mixed), with], "What was played last."),
            me(
                .recentlyPlayedTracks, "/recent/played/tracks",
                paged(types, tracks, .init(30, 30)) + [typesParameter(tracks)], "Tracks that were played last."),
            me(
                .recentStations, "/recent/radio-stations", paged(types, [.stations], .init(10, 10)),
                "Stations heard last."),
        ]
    }

    static func recommendations(_ types: [TypeDescription]) -> [Endpoint] {
        let contents = TypeDescription.recommendationContents
        let recommended = resources(types, [.personalRecommendation])
        return [
            me(
                .recommendations, "/recommendations",
                recommended + [
                    .limit(.init(10, 30)).family, .offset, .ids(25),
                    Parameter("name", .ignored, "The page that shows them.").forWebPlayer,
                    Parameter("displayFilter", .ignored, "The kinds that the page shows.").family.forWebPlayer,
                ], "Music recommended to the account."),
            me(.recommendation, "/recommendations/{id}", recommended + [.inlineLimit], "One recommendation."),
            me(
                .recommendationContents, "/recommendations/{id}/contents",
                resources(types, contents.targets) + [.limit(contents.limit), .offset], "What one recommendation holds."
            ),
        ]
    }

    static func replay(_ types: [TypeDescription]) -> [Endpoint] {
        let summaries = resources(types, [.musicSummaries]) + [.views(of: .musicSummaries)]
        return [
            me(
                .latestSummary, "/music-summaries",
                summaries + [Parameter("filter[year]", .text(["latest"]), "The year."), .inlineLimit],
                required: [["filter[year]"]], "What was listened to in a year."),
            me(
                .musicSummary, "/music-summaries/{id}", summaries + [.inlineLimit], documented: false,
                "What was listened to in a year or a month."),
            me(
                .musicSummaryView, "/music-summaries/{id}/view/{view}",
                paged(types, [.musicSummaries], .view), documented: false, "One view of a summary."),
            me(
                .musicSummarySearch, "/music-summaries/search",
                resources(types, [.musicSummaries]) + [
                    Parameter("period", .choices(["year", "month", "all-time"]), "Lengths of the periods.")
                ], required: [["period"]], documented: false, "The periods that have a summary."),
            me(
                .milestones, "/music-summaries/milestones",
                resources(types, [.musicSummariesMilestones]) + [.ids(25)], required: [["ids"]], documented: false,
                "How much was listened to, in round numbers."),
        ]
    }

    /// Returns the requests that a player sends to play a station, which has no list of tracks. They are writes.
    static func radio(_ types: [TypeDescription]) -> [Endpoint] {
        let tracks = resources(types, [.stations, .songs])
        let page = PageLimit(2, 10)
        return [
            me(
                .ownNextTracks, "/stations/next-tracks", tracks + [.limit(page)], documented: false,
                "The tracks that the account's own station plays next."),
            me(
                .nextTracks, method: .post, "/stations/next-tracks/{id}", tracks + [.limit(page)], documented: false,
                "The tracks that a station plays next."),
            me(
                .continuousStation, method: .post, "/stations/continuous",
                tracks + [
                    Parameter("with", .names(["tracks"]), "Adds the first tracks."),
                    Parameter("limit[results:tracks]", .integer(1...10, standard: 10), "How many tracks."),
                ], body: .queue, documented: false, "The station that goes on after the tracks of a queue."),
        ]
    }
}
