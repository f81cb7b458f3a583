import AppleMusicNetwork
import Console

/// Speaks HTTPS for the shell, which starts it when a service on the network is first asked: see `Frame` for what goes to and fro.
@main
struct Main {
    static func main() {
        // A program that does not know its arguments is started by the shell, which gives none.
        if let typed = try? ProgramArguments.read().first { explain(typed) }
        if OperatingSystem.isTerminal(0) { explain("") }
        OperatingSystem.closeInherited()
        OperatingSystem.surviveFailedWrites()
        let helper = Helper()
        helper.run()
        // Whoever asked is gone, and with it whoever could want what is still on its way.
        withExtendedLifetime(helper) { OperatingSystem.exitAtOnce(0) }
    }

    /// For whoever finds it among the programs.
    private static func explain(_ typed: String) -> Never {
        let text =
            typed == "--version"
            ? "tonearm-live \(ProgramVersion.text)\n"
            : "tonearm-live speaks HTTPS for tonearm, which starts it by itself: tonearm --service live\n"
        _ = OperatingSystem.writeAll(Array(text.utf8), to: 1)
        OperatingSystem.exit(["--version", "--help"].contains(typed) ? 0 : 64)
    }
}
