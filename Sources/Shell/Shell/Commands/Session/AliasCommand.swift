import AppleMusicAPI
import TonearmConsole

struct AliasCommand: PlainCommand, NamingAction {
    static let description = CommandDescription(
        "alias", .session, "Give a line a name of its own, or list the names.",
        discussion: """
            The line after the equals sign can contain ';', '|' and '>'. Words after the name are added to the end of \
            the line. 'alias NAME =' removes the alias.
            A command's name cannot be an alias; within its own line a name means the command. Recordings contain the \
            line instead of the alias.
            """, examples: ["alias born = open albums/310730204", "born", "alias", "alias born ="])

    var name: AliasName?
    var line: [AliasLine] = []

    var setsValue: Bool { !line.isEmpty || name?.text.contains("=") == true }

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&name, "The name.")
        fields.arguments(&line, "An equals sign and the line.")
    }

    mutating func run(in context: some TokenContext) throws -> any View {
        let aliases = context.session.aliases
        guard let typed = name?.text else { return Self.list(aliases) }
        // The forms `name = line`, `name=line` and `name` are accepted.
        let words = ([typed] + line.map(\.text)).joined(separator: " ")
        guard let equals = words.firstIndex(of: "=") else {
            guard let text = aliases[typed], line.isEmpty else { throw absent(words, aliases) }
            return Self.list([typed: text])
        }
        let name = String(words[..<equals].filter { $0 != " " })
        let text = String(words[words.index(after: equals)...].drop { $0 == " " })
        guard !text.isEmpty else {
            guard aliases[name] != nil else { throw absent(name, aliases) }
            context.session.aliases[name] = nil
            context.session.fileNames.aliases.remove(name)
            return Message("'\(name)' is no longer an alias.", value: ["removed": .string(name)])
        }
        try check(name, text, aliases)
        try checkNothingSecretFollows(name, text, context)
        context.session.aliases[name] = text
        context.session.fileNames.noteAlias(name, by: context.author)
        return Self.list([name: text])
    }

    private func check(_ name: String, _ text: String, _ aliases: [String: String]) throws(Failure) {
        let what = "Cannot name a line '\(name)'"
        guard !name.isEmpty, name.utf8.count <= 40,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }), !name.hasPrefix("-"),
            !name.allSatisfy(\.isNumber)
        else {
            throw Failure.usage(
                what, "a name is made of letters, digits, '-' and '_', and is not a number",
                next: "Type for example 'alias born = open albums/310730204'.")
        }
        guard CommandTable.exactly(name.lowercased()) == nil else {
            throw Failure(what, "a command has this name", next: "Choose another name, such as 'my-\(name)'.")
        }
        guard text.utf8.count <= Aliases.longestLine else {
            throw Failure(
                what, "the line has \(text.utf8.count) bytes, and \(Aliases.longestLine) is the most",
                next: "Put it into a file, and name 'source FILE'.")
        }
        guard aliases[name] != nil || aliases.count < Aliases.mostCount else {
            throw Failure(what, "there are \(Aliases.mostCount) already", next: "Take one away with 'alias NAME ='.")
        }
    }

    /// Refuses an alias after which a secret would be typed: a line is saved as typed, before the alias shows that a
    /// secret follows.
    private func checkNothingSecretFollows(_ name: String, _ text: String, _ context: any TokenContext)
        throws(Failure)
    {
        let trial = text + " " + String(repeating: "secret", count: 8)
        guard context.secrets.hidden(inLine: trial) == trial else {
            throw Failure(
                "Cannot name a line '\(name)'", "its command is given a secret, which would not be hidden",
                next: "Type the command itself.")
        }
    }

    private func absent(_ name: String, _ aliases: [String: String]) -> Failure {
        Failure(
            "Cannot find the alias '\(name)'", "there is no alias of this name",
            next: Nearest.question(name, in: aliases.keys.sorted())
                ?? "Type for example 'alias born = open albums/310730204'.")
    }

    private static func list(_ aliases: [String: String]) -> Message {
        if aliases.isEmpty {
            return Message(
                .faint("No aliases. Type for example ") + .command("alias born = open albums/310730204"),
                value: .object(JSONObject()))
        }
        return SessionLines.rows(aliases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, hasNumbers: false)
    }
}
