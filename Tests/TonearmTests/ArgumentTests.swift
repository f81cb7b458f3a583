import Foundation
import Testing

/// The program where the system shows nothing of its processes.
@Suite struct ArgumentTests {
    /// Whether this process may hide folders from programs that it starts.
    private static let canHide: Bool = {
        guard let program = try? Program() else { return false }
        return (try? program.shell("unshare -m true"))?.status == 0
    }()

    @Test(
        .enabled(if: canHide, "this process may not make a mount namespace"),
        arguments: ["mount -t tmpfs none /proc", "mount --bind /dev/null /proc/self/maps"])
    func `arguments are known without it`(hiding: String) throws {
        let program = try Program()
        for (arguments, expected) in [
            ("-c 'storefront jp'", "Japan"), ("--version", "tonearm "), ("albums 310730204", "Born"),
        ] {
            // The file's own process is the one that runs on as the program.
            let outcome = try program.shell("unshare -m sh -c \"\(hiding) && exec $tonearm \(arguments)\"")
            #expect(outcome.status == 0, "\(arguments)")
            #expect(outcome.output.contains(expected), "\(arguments): \(outcome.output) \(outcome.errors)")
        }
        #expect(try program.shell("unshare -m sh -c \"\(hiding) && exec $tonearm nonsense\"").status == 64)
    }
}
