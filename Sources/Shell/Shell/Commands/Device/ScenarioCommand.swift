import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTerminalText
import TonearmWorld

enum ScenarioCommand: Command {
    static let description = CommandDescription(
        "scenario", .demonstrate, "List prepared situations, or start from one.",
        discussion: "Loading one replaces the devices, the apps and the accounts. 'undo' brings them back.",
        examples: ["scenario list", "scenario load eligible", "scenario load two-devices"])

    static let forms = [
        CommandForm("list", "List the scenarios.", List(), isDefault: true),
        CommandForm("load", "Start from a scenario.", Load()),
    ]

    struct List: Action {
        mutating func run(in _: some Any) throws -> any View { ScenarioList() }
    }

    struct Load: Action {
        @Required var name: ScenarioName

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_name, "The scenario's name.") }

        mutating func run(in context: some SessionContext) throws -> any View {
            guard let scenario = Scenario.named(name.text) else {
                throw Failure.usage(
                    "Cannot load the scenario '\(name)'", "there is none of this name",
                    next: Nearest.question(name.text, in: Scenario.all.map(\.name), after: "scenario load")
                        ?? "'scenario list' lists them.")
            }
            try context.session.world.begin(scenario, now: context.now)
            context.session.isAuthorizing = false
            // An earlier refusal is no longer of interest.
            context.refused = nil
            return ScenarioView(scenario: scenario, device: context.session.world.device)
        }
    }
}

struct ScenarioList: View {
    func lines(in frame: Screen.Frame) -> [StyledText] {
        let table = Table(
            headings: [
                Table.Heading(title: "Name", weight: 9, isFlexible: false, style: .command),
                Table.Heading(title: "Situation", weight: 8),
            ], rows: Scenario.all.map { [$0.name, $0.title] })
        return table.lines(in: frame) + [.faint("\(Scenario.all.count) scenarios; scenario load NAME")]
    }

    var body: Body? {
        .list(of: Scenario.all) {
            ["name": .string($0.name), "title": .string($0.title), "lesson": .string($0.lesson)]
        }
    }
}

/// A view of the start of a scenario.
struct ScenarioView: View {
    let scenario: Scenario
    let device: MusicDevice

    func lines(in frame: Screen.Frame) -> [StyledText] {
        [.strong(scenario.title), StyledText("\(device.instance): consent \(device.consent.rawValue)")]
            + (device.consent == .authorized ? [StyledText(CapabilityRow.line(device.capabilities))] : [])
            + Wrapping.lines(of: scenario.lesson, width: frame.width).map { .faint($0) } + nextSteps
    }

    /// The suggested commands, in order.
    private var nextSteps: [StyledText] {
        guard let lines = ScenarioWords.next[scenario.name] else { return [] }
        return [.faint("next:")] + lines.map { StyledText("  ") + .command($0) }
    }

    var body: Body? { .json(["name": .string(scenario.name), "lesson": .string(scenario.lesson)]) }
}
