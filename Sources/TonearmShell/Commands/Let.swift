import AppleMusicAPI
import ArgumentParser
import Console

struct Let: Command {
    static let configuration = CommandConfiguration.command(
        "let", "Keep a value of the last answer in a variable.",
        discussion:
            "'$name' stands for the value in later lines. The path names members and indices, from 0: data.0.attributes.name."
    )
    static let group = CommandGroup.session
    static let examples = ["albums 310730204", "let id = data.0.relationships.artists.data.0.id", "artists $id"]

    @Argument(help: "The variable's name.") var name: VariableName?
    @Argument(help: "An equals sign and the path.") var path: [ValuePath] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_name)
        fields.arguments(&_path)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        guard let name else {
            let variables = shell.session.variables.sorted { $0.key < $1.key }
            if variables.isEmpty {
                return Message(
                    .faint("No variables. Type for example ") + .command("let id = data.0.id"),
                    value: .object(JSONObject()))
            }
            return SessionLines.rows(variables.map { ("$\($0.key)", $0.value) }, hasNumbers: false)
        }
        // `id = data.0.id`, `id=data.0.id`, `id data.0.id`
        let words = ([name.text] + path.map(\.text)).joined(separator: " ").split { $0 == "=" || $0 == " " }
        guard words.count == 2, let path = words.last.map(String.init), let name = words.first.map(String.init),
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else {
            throw Failure(
                "Cannot set a variable", "a name, '=' and one path are needed",
                next: "Type for example 'let id = data.0.id'; '-o json' shows what there is.",
                status: .usage)
        }
        _ = try await shell.revisit(to: "set a variable")
        let value = try Self.value(at: path, in: shell.session.here?.answer?.json ?? .null)
        shell.session.variables[name] = value
        return SessionLines.rows([("$\(name)", value)], hasNumbers: false)
    }

    private static func value(at path: String, in json: JSON) throws(Failure) -> String {
        var value = json
        for part in path.split(separator: ".") {
            guard let next = Int(part).flatMap({ value[$0] }) ?? value[String(part)] else {
                let names = value.object?.names ?? value.array.map { $0.indices.map(String.init) } ?? []
                throw Failure(
                    "Cannot read '\(path)'", "there is no '\(part)'",
                    next: names.isEmpty
                        ? "There is nothing below." : "There is: \(names.prefix(12).joined(separator: ", ")).")
            }
            value = next
        }
        return value.string ?? value.text
    }
}
