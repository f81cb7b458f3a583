import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

// Actions of the user on the app.
extension AppCommand {
    struct Background: Action {
        var rule = BackgroundRule.observed

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(&rule, "The source that decides what then plays.")
        }

        mutating func run(in context: some PlayerContext) throws -> any View {
            let rule = rule
            let changes = try context.control { device, now, faults in device.sendAppToBackground(rule, at: now, faults)
            }
            if changes.isEmpty { return context.message(of: []) }
            let others = BackgroundRule.allCases.filter { $0 != rule }.map { other in
                StyledText.faint("the other source: \(other.sentence); ") + .command("app background \(other.rawValue)")
            }
            return Message.prose(
                context.lines(of: changes) + [.faint("the system player goes on in any case")] + others,
                value: .strings(changes.map(\.sentence)))
        }
    }

    struct Quit: Action {
        mutating func run(in context: some PlayerContext) throws -> any View {
            context.message(of: try context.control { device, now, faults in device.quitApp(at: now, faults) })
        }
    }
}
