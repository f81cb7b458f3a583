import AppleMusicAPI
import TonearmConsole
import TonearmNeighbors

struct Next: RowsCommand {
    static let description = CommandDescription(
        "next", .move, "Go to the next page.", examples: ["search love --types songs", "next", "next --limit 10"])

    var group: GroupName?
    var limit: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&group, "The group to go on in, where there are several: songs, albums, tracks.")
        fields.option("limit", &limit, "The size of the next pages; that of this page by default.", in: 1...)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        guard let here = context.session.here, let answer = here.answer else {
            throw Failure.nowhere("go to the next page")
        }
        let more = try Continuation.choose(group?.text, of: answer, to: "go to the next page", verb: "next")
        let request = limit.map { more.request.setting("limit", to: String($0)) } ?? more.request
        return try await context.visit(request, from: here, to: "go to the next page")
    }
}

struct Previous: RowsCommand {
    static let description = CommandDescription(
        "previous", .move, "Go to the page before.", aliases: ["prev"],
        examples: ["search love --types songs --offset 5", "previous"])

    mutating func run(in context: some RequestContext) async throws -> any View {
        guard let here = context.session.here else { throw Failure.nowhere("go to the page before") }
        guard let offset = here.request.value(of: "offset").flatMap({ Int($0) }), offset > 0 else {
            throw Failure(
                "Cannot go to the page before", "this is the first page",
                next: "'back' goes to the place before, 'where' shows the trail.")
        }
        let size =
            here.request.value(of: "limit").flatMap { Int($0) }
            ?? (here.neighbor == nil ? Continuation.standardLimit(of: here.request) : SearchParameter.pageSize)
        var request = here.request.setting("offset", to: offset > size ? String(offset - size) : nil)
        // Near the beginning, the previous page is shorter, because it ends before this page.
        if offset < size { request = request.setting("limit", to: String(offset)) }
        return try await context.visit(request, from: here, to: "go to the page before")
    }
}

/// A group that has more pages, with the request for the next one.
struct Continuation {
    var name: String?
    var request: Request

    /// - Parameter verb: the command, for the advice.
    /// - Throws: `Failure` if no group has more pages, or if several have more and the user named none of them.
    static func choose(
        _ name: String?, of answer: Answer, to purpose: String, verb: String
    ) throws(Failure) -> Continuation {
        let all = answer.continuations
        let names = all.compactMap(\.name)
        let advice = "Type one of: \(names.map { "\(verb) \($0)" }.joined(separator: ", "))."
        guard !all.isEmpty else {
            throw Failure("Cannot \(purpose)", "this is the last page", next: "'show' shows what is here.")
        }
        let chosen = name.map { name in all.filter { $0.name == name } } ?? all
        if chosen.isEmpty {
            throw Failure.usage(
                "Cannot \(purpose) of '\(name ?? "")'", "no group of this name has more pages",
                next: advice)
        }
        guard chosen.count == 1 else {
            throw Failure.usage("Cannot \(purpose)", "\(names.count) groups go on", next: advice)
        }
        return try Continuation(chosen[0], of: answer.request, below: answer.response.envelope.root)
    }

    /// Creates the request for the next page.
    /// - Parameter root: the prefix of the service's paths.
    /// - Throws: `Failure` if the link leads elsewhere: links in answers are not trusted.
    init(_ more: (name: String?, target: String), of request: Request, below root: String) throws(Failure) {
        guard Continuation.isTarget(more.target, below: root) else {
            throw Failure(
                "Cannot go to the next page", "the link '\(more.target)' is not below '\(root)'",
                next: "Use 'request' to see where it came from.")
        }
        name = more.name
        self.request = request.following(more.target, of: more.name)
    }

    private static func isTarget(_ target: String, below root: String) -> Bool {
        guard target.hasPrefix(root),
            target.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F..<0xA0).contains($0.value) })
        else {
            return false
        }
        let segments = target.prefix { $0 != "?" && $0 != "#" }.dropFirst().split(
            separator: "/", omittingEmptySubsequences: false)
        return segments.allSatisfy { !["", ".", ".."].contains(PercentEncoding.decode($0)) }
    }

    /// Returns the page size of a request without `limit`.
    static func standardLimit(of request: Request) -> Int {
        let limit = (try? request.match(in: .appleMusic))?.endpoint.parameter("limit")
        if case .integer(_, let standard) = limit?.kind { return standard }
        return 25
    }
}
