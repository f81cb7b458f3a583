import AppleMusicAPI
import TonearmConsole
import TonearmWorld

struct Back: RowsCommand {
    static let description = CommandDescription(
        "back", .move, "Go back to the place visited before.", examples: ["search beach bunny", "open 1", "back"])

    var count = 1

    mutating func visit(_ fields: inout FieldVisitor) { fields.argument(&count, "How many places.", in: 1...) }

    mutating func run(in context: some RequestContext) async throws -> any View {
        guard context.session.trail.position >= count else {
            let before = max(context.session.trail.position, 0)
            throw Failure(
                "Cannot go back", Self.placeCount(before, "behind", none: "this is the first place"),
                next: "'where' shows the trail.")
        }
        context.session.trail.move(by: -count)
        return try await context.revisit(to: "go back")
    }

    fileprivate static func placeCount(_ count: Int, _ direction: String, none: String) -> String {
        switch count {
        case ...0: none
        case 1: "there is only one place \(direction)"
        default: "only \(count) places lie \(direction)"
        }
    }
}

struct Forward: RowsCommand {
    static let description = CommandDescription(
        "forward", .move, "Go forward again after 'back'.",
        examples: ["search beach bunny", "open 1", "back", "forward"])

    var count = 1

    mutating func visit(_ fields: inout FieldVisitor) { fields.argument(&count, "How many places.", in: 1...) }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let trail = context.session.trail
        let ahead = trail.count - 1 - trail.position
        guard ahead >= count else {
            throw Failure(
                "Cannot go forward", Back.placeCount(ahead, "ahead", none: "this is the last place"),
                next: "'where' shows the trail.")
        }
        context.session.trail.move(by: count)
        return try await context.revisit(to: "go forward")
    }
}

struct Where: PlainCommand {
    static let description = CommandDescription(
        "where", .move, "Show the trail of places visited, and which of them is here.",
        examples: ["open albums/310730204", "follow tracks", "where"])

    mutating func run(in context: some SessionContext) -> any View {
        let trail = context.session.trail
        let places = trail.places
        let attached = context.session.attachmentLine.map { [$0] } ?? []
        guard !places.isEmpty else {
            return Message(
                attached + [.faint("Nowhere yet. Type for example ") + .command("search beach bunny")],
                value: .array([]))
        }
        let distinctions = Self.distinctions(of: places, in: context.session.world.storefront)
        let lines = places.enumerated().map { index, place in
            let title =
                index == trail.position ? StyledText("> ") + .strong(place.title) : StyledText("  \(place.title)")
            return title + .faint(distinctions[index])
        }
        return Message(attached + lines, value: .array(places.map { .string($0.request.target) }))
    }

    /// Returns words that distinguish places with the same name: a later page, another storefront, or other
    /// parameters.
    fileprivate static func distinctions(of places: [Place], in storefront: String) -> [String] {
        let near = places.map { distinction(of: $0, in: storefront) }
        let named = Dictionary(grouping: places.indices) { places[$0].title + near[$0] }
        return places.indices.map { index in
            let place = places[index]
            let twins = (named[place.title + near[index]] ?? []).filter {
                places[$0].request.target != place.request.target
            }
            guard !twins.isEmpty else { return near[index] }
            let others = twins.map { places[$0].request }
            if others.contains(where: { $0.path != place.request.path }) {
                return near[index] + ", " + place.request.path
            }
            // Add parameters until the place is unique.
            var alike = others
            var words = near[index]
            for item in place.request.query where item.name != "offset" {
                let rest = alike.filter { $0.query.contains(item) }
                guard rest.count < alike.count else { continue }
                words += ", \(item.name) \(item.value)"
                alike = rest
                if alike.isEmpty { break }
            }
            return words
        }
    }

    private static func distinction(of place: Place, in storefront: String) -> String {
        let path = place.request.path.split(separator: "/")
        let from = place.request.value(of: "offset").flatMap { Int($0) }.map { ", from \($0.addingClamped(1))" } ?? ""
        let other = path.count > 2 && path[1] == "catalog" && path[2] != storefront ? ", in \(path[2])" : ""
        return from + other
    }
}
