import AppleMusicAPI
import ArgumentParser

/// An argument, an option or a flag as the parser declares it, read from the parser's tool information.
struct DeclaredArgument: Hashable, Sendable {
    enum Kind: String, Sendable {
        case positional, option, flag
    }

    var kind: Kind
    /// The long name without hyphens; nil for arguments.
    var name: String?
    var short: Character?
    /// What help calls its value.
    var valueName: String
    /// The sentence of help that explains it.
    var summary: String
    /// The title of its group in help; nil for those that are in none.
    var section: String?
    /// What nothing typed means, where that is a value.
    var standard: String?
    /// All that it can be, where that is a list.
    var values: [String]
    var isRequired: Bool
    var isRepeating: Bool
    /// Whether help shows it.
    var isShown: Bool

    /// What a command takes, in the order of help. None when the tool information has another form than it had when this was written, which
    /// a test would show.
    static func all<Arguments: ParsableArguments>(of type: Arguments.Type) -> [DeclaredArgument] {
        guard let information = try? JSON(parsing: type._dumpHelp()) else { return [] }
        return information["command"]?["arguments"]?.array?.compactMap(DeclaredArgument.init) ?? []
    }

    private init?(_ json: JSON) {
        guard let kind = json["kind"]?.string.flatMap(Kind.init) else { return nil }
        let names = json["names"]?.array ?? []
        self.kind = kind
        name = names.first { $0["kind"] == "long" }?["name"]?.string
        short = names.first { $0["kind"] == "short" }?["name"]?.string?.first
        valueName = json["valueName"]?.string ?? ""
        summary = json["abstract"]?.string ?? ""
        section = json["sectionTitle"]?.string
        standard = json["defaultValue"]?.string
        values = json["allValues"]?.strings ?? []
        isRequired = json["isOptional"]?.bool == false
        isShown = json["shouldDisplay"]?.bool == true
        isRepeating = json["isRepeating"]?.bool == true
    }
}
