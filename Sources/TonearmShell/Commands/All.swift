import AppleMusicAPI
import ArgumentParser

struct All: Command {
    static let configuration = CommandConfiguration.command(
        "all", "Fetch all following pages and show everything as one.",
        discussion: "Ctrl-C stops; what came until then is shown.")
    static let group = CommandGroup.move
    static let examples = ["search love --types songs", "all --max 40"]

    @Argument(help: "The group to go on in, where there are several.") var group: String?
    @Option(help: "Stop at this many elements.") var max: Int?
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if let max, max < 1 { throw ValidationError("'--max' must be 1 or more, but was \(max).") }
    }

    mutating func run(in shell: inout Shell) async throws -> any View {
        guard var place = shell.session.here, let answer = place.answer else { throw Shell.nowhere("fetch all pages") }
        var more: Continuation? = try Continuation.choose(group, of: answer, to: "fetch all pages")
        let name = more?.name
        var rows = answer.numberedSections.first { $0.name == name }?.rows ?? []
        while let continuation = more, rows.count < max ?? .max, !Task.isCancelled {
            try shell.screen.progress("\(rows.count) so far … Ctrl-C stops")
            guard let next = try await page(after: continuation, in: &shell) else { break }
            rows += next.rows
            more = try next.next.map { try Continuation((name, $0), of: continuation.request) }
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
        after continuation: Continuation, in shell: inout Shell
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
