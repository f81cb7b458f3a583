import AppleMusicAPI
import TonearmConsole
import TonearmLineEditor
import TonearmWorld

struct Explain: PlainCommand {
    static let description = CommandDescription(
        "explain", .learn, "Explain the last refusal, a topic, or an error.",
        discussion: """
            Topics: \(Topic.all.map(\.name).joined(separator: ", ")). Errors are found by number or name, as in an answer or a \
            log: '40403', 'SKErrorDomain 7', 'userTokenRevoked'.
            """,
        examples: ["scenario load eligible", "explain", "explain queues", "explain SKErrorDomain 7"])

    var topic: [TopicName] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&topic, "A topic or an error; the last refusal by default.")
    }

    mutating func run(in context: some AttachmentContext) async throws -> any View {
        if !topic.isEmpty {
            let text = topic.map(\.text).joined(separator: " ")
            if Topic.named(text) == nil, let question = Question.named(text) { return QuestionView(question: question) }
            let errors = Topic.named(text) == nil ? KnownError.named(text) : []
            return errors.isEmpty
                ? TopicView(topic: try TopicName(text: text).found()) : KnownErrorView(errors: errors)
        }
        guard let refused = context.refused else {
            let topics = Topic.all.map { StyledText.command($0.name) }.joined(separator: .faint(", "))
            let notice = context.session.conditionsNotice.map { [$0] } ?? []
            return Message.prose(
                notice + [
                    .faint("Nothing was refused yet."), .command("explain TOPIC") + .faint(" tells of ") + topics,
                ])
        }
        var rows = conditions(of: refused, context) + [("command", refused.line), ("reason", refused.sentence)]
        if let cause = refused.cause {
            rows += Self.rows(about: cause)
        } else {
            rows += try await journalRows(about: refused, context)
        }
        if !refused.errors.isEmpty { rows.append(("frameworks", refused.errors.joined(separator: " · "))) }
        if let advice = refused.advice { rows.append(("a good app", advice)) }
        if let next = refused.next { rows.append(("next", next)) }
        return ProseRows(rows: rows)
    }

    /// Returns the rule, the part of the request that broke it, what was found there and what is allowed.
    private static func rows(about cause: RefusalCause) -> [(String, String)] {
        let found = [cause.part.map(\.text), cause.found].compactMap { $0 }
        return [
            ("rule", "\(cause.rule.sentence) (\(cause.rule.source.text))"),
            found.isEmpty ? nil : ("found", found.joined(separator: ": ")), cause.allowed.map { ("allowed", $0) },
            cause.remedy.map { ("send", $0) },
        ].compactMap { $0 }
    }

    /// Returns the rows about a refused request in the journal of the attached world; empty if no world is attached.
    private func journalRows(
        about refused: Refused, _ context: some AttachmentContext
    ) async throws -> [(String, String)] {
        guard context.session.attachment != nil, let request = refused.request, let status = refused.status else {
            return []
        }
        let path = PercentEncoding.encode(request.path)
        let query = "journal?method=\(request.method.rawValue)&path=\(path)&status=\(status)&limit=1"
        let why: JSON?
        do { why = try await context.control(.get, query)["requests"]?.array?.last?["why"] } catch let failure
            as Failure
        {
            return [("journal", "cannot be read: \(failure.why)")]
        }
        guard let why else { return [("journal", "the server does not have this request any more")] }
        let rule = why["rule"]?.string.map { ("rule", $0 + (why["source"]?.string.map { " (\($0))" } ?? "")) }
        let reasons = (why["reasons"]?.strings as [String]?).map { ("checks", $0.joined(separator: " · ")) }
        let others = ["found", "allowed", "send", "fault"].map { name in why[name]?.string.map { (name, $0) } }
        return ([rule, reasons] + others).compactMap { $0 }
    }

    /// Returns the cause of a refusal: its fault, or else the conditions that may have contributed.
    private func conditions(of refused: Refused, _ context: any SessionContext) -> [(String, String)] {
        if let fault = refused.fault { return [("cause", fault)] }
        return context.session.conditionsNotice.map { [("not as usual", $0.plain)] } ?? []
    }
}

/// The name of a topic, in the plural or the singular.
struct TopicName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "TOPIC", example: "queues")

    /// Errors are candidates only after a first letter, because there are too many of them.
    static func candidates(in context: CompletionContext) -> [Candidate] {
        guard context.words.isEmpty else { return KnownError.numbers(of: context.words.joined(separator: " ")) }
        return Topic.all.map { Candidate($0.name, description: $0.summary) }
            + (context.typed.isEmpty ? [] : KnownError.candidates)
    }

    /// Returns the topic with this name.
    /// - Throws: `Failure` if the name is unknown.
    func found() throws(Failure) -> Topic {
        if let topic = Topic.named(text) { return topic }
        let names = Topic.all.map(\.name)
        let isCommand = CommandTable.all.contains { $0.name == text }
        let known = names + KnownError.candidates.map(\.text)
        let near = Nearest.question(text, in: known, after: "explain")
        throw Failure.usage(
            "Cannot explain '\(text)'", "there is no such topic or error",
            next: isCommand
                ? "'help \(text)' explains the command." : near ?? "Topics: \(names.joined(separator: ", ")).")
    }
}
