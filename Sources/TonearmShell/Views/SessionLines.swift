import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld

/// Messages about the session.
enum SessionLines {
    static func storefront(_ session: Session) -> Message {
        let storefront = session.world.currentStorefront
        var lines = [
            .strong("\(storefront.id) \(storefront.name)")
                + StyledText(
                    ", answers in \(session.world.language), explicit content \(storefront.explicitContentPolicy.rawValue)"
                ),
            .faint("languages: \(storefront.supportedLanguageTags.joined(separator: ", "))"),
        ]
        if let locale = session.world.locale, storefront.supportedTag(locale) == nil {
            lines.append(
                StyledText("note: ", .warning)
                    + StyledText(
                        "'\(storefront.id)' does not have '\(locale)', so the service answers in \(session.world.language)."
                    ))
        }
        return Message(
            lines,
            value: [
                "storefront": .string(storefront.id), "name": .string(storefront.name),
                "language": .string(session.world.language), "locale": session.world.locale.map(JSON.string) ?? .null,
                "supportedLanguageTags": .strings(storefront.supportedLanguageTags),
            ], identifiers: [ResourceIdentifier(.storefronts, storefront.id)])
    }

    /// - Parameter hasNumbers: whether numeric values become JSON numbers; ids and codes stay strings.
    static func rows(_ rows: [(name: String, value: String)], hasNumbers: Bool = true) -> Message {
        let indent = rows.map(\.name.count).max() ?? 0
        let lines: [StyledText] = rows.map { row in
            if row.value.isEmpty { return .faint(row.name) }
            return .faint(row.name + String(repeating: " ", count: indent - row.name.count + 2)) + StyledText(row.value)
        }
        let members = rows.map { row in
            let number = hasNumbers ? Int(row.value).flatMap { String($0) == row.value ? $0 : nil } : nil
            return (row.name, number.map(JSON.integer) ?? .string(row.value))
        }
        var message = Message(lines, value: .object(JSONObject(members)))
        message.hangingIndent = indent + 2
        message.facts = rows.map { .fact($0.name, $0.value) }
        return message
    }
}
