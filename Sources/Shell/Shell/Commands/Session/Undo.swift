import AppleMusicAPI
import TonearmConsole

struct Undo: PlainCommand {
    static let kind = CommandKind.movingInTime
    static let description = CommandDescription(
        "undo", .session, "Undo the last commands that changed the session, or list them.",
        examples: ["storefront jp", "undo --list", "undo"])

    var count = 1
    var list = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&count, "How many commands.", in: 1...)
        fields.flag("list", &list, "List what can be undone and done again, and change nothing.")
    }

    mutating func run(in context: some SessionContext) throws -> any View {
        if list { return Self.steps(context) }
        // The count is limited to the number of stored steps.
        let lines = (0..<min(count, ChangeHistory.limit)).compactMap { _ in context.undo() }
        guard !lines.isEmpty else {
            throw Failure("Cannot undo", "nothing was changed yet", next: "'history' lists the lines that were typed.")
        }
        return Message(
            lines.map { StyledText("Undone: ") + .command($0) } + [context.session.whereabouts],
            value: ["undone": .strings(lines)])
    }

    /// Lists the changes, the last change first. Above them are the undone changes; the lowest of these is redone next.
    private static func steps(_ context: any SessionContext) -> Message {
        let (past, future) = context.changedLines
        let redone = future.enumerated().map { ("redo \(future.count - $0)", $1) }
        let undone = past.reversed().enumerated().map { ("undo \($0 + 1)", $1) }
        let value: JSON = ["undo": .strings(past.reversed()), "redo": .strings(future.reversed())]
        if past.isEmpty, future.isEmpty { return Message(.faint("Nothing was changed yet."), value: value) }
        return Message(SessionLines.rows(redone + undone).lines, value: value)
    }
}

struct Redo: PlainCommand {
    static let kind = CommandKind.movingInTime
    static let description = CommandDescription(
        "redo", .session, "Redo what the last 'undo' took back.", examples: ["storefront jp", "undo", "redo"])

    var count = 1

    mutating func visit(_ fields: inout FieldVisitor) { fields.argument(&count, "How many commands.", in: 1...) }

    mutating func run(in context: some SessionContext) throws -> any View {
        let lines = (0..<min(count, ChangeHistory.limit)).compactMap { _ in context.redo() }
        guard !lines.isEmpty else {
            throw Failure(
                "Cannot redo", "nothing was undone since the last change", next: "'undo' undoes the last change.")
        }
        return Message(
            lines.map { StyledText("Done again: ") + .command($0) } + [context.session.whereabouts],
            value: ["redone": .strings(lines)])
    }
}

extension Session {
    /// The current place, as in the prompt.
    var whereabouts: StyledText {
        let lines = PromptLines(session: self)
        let parts = [String(lines.left.dropLast(2)), lines.right].filter { !$0.isEmpty }
        return .faint("now: " + parts.joined(separator: "  "))
    }
}
