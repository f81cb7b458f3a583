import Console

/// The output since the last command, for the observers that keep what commands print.
final class GatheredOutput: LineObserver {
    private let sink = MemorySink()
    /// Output that came by itself between the last command and the one before; it belongs to the last.
    private var idle: [UInt8] = []
    /// The output of the last command; nil if the command is about recording, which is not recorded.
    private(set) var printed: [UInt8]?

    /// The output of the running command so far.
    var current: [UInt8] { sink.bytes }

    /// Copies the output of a screen, or stops to.
    func follow(_ screen: Screen, isWanted: Bool) {
        let isFollowing = screen.copies.contains { $0 === sink }
        if isWanted, !isFollowing { screen.copies.append(sink) }
        if !isWanted, isFollowing { screen.copies.removeAll { $0 === sink } }
    }

    func begin(_ line: ObservedLine) { idle = sink.take() }

    func end(_ line: LastCommand) {
        let taken = sink.take()
        guard line.isAboutRecording else {
            printed = idle.isEmpty ? taken : idle + taken
            return
        }
        sink.write(idle)
        printed = nil
    }

    /// Forgets the output that no command owns yet.
    func forget() {
        _ = sink.take()
        idle = []
    }

    /// Forgets the output of what runs between two commands.
    func forgetIdle() { _ = sink.take() }
}
