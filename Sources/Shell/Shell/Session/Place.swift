package import AppleMusicAPI
import TonearmNeighbors

/// A visited place in the API: its request, its title, and its answer.
package struct Place: Hashable, Sendable, Codable {
    package var request: Request
    /// The name of the neighbor that answers, such as `itunes`; nil for the session's service.
    package var neighborName: String?
    /// The title, such as `albums/310730204 Born to Run` or `search beach bunny`.
    package var title: String
    /// The resource from which relationships and views are followed.
    package var focus: Focus?
    /// The answer; nil for earlier places of the trail, whose requests are sent again when they are visited.
    package var response: Response? {
        didSet { (shownRows, fittedCounts) = (nil, nil) }
    }
    /// The indices of the shown rows of each section, in their order; nil for all rows in the service's order.
    package var shownRows: [[Int]]?
    /// The number of shown rows of each section, if the screen was too short; nil for all.
    package var fittedCounts: [Int]?
    /// Whether rows without a name are left out, and incomplete ones come last; nil means no.
    package var isRanked: Bool?
    /// The zero-based index of the element of `data` from which a variable was set last; nil if none was.
    package var readElement: Int?

    package init(
        request: Request, to neighbor: Neighbor? = nil, title: String, focus: Focus? = nil, response: Response? = nil
    ) {
        self.request = request
        neighborName = neighbor?.name
        self.title = title
        self.focus = focus
        self.response = response
    }

    package struct Focus: Hashable, Sendable, Codable {
        package var resource: ResourceIdentifier
        package var name: String?
    }

    /// The neighbor that answers; nil for the session's service.
    var neighbor: Neighbor? { neighborName.flatMap(Neighbors.named) }

    /// The answer with the envelope of the neighbor, which files do not contain.
    private var readableResponse: Response? {
        guard var response, let neighbor else { return response }
        response.envelope = neighbor.envelope
        return response
    }

    /// The parsed answer.
    package var answer: Answer? {
        readableResponse.map {
            Answer(
                request: request, response: $0, shownRows: shownRows, fittedCounts: fittedCounts,
                isRanked: isRanked == true)
        }
    }

    /// Whether the answer is a single resource without numbered rows. The numbers then still refer to the previous
    /// list.
    var isCard: Bool { answer?.isCard ?? false }

    /// The parsed answer with all rows in the service's order.
    var wholeAnswer: Answer? {
        readableResponse.map { Answer(request: request, response: $0, isRanked: isRanked == true) }
    }
}

/// The trail of visited places, one of which is the present one.
package struct Trail: Hashable, Sendable, Codable {
    /// The places are stored by reference, because the trail is copied with each command.
    private var kept: [KeptPlace] = []
    /// The index of the present place; -1 on an empty trail.
    package private(set) var position = -1
    /// The last list with its answer, while the present place has no rows; nil if it has.
    private var heldList: KeptPlace?

    /// The most places that are remembered; the oldest are dropped.
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
        case heldList = "list"
    }

    package init() {}

    /// The places, oldest first.
    package var places: [Place] { kept.map(\.place) }
    package var count: Int { kept.count }

    /// Whether the position is valid.
    var isSound: Bool { kept.isEmpty ? position == -1 : kept.indices.contains(position) }

    package var here: Place? { kept.indices.contains(position) ? kept[position].place : nil }

    /// The place whose rows are numbered: the present one, or the last list if the present one is a card without rows.
    package var list: Place? { heldList?.place ?? here }

    /// The distance of the list from the present place: negative for earlier places, 0 for the present one, nil if it
    /// is not on the trail.
    var stepsToList: Int? {
        guard let heldList else { return 0 }
        let index = kept.lastIndex {
            $0.place.request == heldList.place.request && $0.place.title == heldList.place.title
        }
        return index.map { $0 - position }
    }

    /// Adds a new place after the present one. Later places are dropped.
    /// - Parameter keepsRows: whether the new place has no rows, so that numbers still refer to the last list.
    package mutating func visit(_ place: Place, keepsRows: Bool = false) {
        if keepsRows { holdList() } else { heldList = nil }
        kept.removeSubrange((position + 1)...)
        leave()
        kept.append(KeptPlace(place))
        if kept.count > Trail.capacity { kept.removeFirst() }
        position = kept.count - 1
    }

    /// Replaces the present place.
    package mutating func replace(with place: Place) {
        if heldList != nil, place.response != nil, !place.isCard { heldList = nil }
        if kept.indices.contains(position) { kept[position] = KeptPlace(place) } else { visit(place) }
    }

    /// Changes all places.
    mutating func change(_ body: (inout Place) -> Void) {
        for index in kept.indices {
            var place = kept[index].place
            body(&place)
            if place != kept[index].place { kept[index] = KeptPlace(place) }
        }
        if var place = heldList?.place {
            body(&place)
            heldList = KeptPlace(place)
        }
    }

    /// Moves along the trail to an existing place. Numbers refer to the rows of the previous place until the new place
    /// has an answer.
    package mutating func move(by step: Int) {
        guard kept.indices.contains(position + step) else { return }
        holdList()
        leave()
        position += step
    }

    /// Keeps the present place as the list if row numbers refer to its answer.
    private mutating func holdList() {
        if heldList == nil, let here, here.response != nil, !here.isCard { heldList = kept[position] }
    }

    /// Drops the answer of the present place before it is left.
    private mutating func leave() {
        guard kept.indices.contains(position), kept[position].place.response != nil else { return }
        var place = kept[position].place
        place.response = nil
        kept[position] = KeptPlace(place)
    }
}
