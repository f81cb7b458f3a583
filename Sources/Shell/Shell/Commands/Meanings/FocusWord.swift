import AppleMusicAPI

/// A relationship or a view of the focus in place of a command: `tracks`, `similar-artists`.
///
/// A command with the same name takes precedence: with an album open, `artists` fetches artists by their ids.
enum FocusWord {
    /// Returns the equivalent command; nil if the words do not begin with a relationship or a view.
    static func command(for words: [String], in session: Session) -> [String]? {
        guard let first = words.first?.lowercased(), let focus = session.here?.focus, !first.isEmpty,
            CommandTable.exactly(first) == nil
        else { return nil }
        let all = Self.words(of: focus.resource.type)
        let beginning = all.filter { $0.name.hasPrefix(first) }
        // An abbreviation counts if it is unique and does not abbreviate a command.
        let isShort = beginning.count == 1 && first.count > 2 && !CommandTable.hasCommand(named: first)
        guard let word = all.first(where: { $0.name == first }) ?? (isShort ? beginning.first : nil) else { return nil }
        return [word.verb, word.name] + words.dropFirst()
    }

    /// Returns the relationships and views of a type, each with the command that goes there.
    static func words(of type: ResourceType) -> [(name: String, verb: String)] {
        guard let description = Schema.appleMusic[type] else { return [] }
        return description.relationships.map { ($0.name, "follow") } + description.views.map { ($0.name, "view") }
    }
}
