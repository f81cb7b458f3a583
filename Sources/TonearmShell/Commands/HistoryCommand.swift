import AppleMusicAPI
import Console

struct HistoryCommand: PlainCommand {
    static let description = CommandDescription(
        "history", .session, "List the lines that were typed, the last one at the end.",
        discussion: """
            '!5' runs the line with the number 5 again, '!!' the last one, '!-2' the one before that; 'edit 5' changes it first. A pipe \
            gets all lines with their numbers: history | grep search.
            """,
        examples: ["history", "history 5"])

    var count: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&count, "How many lines: 20, or all of them where the output goes elsewhere.", in: 1...)
    }

    mutating func run(in context: some HistoryContext) -> any View {
        let isRedirected = context.isRedirected
        let lines = context.pastLines.suffix(count ?? (isRedirected ? .max : 20))
        let width = lines.last.map { String($0.number).count } ?? 0
        return Message.verbatim(
            lines.flatMap { line in
                line.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, text in
                    let number = index == 0 ? String(line.number) : ""
                    let indent = String(repeating: " ", count: width - number.count)
                    return .faint(indent + number + "  ") + StyledText(String(text))
                }
            }, value: .strings(lines.map(\.text)))
    }
}
