import AppleMusicAPI
import Console

struct Version: PlainCommand {
    static let description = CommandDescription(
        "version", .session, "Print the version of tonearm.", examples: ["version"])

    mutating func run(in context: some ProgramContext) -> any View {
        let version = context.version
        return Message(StyledText("tonearm \(version)"), value: ["name": "tonearm", "version": .string(version)])
    }
}
