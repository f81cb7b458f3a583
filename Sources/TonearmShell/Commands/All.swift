import AppleMusicAPI
import ArgumentParser
import Console

struct All: RowsCommand {
    static let configuration = CommandConfiguration.command(
        "all", "Fetch all following pages and show everything as one.",
        discussion: "Ctrl-C stops; what came until then is shown.")
    static let group = CommandGroup.move
    static let examples = ["search love --types songs", "all --max 40"]

    @Argument(help: "The group to go on in, where there are several.") var group: GroupName?
    @Option(help: "Stop at this many elements.") var max: Int?
    @OptionGroup(title: "Rows") var rows: RowOptions
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_group)
        fields.option("max", &_max)
        fields.group(&_rows)
    }

    func validate() throws {
        if let max, max < 1 { throw ValidationError("'--max' must be 1 or more, but was \(max).") }
    }

    mutating func run(in shell: Shell) async throws -> any View {
        guard var place = shell.session.here, let answer = place.answer else { throw Shell.nowhere("fetch all pages") }
        var more: Continuation? = try Continuation.choose(group?.text, of: answer, to: "fetch all pages", verb: "all")
        let name = more?.name
        var asked: Set<String> = []
        var rows = answer.elements(beforeContinuationOf: name)
        while let continuation = more, rows.count < max ?? .max, !Task.isCancelled {
            try shell.screen.progress("\(rows.count) so far … Ctrl-C stops")
            var wanted = continuation
            wanted.request = continuation.request.limited(to: max.map { $0 - rows.count })
            guard let next = try await page(wanted, in: shell) else { break }
            rows += next.rows
            asked.insert(continuation.request.target)
            more = try next.next.map { try Continuation((name, $0), of: continuation.request) }
            if let again = more?.request.target, asked.contains(again) {
                more = nil
                shell.effects.notes.append(
                    "the pages lead back to '\(again)', which was fetched before: there may be more")
            }
        }
        if let max, rows.count > max, let pending = more {
            // More is here already than was wanted: the rest comes again with the next page.
            let offset = pending.request.value(of: "offset").flatMap { Int($0) } ?? rows.count
            more?.request = pending.request.setting("offset", to: String(offset - (rows.count - max)))
        }
        var body = JSONObject()
        let kept = rows.prefix(max ?? .max)
        body.append("next", more.map { .string($0.request.target) })
        body.append("data", .array(kept.map { .object($0.json) }))
        place.response = Response(status: 200, body: .json(.object(body)))
        shell.session.trail.visit(place)
        return place.answer.map { AnswerView(answer: $0) } ?? Message.none
    }

    /// One more page; nil when it was interrupted, which loses nothing that came before.
    private func page(
        _ continuation: Continuation, in shell: Shell
    ) async throws -> (rows: [Resource], next: String?)? {
        do {
            let response = try await shell.send(continuation.request)
            try shell.refuse(response, to: "fetch all pages")
            let answer = Answer(request: continuation.request, response: response)
            let section = answer.sections.first { $0.name == continuation.name } ?? answer.sections.first
            return (section?.rows ?? [], section?.page.next)
        } catch is CancellationError {
            return nil
        }
    }
}

extension Request {
    /// The same request for no more elements than are wanted.
    fileprivate func limited(to count: Int?) -> Request {
        let size = value(of: "limit").flatMap { Int($0) } ?? Continuation.standardLimit(of: self)
        return count.map { $0 < size ? setting("limit", to: String($0)) : self } ?? self
    }
}
