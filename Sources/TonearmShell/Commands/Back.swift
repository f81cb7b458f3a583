import AppleMusicAPI
import ArgumentParser
import Console

struct Back: Command {
    static let configuration = CommandConfiguration.command(
        "back", "Go back to the place visited before.")
    static let group = CommandGroup.move
    static let examples = ["search beach bunny", "open 1", "back"]

    @Argument(help: "How many places.") var count = 1
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_count)
    }

    func validate() throws { try validateCount(count) }

    mutating func run(in shell: Shell) async throws -> any View {
        guard shell.session.trail.position >= count else {
            let before = max(shell.session.trail.position, 0)
            throw Failure(
                "Cannot go back", Self.lying(before, "behind", none: "this is the first place"),
                next: "'where' shows the trail.")
        }
        shell.session.trail.move(by: -count)
        return try await shell.revisit(to: "go back")
    }

    fileprivate static func lying(_ count: Int, _ direction: String, none: String) -> String {
        switch count {
        case ...0: none
        case 1: "only one place lies \(direction)"
        default: "only \(count) places lie \(direction)"
        }
    }
}

struct Forward: Command {
    static let configuration = CommandConfiguration.command(
        "forward", "Go forward again after 'back'.")
    static let group = CommandGroup.move
    static let examples = ["search beach bunny", "open 1", "back", "forward"]

    @Argument(help: "How many places.") var count = 1
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_count)
    }

    func validate() throws { try validateCount(count) }

    mutating func run(in shell: Shell) async throws -> any View {
        let trail = shell.session.trail
        let ahead = trail.count - 1 - trail.position
        guard ahead >= count else {
            throw Failure(
                "Cannot go forward", Back.lying(ahead, "ahead", none: "this is the last place"),
                next: "'where' shows the trail.")
        }
        shell.session.trail.move(by: count)
        return try await shell.revisit(to: "go forward")
    }
}

struct Where: Command {
    static let configuration = CommandConfiguration.command(
        "where", "Show the trail of places visited, and which of them is here.")
    static let group = CommandGroup.move
    static let examples = ["open albums/310730204", "follow tracks", "where"]

    @OptionGroup var common: CommonOptions
    mutating func run(in shell: Shell) -> any View {
        let trail = shell.session.trail
        let places = trail.places
        guard !places.isEmpty else {
            return Message(.faint("Nowhere yet. Type for example ") + .command("search beach bunny"))
        }
        let lines = places.enumerated().map { index, place in
            index == trail.position ? StyledText("> ") + .strong(place.title) : StyledText("  \(place.title)")
        }
        return Message(lines, value: .array(places.map { .string($0.request.target) }))
    }
}

private func validateCount(_ count: Int) throws {
    if count < 1 { throw ValidationError("The count must be 1 or more, but was \(count).") }
}
