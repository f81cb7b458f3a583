import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

enum QueueCommand: Command {
    static let description = CommandDescription(
        "queue", .play, "Show, set, add to and edit the queue of the player in use.",
        discussion: """
            Setting, playing next and playing later work on both players; inserting, removing and moving only on the \
            application player.
            An edit is a transaction of its own, unless 'queue begin' has opened one. Numbers are then those of the \
            queue as it was when the transaction began.
            Edits take time, and the command waits for them unless '--no-wait' is given. A stopped clock is advanced \
            by this time.
            """, examples: [
            "authorize --answer allow", "queue set albums/310730204", "queue insert songs/203709340 --after 3",
            "queue next songs/203709340", "queue move 3 --to 2 --no-wait", "clock advance 1s", "queue begin",
            "queue remove 3", "queue insert songs/203709340 --after 5", "queue commit", "queue",
        ])

    static let forms = [
        CommandForm("show", "Show the entries.", Show(), isDefault: true),
        CommandForm("set", "Replace the queue; the current item goes on until 'play'.", SetQueue()),
        CommandForm(
            "next", "Add music after the current entry, to play next.", Append(form: "queue next", call: .playNext)),
        CommandForm("later", "Add music at the end, to play later.", Append(form: "queue later", call: .playLater)),
        CommandForm("insert", "Insert music after an entry.", Insert()),
        CommandForm("remove", "Remove entries.", Remove()),
        CommandForm("move", "Move an entry to another number.", Move()),
        CommandForm(
            "clear", "Remove every entry.",
            PlayerStep([.clear]) { device, now, faults throws(Refusal) in try device.clearQueue(at: now, faults) }),
        CommandForm(
            "prepare", "Prepare to play.",
            PlayerStep([.prepare]) { device, now, faults throws(Refusal) in try device.prepareToPlay(at: now, faults) }),
        CommandForm(
            "begin", "Open a transaction.",
            PlayerStep([.transaction, .readQueue]) { device, now, faults throws(Refusal) in
                try device.beginTransaction(at: now, faults)
            }),
        CommandForm("commit", "Apply the edits of the transaction.", Commit()),
        CommandForm(
            "rollback", "Discard the edits of the transaction.",
            PlayerStep([]) { device, now, _ throws(Refusal) in try device.rollBackTransaction(at: now) }),
    ]

    struct Show: Action {
        mutating func run(in context: some SessionContext) throws -> any View {
            QueueTable(device: context.session.world.device, now: context.milliseconds)
        }
    }

    struct Commit: Action {
        var options = EditOptions()

        mutating func visit(_ fields: inout FieldVisitor) { fields.group(&options) }

        mutating func run(in context: some PlayerContext) async throws -> any View {
            let changes = try context.control { device, now, faults throws(Refusal) in
                try device.commitTransaction(at: now, faults)
            }
            return try await options.answer(changes, [.transaction], in: context)
        }
    }
}
