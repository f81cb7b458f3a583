import TonearmConsole
import TonearmSystem

/// The program that makes HTTPS requests for the shell. The shell starts it for the first request over the network;
/// `Frame` describes their protocol.
@main
struct LiveMain {
    static func main() {
        // The shell starts the program without arguments, so unreadable arguments count as none.
        if let typed = try? ProgramArguments.read().first { explain(typed) }
        if FileDescriptor.standardInput.isTerminal { explain("") }
        FileDescriptor.closeInherited()
        Signal.surviveFailedWrites()
        let helper = Helper()
        helper.run()
        // The shell has closed the connection, so pending answers are not needed.
        withExtendedLifetime(helper) { OperatingSystem.exitAtOnce(0) }
    }

    /// Explains the program to a user who starts it directly, and exits.
    private static func explain(_ typed: String) -> Never {
        let text =
            typed == "--version"
            ? "tonearm-live \(ProgramVersion.text)\n"
            : "tonearm-live speaks HTTPS for tonearm, which starts it by itself: tonearm --service live\n"
        FileDescriptor.standardOutput.write(text: text)
        OperatingSystem.exit(["--version", "--help"].contains(typed) ? 0 : 64)
    }
}
