import AppleMusicAPI
import TonearmConsole

struct Follow: RowsCommand {
    static let description = CommandDescription(
        "follow", .move, "Follow a relationship of the focus.",
        examples: ["open albums/310730204", "follow tracks --limit 2", "follow artists --include albums"])

    var relationship: RelationshipName?
    var part = ListPart(limit: "Elements a page.", offset: "Index of the first element.")
    var members = MemberOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&relationship, "The relationship's name, such as tracks; without one, all are listed.")
        fields.group(&part)
        fields.group("What to answer with", &members)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let focus = try context.session.focus(to: relationship.map { "follow '\($0)'" } ?? "list relationships")
        let names = Schema.appleMusic[focus.resource.type]?.relationships.map(\.name) ?? []
        guard let relationship else { return Focus.list(names, of: focus, kind: "relationship", verb: "follow") }
        try Focus.check(relationship.text, among: names, of: focus, kind: "relationship", verb: "follow")
        return try await context.visitPage(
            "/" + PercentEncoding.encodeSegment(relationship.text), of: focus, part, members,
            to: "follow '\(relationship)'", title: "\(relationship) of \(focus.name ?? focus.resource.description)")
    }
}

struct ViewCommand: RowsCommand {
    static let description = CommandDescription(
        "view", .move, "Open a view of the focus, such as an artist's top songs.",
        examples: ["open artists/178834", "view top-songs --limit 5", "view similar-artists"])

    var view: ViewName?
    var part = ListPart(limit: "Elements a page, 1 to 100.", offset: "Index of the first element.")
    var members = MemberOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&view, "The view's name, such as top-songs; without one, all are listed.")
        fields.group(&part)
        fields.group("What to answer with", &members)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let focus = try context.session.focus(to: view.map { "open the view '\($0)'" } ?? "list views")
        try context.session.requireViews(to: view.map { "open the view '\($0)'" } ?? "list views")
        let names = Schema.appleMusic[focus.resource.type]?.views.map(\.name) ?? []
        guard let view else { return Focus.list(names, of: focus, kind: "view", verb: "view") }
        try Focus.check(view.text, among: names, of: focus, kind: "view", verb: "view")
        return try await context.visitPage(
            "/view/" + PercentEncoding.encodeSegment(view.text), of: focus, part, members,
            to: "open the view '\(view)'", title: "\(view) of \(focus.name ?? focus.resource.description)")
    }
}

enum Focus {
    /// Lists the possible destinations as commands.
    static func list(_ names: [String], of focus: Place.Focus, kind: String, verb: String) -> Message {
        let lines: [StyledText] =
            names.isEmpty
            ? [StyledText("\(focus.resource.type) have no \(kind)s.")] : names.map { .command("\(verb) \($0)") }
        return Message(lines, value: .strings(names))
    }

    /// Refuses a name that the focus's type does not have. The failure lists similar names, or all.
    static func check(
        _ name: String, among names: [String], of focus: Place.Focus, kind: String, verb: String
    ) throws(Failure) {
        guard !names.contains(name) else { return }
        let near = Nearest.names(to: name, in: names)
        let advice =
            if let first = near.first { "Did you mean '\(verb) \(first)'?" } else if names.isEmpty {
                "This type has no \(kind)s."
            } else { "It has: \(names.joined(separator: ", "))." }
        throw Failure.usage(
            "Cannot \(verb) '\(name)'", "\(focus.resource.type) have no \(kind) of this name", next: advice)
    }
}

extension RequestContext {
    /// Goes to a page below the focus, without changing the focus.
    func visitPage(
        _ suffix: String, of focus: Place.Focus, _ part: ListPart, _ members: MemberOptions,
        to purpose: String, title: String
    ) async throws -> any View {
        let path = session.world.path(to: focus.resource) + suffix
        let request = Request(path: path, query: part.filters + members.query)
        return try await visit(request, to: purpose, title: title, focus: focus)
    }
}
