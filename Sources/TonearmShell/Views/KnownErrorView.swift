import AppleMusicAPI
import Console
import TerminalText

/// A view of the errors with a name or number: meaning, remedy, and example lines.
struct KnownErrorView: View {
    let errors: [KnownError]

    func lines(in frame: Screen.Frame) -> [StyledText] {
        errors.enumerated().flatMap { index, error in
            let names = Wrapping.lines(of: error.names.joined(separator: " · "), width: frame.width)
            let rows = [("means", error.meaning), ("then", error.remedy)]
            let tries: [StyledText] =
                error.lines.isEmpty ? [] : [.faint("try:")] + error.lines.map { StyledText("  ") + .command($0) }
            let gap: [StyledText] = index > 0 ? [""] : []
            let title: [StyledText] = names.map { .strong($0) }
            return gap + title + ProseRows(rows: rows).lines(in: frame) + tries
        }
    }

    var body: Body? { .json(.array(errors.map(Self.value))) }

    private static func value(of error: KnownError) -> JSON {
        let members: [(String, JSON)] = [
            ("names", .strings(error.names)), ("meaning", .string(error.meaning)), ("remedy", .string(error.remedy)),
            ("lines", .strings(error.lines)),
        ]
        return .object(JSONObject(members))
    }
}
