package import AppleMusicAPI

/// A place in the API that the session has visited: a request, what it was called, and what came back.
package struct Place: Hashable, Sendable, Codable {
    package var request: Request
    /// `albums/310730204 Born to Run`, `search beach bunny`
    package var title: String
    /// The resource that relationships and views are followed from here.
    package var focus: Focus?
    /// What was answered; nil for places further back on the trail, which are asked again when they are visited.
    package var response: Response?

    package struct Focus: Hashable, Sendable, Codable {
        package var resource: ResourceIdentifier
        package var name: String?
    }

    /// The answer taken apart for looking at.
    package var answer: Answer? { response.map { Answer(request: request, response: $0) } }
}

/// The trail of places, with one of them being here.
package struct Trail: Hashable, Sendable, Codable {
    package private(set) var places: [Place] = []
    /// The index of the present place; -1 on an empty trail.
    package private(set) var position = -1

    /// More places than this are forgotten, the oldest first.
    static let capacity = 100

    package init() {}

    /// Whether the present place is one of the places.
    var isSound: Bool { places.isEmpty ? position == -1 : places.indices.contains(position) }

    package var here: Place? { places.indices.contains(position) ? places[position] : nil }
    package var canGoBack: Bool { position > 0 }
    package var canGoForward: Bool { position + 1 < places.count }

    /// Goes on to a new place. What lay ahead is forgotten.
    package mutating func visit(_ place: Place) {
        places.removeSubrange((position + 1)...)
        leave()
        places.append(place)
        if places.count > Trail.capacity { places.removeFirst() }
        position = places.count - 1
    }

    /// Puts another answer in the place of the present one.
    package mutating func replace(with place: Place) {
        if places.indices.contains(position) { places[position] = place } else { visit(place) }
    }

    /// Moves along the trail; the caller has made sure that there is a place.
    package mutating func move(by step: Int) {
        guard places.indices.contains(position + step) else { return }
        leave()
        position += step
    }

    /// Only the present place keeps its answer.
    private mutating func leave() {
        if places.indices.contains(position) { places[position].response = nil }
    }
}
