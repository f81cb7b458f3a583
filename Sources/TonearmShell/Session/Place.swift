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

    /// Whether the answer is one resource without numbered rows, which leaves the rows of the list before it named by their numbers.
    var isCard: Bool { answer?.isCard ?? false }

    /// The same with all rows, in the order in which they came.
    var wholeAnswer: Answer? { response.map { Answer(request: request, response: $0) } }
}

/// The trail of places, with one of them being here.
package struct Trail: Hashable, Sendable, Codable {
    /// Copied with each command, and a reference costs less to copy than a place.
    private var kept: [KeptPlace] = []
    /// The index of the present place; -1 on an empty trail.
    package private(set) var position = -1
    /// The last list that was shown, with its answer, while the present place has no rows; nil if the present place has them.
    private var heldList: KeptPlace?

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
        case heldList = "list"
    }

    package init() {}

    /// The oldest first.
    package var places: [Place] { kept.map(\.place) }
    package var count: Int { kept.count }

    /// Whether the present place is one of the places.
    var isSound: Bool { kept.isEmpty ? position == -1 : kept.indices.contains(position) }

    package var here: Place? { kept.indices.contains(position) ? kept[position].place : nil }

    /// The place whose rows numbers name: the present one, or the last list if the present one is a card without rows.
    package var list: Place? { heldList?.place ?? here }

    /// How far the list is from the present place: negative behind it, 0 if it is the present place, nil if it is not on the trail.
    var stepsToList: Int? {
        guard let heldList else { return 0 }
        let index = kept.lastIndex {
            $0.place.request == heldList.place.request && $0.place.title == heldList.place.title
        }
        return index.map { $0 - position }
    }

    /// Goes on to a new place. What lay ahead is forgotten.
    /// - Parameter keepsRows: whether the new place has no rows, so that numbers go on to name those of the last list.
    package mutating func visit(_ place: Place, keepsRows: Bool = false) {
        if keepsRows { holdList() } else { heldList = nil }
        kept.removeSubrange((position + 1)...)
        leave()
        kept.append(KeptPlace(place))
        if kept.count > Trail.capacity { kept.removeFirst() }
        position = kept.count - 1
    }

    /// Puts another answer in the place of the present one.
    package mutating func replace(with place: Place) {
        if heldList != nil, place.response != nil, !place.isCard { heldList = nil }
        if kept.indices.contains(position) { kept[position] = KeptPlace(place) } else { visit(place) }
    }

    /// Changes the places where they stand.
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

    /// Moves along the trail; the caller has made sure that there is a place. Numbers name the rows of the place that is left until the answer
    /// of the other one is there.
    package mutating func move(by step: Int) {
        guard kept.indices.contains(position + step) else { return }
        holdList()
        leave()
        position += step
    }

    /// Keeps the answer of the present place if its rows are those that numbers name.
    private mutating func holdList() {
        if heldList == nil, let here, here.response != nil, !here.isCard { heldList = kept[position] }
    }

    /// Only the present place keeps its answer.
    private mutating func leave() {
        guard kept.indices.contains(position), kept[position].place.response != nil else { return }
        var place = kept[position].place
        place.response = nil
        kept[position] = KeptPlace(place)
    }
}
