/// The steps to similar artists, in order ("Building a music player": each one is for artists whose earlier steps fail).
package enum WalkStep: String, CaseIterable, Hashable, Sendable {
    /// The catalog's view `similar-artists`.
    case view
    /// Last.fm's `artist.getSimilar`, which needs the artist's name.
    case lastFM
    /// MusicBrainz's links from an artist to Apple Music.
    case musicBrainz
    /// The catalog's artists by id, or else by name.
    case catalog
    /// The charts of the artist's genres.
    case charts

    /// The name of the step for people.
    package var title: String {
        switch self {
        case .view: "view similar-artists"
        case .lastFM: "Last.fm artist.getSimilar"
        case .musicBrainz: "MusicBrainz url-rels"
        case .catalog: "catalog, by id or name"
        case .charts: "charts of the genres"
        }
    }
}

/// The result of a step and its cost.
package struct WalkRecord: Hashable, Sendable {
    package let step: WalkStep
    /// The requests that the step sent, refused ones included.
    package internal(set) var requests = 0
    package internal(set) var outcome = Outcome.notNeeded

    package enum Outcome: Hashable, Sendable {
        /// An earlier step found artists, or left nothing to ask.
        case notNeeded
        /// The step found something: `8 artists`.
        case found(String)
        /// The step was answered, and found nothing.
        case nothing(String)
        /// The step was refused, or its answer was damaged.
        case refused(String)

        /// The outcome in words.
        package var text: String {
            switch self {
            case .notNeeded: "not needed"
            case .found(let text), .nothing(let text): text
            case .refused(let text): "failed: " + text
            }
        }

        /// The kind in one word.
        package var word: String {
            switch self {
            case .notNeeded: "not-needed"
            case .found: "found"
            case .nothing: "nothing"
            case .refused: "failed"
            }
        }
    }

    init(step: WalkStep) { self.step = step }
}
