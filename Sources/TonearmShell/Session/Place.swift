package import AppleMusicAPI

/// A place in the API that the session has visited: a request, what it was called, and what came back.
package struct Place: Hashable, Sendable, Codable {
    package var request: Request
    /// `albums/310730204 Born to Run`, `search beach bunny`
    package var title: String
    /// The resource that relationships and views are followed from here.
    package var focus: Focus?
    /// What was answered; nil for places further back on the trail, which are asked again when they are visited.
    package var response: Response? {
        didSet { (shownRows, fittedCounts) = (nil, nil) }
    }
    /// The indices of the rows that are shown of each section, in the order in which they are; nil for all as they came.
    package var shownRows: [[Int]]?
    /// The number of rows shown of each section, if the screen was too short for all; nil for all.
    package var fittedCounts: [Int]?

    package init(request: Request, title: String, focus: Focus? = nil, response: Response? = nil) {
        self.request = request
        self.title = title
        self.focus = focus
        self.response = response
    }

    package struct Focus: Hashable, Sendable, Codable {
        package var resource: ResourceIdentifier
        package var name: String?
    }

    /// The answer taken apart for looking at.
    package var answer: Answer? {
        response.map {
            Answer(request: request, response: $0, shownRows: shownRows, fittedCounts: fittedCounts)
        }
    }

    /// The same with all rows, in the order in which they came.
    var wholeAnswer: Answer? { response.map { Answer(request: request, response: $0) } }
}

/// The trail of places, with one of them being here.
package struct Trail: Hashable, Sendable, Codable {
    /// Copied with each command, and a reference costs less to copy than a place.
    private var kept: [KeptPlace] = []
    /// The index of the present place; -1 on an empty trail.
    package private(set) var position = -1

    /// More places than this are forgotten, the oldest first.
    static let capacity = 100

    private final class KeptPlace: Hashable, Sendable, Codable {
        let place: Place

        init(_ place: Place) { self.place = place }

        static func == (one: KeptPlace, other: KeptPlace) -> Bool { one === other || one.place == other.place }
        func hash(into hasher: inout Hasher) { hasher.combine(place) }
        required init(from decoder: any Decoder) throws { place = try Place(from: decoder) }
        func encode(to encoder: any Encoder) throws { try place.encode(to: encoder) }
    }

    private enum CodingKeys: String, CodingKey {
        case kept = "places"
        case position
    }

    package init() {}

    /// The oldest first.
    package var places: [Place] { kept.map(\.place) }
    package var count: Int { kept.count }

    /// Whether the present place is one of the places.
    var isSound: Bool { kept.isEmpty ? position == -1 : kept.indices.contains(position) }

    package var here: Place? { kept.indices.contains(position) ? kept[position].place : nil }

    /// Goes on to a new place. What lay ahead is forgotten.
    package mutating func visit(_ place: Place) {
        kept.removeSubrange((position + 1)...)
        leave()
        kept.append(KeptPlace(place))
        if kept.count > Trail.capacity { kept.removeFirst() }
        position = kept.count - 1
    }

    /// Puts another answer in the place of the present one.
    package mutating func replace(with place: Place) {
        if kept.indices.contains(position) { kept[position] = KeptPlace(place) } else { visit(place) }
    }

    /// Changes the places where they stand.
    mutating func change(_ body: (inout Place) -> Void) {
        for index in kept.indices {
            var place = kept[index].place
            body(&place)
            if place != kept[index].place { kept[index] = KeptPlace(place) }
        }
    }

    /// Moves along the trail; the caller has made sure that there is a place.
    package mutating func move(by step: Int) {
        guard kept.indices.contains(position + step) else { return }
        leave()
        position += step
    }

    /// Only the present place keeps its answer.
    private mutating func leave() {
        guard kept.indices.contains(position), kept[position].place.response != nil else { return }
        var place = kept[position].place
        place.response = nil
        kept[position] = KeptPlace(place)
    }
}
