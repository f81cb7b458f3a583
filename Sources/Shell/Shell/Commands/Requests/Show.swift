import AppleMusicAPI
import TonearmConsole
import TonearmWorld

struct Show: RowsCommand {
    static let description = CommandDescription(
        "show", .move, "Look again at what is here, or at one row of it.",
        discussion: """
            Where nothing is open, and with '--last', it shows what the last request was answered, refused or not.
            '--path' is a path of JSONPath (RFC 9535, without functions) from the answer, or from the row: names, [0], \
            [-1], [1:3], [*], '..', [?@.attributes.trackCount > 10].
            """,
        examples: [
            "open albums/310730204", "show", "show 2 --form attributes", "show --form identity -o json", "show --last",
            "show --path data[0].attributes.genreNames", "show 2 --path artistName",
            "show --path 'data[0]..data[?@.attributes.durationInMillis > 300000].attributes.name'",
        ])

    var row: RowOrResource?
    var form: Resource.Form?
    var last = false
    var path: ValuePath?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&row, "A row of the last table, or another resource that is here.")
        fields.option(
            "form", &form, "How much of each resource: identity, attributes or full; default is another name for full.")
        fields.flag("last", &last, "What the last request was answered, refused or not.")
        fields.option("path", &path, "Show just what this path leads to.")
    }

    func check() throws(Failure) {
        if let path {
            _ = try ValueLookup.path(path.text)
            guard last || form != nil else { return }
            throw Failure.usage(
                "Cannot show '\(path)'", "'--path' goes with neither '--last' nor '--form'",
                next: "Type 'show --path \(path)' alone.")
        }
        guard last, row != nil || form != nil else { return }
        throw Failure.usage(
            "Cannot show a part of the last answer", "'--last' shows it as it came", next: "Type 'show --last' alone.")
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let exchange = context.session.world.exchange
        if last { return try LastAnswerView(exchange) }
        if row == nil, form == nil, context.session.here == nil, let exchange, exchange.answer != nil {
            return try LastAnswerView(exchange)
        }
        let view = try await context.revisit(to: "show anything")
        guard let place = context.session.here, let answer = place.answer else { return view }
        guard let row else {
            if let path { return try Self.view(of: path, in: [answer.json ?? .null]) }
            guard let form else { return view }
            let resources = answer.single.map { [$0] } ?? answer.rows
            return FormView(resources: resources, form: form)
        }
        let resources = try context.session.shownResources(row.text, to: "show")
        if let path { return try Self.view(of: path, in: resources.map(ValueLookup.root)) }
        return FormView(resources: resources, form: form ?? .full)
    }

    private static func view(of path: ValuePath, in roots: [JSON]) throws(Failure) -> PathView {
        let path = try ValueLookup.path(path.text)
        var values: [JSON] = []
        for root in roots { values += try ValueLookup.values(at: path, in: root) }
        return PathView(values: values, isSingular: roots.count == 1 && path.isSingular)
    }
}

extension Session {
    /// Returns the resources that a word names, among the numbered rows and the resources of the current place.
    /// - Throws: `Failure` if a resource is not in an answer yet.
    func shownResources(_ word: String, to purpose: String) throws(Failure) -> [Resource] {
        let answer = here?.answer
        let shown = rows.resources + (answer?.rows ?? []) + (answer?.sections.flatMap(\.rows) ?? [])
        var found: [Resource] = []
        for reference in try Reference.read(word, among: rows, to: purpose) {
            guard let resource = shown.first(where: { $0.identifier == reference.resource }) else {
                throw Failure(
                    "Cannot \(purpose) '\(word)'", "it is not here", next: "Type 'open \(word)' to go there.")
            }
            found.append(resource)
        }
        return found
    }
}
