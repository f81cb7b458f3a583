package import ArgumentParser

/// The options of `tonearm serve`. They are shared by the server program, and by the help and completions of
/// `tonearm`.
package struct ServeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The address to listen on; port 0 takes a free one.", valueName: "host:port"))
    package var listen = "127.0.0.1:8502"
    @Flag(help: "Serve HTTPS, with a certificate of a local authority that is made on first use.")
    package var tls = false
    @Option(
        help: ArgumentHelp("A certificate chain of your own, in PEM, for HTTPS.", valueName: "file"),
        completion: .file())
    package var tlsCert: String?
    @Option(help: ArgumentHelp("The key of --tls-cert, in PEM.", valueName: "file"), completion: .file())
    package var tlsKey: String?
    @Option(
        help: ArgumentHelp("Trust tokens of a media key, AuthKey_ID.p8; may be repeated.", valueName: "file"),
        completion: .file())
    package var key: [String] = []
    @Option(
        help: ArgumentHelp("The team of the key given with it: one for each --key, or one for all.", valueName: "id"))
    package var team: [String] = []
    @Flag(help: "Trust tokens regardless of who signed them; their form and times are still checked.")
    package var acceptAnyKey = false
    @Option(
        help: ArgumentHelp(
            "Let web pages of an origin read answers, beside those of this machine and of Apple Music; '*' lets all. May be repeated.",
            valueName: "origin"))
    package var allowOrigin: [String] = []
    @Option(
        help: ArgumentHelp(
            "Answer for a host name, beside addresses, this machine's names and Apple's; '*' for all. May be repeated.",
            valueName: "name"))
    package var allowHost: [String] = []
    @Option(help: ArgumentHelp("Keep what requests change in a file.", valueName: "file"), completion: .file())
    package var state: String?
    @Option(help: ArgumentHelp("Answer from a catalog file.", valueName: "file"), completion: .file())
    package var catalog: String?
    @Option(
        help: ArgumentHelp(
            "Answer /v1/feed from a folder that 'catalog export --feed' wrote.", valueName: "folder"),
        completion: .directory)
    package var feed: String?
    @Option(
        help: ArgumentHelp("Begin with the accounts, music, time and faults of a world file.", valueName: "file"),
        completion: .file())
    package var world: String?
    @Option(
        help: ArgumentHelp(
            "Fail on purpose: an effect, and perhaps --on PATH, --times N, --delay SECONDS; or @FILE with one a line.",
            valueName: "fault"))
    package var fault: [String] = []
    @Option(
        help: ArgumentHelp(
            "Let tests make worlds and set faults, accounts and clocks, on this loopback address and with a secret that is printed.",
            valueName: "host:port"))
    package var control: String?
    @Flag(
        help:
            "Serve a script in place of MusicKit on the Web, at its path on Apple's host and on this server, and let pages get user tokens."
    )
    package var script = false
    @Option(
        help: ArgumentHelp(
            "Write the addresses, the secret and the tokens to a file as JSON once the server answers.",
            valueName: "file"),
        completion: .file())
    package var ready: String?
    @Flag(
        help:
            "End when standard input ends, as it does when the program that started the server ends in any way, and remove the file of --ready then."
    )
    package var untilInputEnds = false
    @Option(
        help: ArgumentHelp(
            "Write the received requests to a file, one line of JSON each, without tokens.", valueName: "file"),
        completion: .file())
    package var record: String?
    @Flag(help: "Print a line for each request, without tokens.")
    package var log = false
    @Option(help: ArgumentHelp("Stop the clock at this time, in ISO 8601.", valueName: "time"))
    package var clock: String?
    @Option(help: "The seed of random values.")
    package var seed: UInt64?

    package init() {}

    package func validate() throws {
        guard (tlsCert == nil) == (tlsKey == nil) else {
            throw ValidationError("'--tls-cert' and '--tls-key' need each other.")
        }
        guard team.count == key.count || team.count == 1 && !key.isEmpty else {
            throw ValidationError(
                "there must be one '--team' for each '--key', or one for all, but there are \(team.count) for \(key.count)."
            )
        }
    }
}
