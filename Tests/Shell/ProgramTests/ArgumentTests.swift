import Foundation
import Testing
import TonearmTestSupport

/// Tests the program on systems that do not show its processes.
@Suite(.waiting) struct ArgumentTests {
    /// A Boolean value that is true if this process may hide folders from child programs.
    private static let canHide: Bool = {
        guard let program = try? Program() else { return false }
        return (try? program.shell("unshare -m true"))?.status == 0
    }()

    /// Runs the program in a process whose folders were hidden first.
    private func run(_ arguments: String, hiding: String) throws -> Program.Outcome {
        try Program().shell("unshare -m sh -c \"\(hiding) && exec $tonearm \(arguments)\"")
    }

    @Test(.enabled(if: canHide, "this process may not make a mount namespace"))
    func `arguments are known where its memory's map cannot be read`() throws {
        let hiding = "mount --bind /dev/null /proc/self/maps"
        for (arguments, expected) in [
            ("-c 'storefront jp'", "Japan"), ("--version", "tonearm "), ("albums 310730204", "Born"),
        ] {
            let outcome = try run(arguments, hiding: hiding)
            #expect(outcome.status == 0, "\(arguments)")
            #expect(outcome.output.contains(expected), "\(arguments): \(outcome.output) \(outcome.errors)")
        }
        #expect(try run("nonsense", hiding: hiding).status == 64)
    }

    @Test(
        .enabled(if: canHide, "this process may not make a mount namespace"),
        arguments: ["-c 'storefront jp'", "--version", "albums 310730204", "", "serve --tls"])
    func `without the file system of processes it says so and does nothing`(arguments: String) throws {
        let outcome = try run(arguments, hiding: "mount -t tmpfs none /proc")
        #expect(outcome.status == 70)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("error: Cannot start: '/proc/self/task' cannot be read"))
    }
}
