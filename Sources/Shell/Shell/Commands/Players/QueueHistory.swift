import TonearmConsole
import TonearmDevice
import TonearmWorld

/// The form of `queue` that sets `affectsListeningHistory` of the queue that was set last.
struct QueueHistory: Action {
    @Required var state: OnOff

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&_state, "Whether its plays enter the account's history.")
    }

    mutating func run(in context: some DeviceContext) throws -> any View {
        let version = context.session.world.device.device.version
        guard version >= .listeningHistory else {
            throw Failure(
                "Cannot turn the listening history of the queue \(state.rawValue)",
                "'affectsListeningHistory' came with iOS \(SystemVersion.listeningHistory), and the device has \(version)",
                next:
                    "Type for example 'device add new --ios 27'. 'device listening-history off' is the person's setting."
            )
        }
        let affects = state == .on
        let changes = try context.control { device, now, _ throws(Refusal) in
            try device.setAffectsHistory(affects, at: now)
        }
        return context.playerAnswer(
            changes, [.affectsHistory(affects)],
            headline: StyledText("Plays of this queue \(affects ? "enter" : "stay out of") the listening history."))
    }
}
