import AppleMusicAPI
import TonearmConsole

struct Let: PlainCommand {
    static let description = CommandDescription(
        "let", .session, "Keep a value of the last answer, or a text, in a variable.",
        discussion: """
            '$name' stands for the value in later lines. Without a variable, '$3.name' is a value of row 3.
            The value is a path of JSONPath into the answer, a text in quotes, or a number. Several values are kept \
            with commas between, as ids are typed.
            """,
        examples: [
            "albums 310730204", "let long = data[?@.attributes.trackCount > 5].id",
            "let id = data[0].relationships.artists.data[0].id", "artists $id", "let term = \"beach bunny\"",
        ])

    var name: VariableName?
    var path: [AssignedPath] = []

    var setsValue: Bool { name != nil }

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&name, "The variable's name.")
        fields.arguments(&path, "An equals sign, and a path, a text in quotes or a number.")
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        guard let name else {
            let variables = context.session.variables.sorted { $0.key < $1.key }
            if variables.isEmpty {
                return Message(
                    .faint("No variables. Type for example ") + .command("let id = data[0].id"),
                    value: .object(JSONObject()))
            }
            return SessionLines.rows(variables.map { ("$\($0.key)", $0.value) }, hasNumbers: false)
        }
        let (variable, text) = try Self.parts(([name.text] + path.map(\.text)).joined(separator: " "))
        let value: String
        if let literal = Self.literal(text) {
            value = literal
        } else {
            let path = try ValueLookup.path(text)
            _ = try await context.revisit(to: "set a variable")
            do throws(Failure) {
                let values = try ValueLookup.values(at: path, in: context.session.here?.answer?.json ?? .null)
                value = ValueLookup.text(of: values)
                context.session.noteRead(path)
            } catch {
                guard path.isOneName else { throw error }
                var failure = error
                failure.details = ["a text needs quotes: let \(variable) = \"\(text)\""]
                throw failure
            }
        }
        context.session.variables[variable] = value
        context.session.fileNames.noteVariable(variable, by: context.author)
        return SessionLines.rows([("$\(variable)", value)], hasNumbers: false)
    }

    /// Splits `id = data[0].id`, `id=data[0].id` or `id data[0].id`.
    private static func parts(_ text: String) throws(Failure) -> (name: String, value: String) {
        let name = text.prefix { $0 != "=" && $0 != " " }
        var value = text.dropFirst(name.count).drop { $0 == " " }
        if value.first == "=" { value = value.dropFirst().drop { $0 == " " } }
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
        guard isName, !value.isEmpty else {
            throw Failure.usage(
                "Cannot set a variable", "a name that begins with a letter, '=' and a value are needed",
                next: "Type for example 'let id = data[0].id'; '-o json' shows what there is.")
        }
        return (String(name), String(value))
    }

    /// - Returns: the text of a literal value; nil if the text is a path.
    private static func literal(_ text: String) -> String? {
        if text.count > 1, let quote = text.first, quote == "\"" || quote == "'", text.last == quote {
            return String(text.dropFirst().dropLast())
        }
        switch try? JSON(parsing: text) {
        case .number, .bool, .null: return text
        default: return nil
        }
    }
}

extension Session {
    /// Stores the element of the present answer that a path begins with, for generated code: 9 for `data[9].id`.
    fileprivate mutating func noteRead(_ path: JSONPath) {
        guard path.segments.count > 1, path.segments[0].name == "data", let element = path.segments[1].index,
            var place = here, place.readElement != element
        else { return }
        place.readElement = element
        trail.replace(with: place)
    }
}

extension JSONPath.Segment {
    /// The index of an element from the start: 9 for `[9]` and `.9`; nil for other selections.
    fileprivate var index: Int? {
        switch selectors.count == 1 ? selectors[0] : .wildcard {
        case .index(let index) where index >= 0: index
        case .number(let index): index
        default: nil
        }
    }
}
