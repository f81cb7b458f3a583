import AppleMusicAPI
import TonearmConsole

struct All: RowsCommand {
    static let description = CommandDescription(
        "all", .move, "Fetch all following pages and show everything as one.",
        discussion: """
            Ctrl-C stops; the pages until then are kept, and shown if they are not long. Without '--max' it stops at \
            \(elementLimit) elements, and without '--megabytes' at \(megabyteLimit) MB of answers, with a note.
            """, examples: ["search love --types songs", "all --max 40", "all --max 20 --megabytes 1"])

    /// The default limit of elements.
    static let elementLimit = 10_000
    /// The default limit of all bodies together, in megabytes.
    static let megabyteLimit = 64
    /// The number of consecutive empty pages after which the list counts as endless.
    private static let emptyPageLimit = 100
    /// The rows shown after Ctrl-C, which should end the command at once.
    private static let interruptedLimit = 100

    var group: GroupName?
    var max: Int?
    var megabytes: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&group, "The group to go on in, where there are several.")
        fields.option("max", &max, "Stop at this many elements.", in: 1...)
        fields.option("megabytes", &megabytes, "Stop when the answers have this many megabytes.", in: 1...)
    }

    mutating func run(in context: some RequestContext & ScreenContext) async throws -> any View {
        guard var place = context.session.here, let answer = place.answer else {
            throw Failure.nowhere("fetch all pages")
        }
        var more: Continuation? = try Continuation.choose(group?.text, of: answer, to: "fetch all pages", verb: "all")
        let name = more?.name
        var asked: Set<PageKey> = [PageKey(place.request)]
        let limit = self.max ?? Self.elementLimit
        let byteLimit = (megabytes ?? Self.megabyteLimit).multipliedClamped(by: 1 << 20)
        var (bytes, emptyPages) = (answer.response.body.count, 0)
        var rows = answer.elements(beforeContinuationOf: name)
        while let continuation = more, rows.count < limit, bytes < byteLimit, !Task.isCancelled {
            if asked.contains(PageKey(continuation.request)) {
                more = nil
                context.note(
                    "the pages lead back to '\(continuation.request.target)', which was fetched before: there may be more"
                )
                break
            }
            var wanted = continuation
            wanted.request = continuation.request.limited(to: limit - rows.count)
            guard let next = try await page(wanted, of: place.neighbor, after: rows.count, in: context) else { break }
            rows += next.rows
            bytes = bytes.addingClamped(next.bytes)
            emptyPages = next.rows.isEmpty ? emptyPages + 1 : 0
            asked.insert(PageKey(continuation.request))
            more = try next.next.map {
                try Continuation((name, $0), of: continuation.request, below: answer.response.envelope.root)
            }
            if emptyPages == Self.emptyPageLimit, more != nil {
                more = nil
                context.note("the last \(emptyPages) pages were empty, and no more are fetched")
            }
        }
        let isInterrupted = Task.isCancelled
        if more != nil, !isInterrupted { noteLimit(rows.count, bytes >= byteLimit, context) }
        if rows.count > limit, let pending = more {
            // The last page has more rows than the limit allows, so the next page begins with the others.
            let offset = pending.request.value(of: "offset").flatMap { Int($0) } ?? rows.count
            more?.request = pending.request.setting("offset", to: String(offset - (rows.count - limit)))
        }
        let kept = Array(rows.prefix(limit))
        let envelope = answer.response.envelope
        var response = Response(status: 200, body: .json(envelope.list(of: kept, next: more?.request.target)))
        response.envelope = envelope
        place.response = response
        context.session.trail.visit(place)
        if isInterrupted, kept.count > Self.interruptedLimit {
            let words = StyledText("Interrupted: \(kept.count) came. ") + .command("show") + .faint(" shows them, ")
            return Message.prose([words + .command("all") + .faint(" goes on.")], value: place.response?.body.json)
        }
        return place.answer.map { AnswerView(answer: $0) } ?? Message.none
    }

    /// Adds a note that the size limit, or the default limit of elements, was reached.
    private func noteLimit(_ count: Int, _ isLong: Bool, _ context: any RequestContext & ScreenContext) {
        if isLong {
            let more = (megabytes ?? Self.megabyteLimit).multipliedClamped(by: 2)
            context.note(
                "stopped after \(megabytes ?? Self.megabyteLimit) MB of answers: 'all --megabytes \(more)' fetches more, 'next' goes on "
                    + "from here")
        } else if max == nil {
            context.note(
                "stopped at \(min(count, Self.elementLimit)) elements: 'all --max \(Self.elementLimit * 10)' fetches more, 'next' goes on from "
                    + "here")
        }
    }

    /// Fetches another page; nil if it was interrupted, which keeps the earlier pages.
    private func page(
        _ continuation: Continuation, of neighbor: Neighbor?, after count: Int,
        in context: any RequestContext & ScreenContext
    ) async throws -> (rows: [Resource], next: String?, bytes: Int)? {
        do {
            try context.progress("\(count) so far … Ctrl-C stops")
            let response = try await context.answer(continuation.request, from: neighbor, to: "fetch all pages")
            let answer = Answer(request: continuation.request, response: response)
            let section = answer.sections.first { $0.name == continuation.name } ?? answer.sections.first
            return (section?.rows ?? [], section?.page.next, response.body.count)
        } catch is CancellationError {
            return nil
        }
    }
}

/// The identity of a page: the path and the parameters in any order, without `limit`.
private struct PageKey: Hashable {
    private let path: String
    private let parameters: [String]

    init(_ request: Request) {
        path = request.path
        parameters = request.query.filter { $0.name != "limit" }.map(\.text).sorted()
    }
}

extension Request {
    /// Returns the request with a `limit` of at most a number of elements.
    fileprivate func limited(to count: Int) -> Request {
        let size = value(of: "limit").flatMap { Int($0) } ?? Continuation.standardLimit(of: self)
        return count < size ? setting("limit", to: String(count)) : self
    }
}
