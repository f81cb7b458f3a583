import TonearmSystem

/// The end of standard input. The program that started the server holds it open, so it ends with that program, even
/// after SIGKILL.
enum InputEnd {
    /// Returns when standard input ends or cannot be read, or when the task is cancelled. What is read is dropped.
    static func wait() async {
        let (pieces, piece) = AsyncStream.makeStream(of: Void.self)
        let isStarted = BackgroundThread.start {
            while isOpen() {}
            piece.finish()
        }
        // Without a thread, the server could outlive its starter.
        if !isStarted { return }
        for await _ in pieces {}
    }

    /// Reads once, and returns whether there may be more.
    private static func isOpen() -> Bool {
        let input = FileDescriptor.standardInput
        do throws(Errno) { return try !input.read(upTo: 4_096).isEmpty } catch {
            // The starter may have set the stream to return at once.
            return error == .wouldBlock
                && (try? FileDescriptor.wait(for: [(input, .reading)], milliseconds: -1)) != nil
        }
    }
}
