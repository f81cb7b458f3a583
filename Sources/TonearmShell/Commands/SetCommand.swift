import ArgumentParser
import Console

struct SetCommand: Command {
    static let configuration = CommandConfiguration.command(
        "set", "Show or change settings: output, color, width, catalog, retries.",
        discussion: """
            The catalog is 'built-in', or a file that 'catalog generate' or 'catalog import' made. 'retries' says how often a read is tried \
            again when the service answers 429 or 503: 0 to 10. 'get' is never tried again, nor is what changes something.
            """)
    static let group = CommandGroup.session
    static let examples = [
        "set", "set output json", "set width 100", "set width auto", "set catalog built-in", "set retries 0",
    ]

    @Argument(help: "The setting: output, color, width, catalog or retries.") var name: Name?
    @Argument(help: "Its value.") var value: String?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_name)
        fields.argument(&_value)
    }

    enum Name: String, CaseIterable, ExpressibleByArgument, Sendable {
        case output, color, width, catalog, retries
    }

    mutating func run(in shell: Shell) throws -> any View {
        guard let name else { return SessionLines.rows(SessionLines.settings(shell.session)) }
        if let value {
            if name == .catalog {
                try shell.use(catalog: value)
            } else {
                try change(name, to: value, &shell.session.settings)
            }
        }
        return SessionLines.rows(SessionLines.settings(shell.session).filter { $0.name == name.rawValue })
    }

    private func change(_ name: Name, to value: String, _ settings: inout Settings) throws(Failure) {
        switch name {
        case .output:
            guard let output = Output(rawValue: value) else {
                throw refuse(name, value, Output.allCases.map(\.rawValue))
            }
            settings.output = output
        case .color:
            guard let color = Settings.Color(rawValue: value) else {
                throw refuse(name, value, Settings.Color.allCases.map(\.rawValue))
            }
            settings.color = color
        case .width:
            if value == "auto" {
                settings.width = nil
            } else if let width = Int(value), Settings.widths.contains(width) {
                settings.width = width
            } else {
                throw refuse(name, value, ["auto", "\(Settings.widths.lowerBound) to \(Settings.widths.upperBound)"])
            }
        case .catalog: break
        case .retries:
            guard let retries = Int(value), Settings.retryCounts.contains(retries) else {
                throw refuse(
                    name, value, ["\(Settings.retryCounts.lowerBound) to \(Settings.retryCounts.upperBound)"])
            }
            settings.retries = retries
        }
    }

    private func refuse(_ name: Name, _ value: String, _ allowed: [String]) -> Failure {
        Failure(
            "Cannot set \(name.rawValue) to '\(value)'", "this is no value of it",
            next: "It can be: \(allowed.joined(separator: ", ")).", status: .usage)
    }
}
