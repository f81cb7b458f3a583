package import ArgumentParser

/// The options of `tonearm class`, shared by the server program and by the help and completions of `tonearm`.
package struct ClassOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The lessons: names of 'lesson list', or files that the learners have.", valueName: "lesson")
    )
    package var lessons: [String]
    @Option(
        help: ArgumentHelp(
            "The learners: a file with a name on each line, or a number of learners.", valueName: "file|n"),
        completion: .file())
    package var learners = "1"
    @Option(
        help: ArgumentHelp(
            "The address of the worlds. Beyond this machine it needs --tls or --tls-cert; port 0 takes a free one.",
            valueName: "host:port"))
    package var listen = "127.0.0.1:8502"
    @Option(
        help: ArgumentHelp(
            "The address of links and of the teacher's page: by default the next port after that of --listen.",
            valueName: "host:port"))
    package var control: String?
    @Flag(help: "Serve HTTPS, with a certificate of a local authority that is made on first use.")
    package var tls = false
    @Option(
        help: ArgumentHelp("A certificate chain of your own, in PEM, for HTTPS.", valueName: "file"),
        completion: .file())
    package var tlsCert: String?
    @Option(help: ArgumentHelp("The key of --tls-cert, in PEM.", valueName: "file"), completion: .file())
    package var tlsKey: String?
    @Option(
        help: ArgumentHelp(
            "Write the teacher's and the learners' links to a file that only you can read.", valueName: "file"),
        completion: .file())
    package var links: String?
    @Option(
        help: ArgumentHelp(
            "Write the results to a file, .csv or .md, every ten seconds and at the end.", valueName: "file"),
        completion: .file())
    package var results: String?
    @Option(
        help: ArgumentHelp("Write the teacher's addresses and secret to a file as JSON.", valueName: "file"),
        completion: .file())
    package var ready: String?
    @Option(help: ArgumentHelp("Answer from a catalog file.", valueName: "file"), completion: .file())
    package var catalog: String?
    @Option(
        help: ArgumentHelp(
            "Begin all worlds with the accounts, music, time and faults of a world file.", valueName: "file"),
        completion: .file())
    package var world: String?
    @Option(help: "The seed of random values.")
    package var seed: UInt64?
    @Flag(help: "Print a line for each request, without tokens.")
    package var log = false

    package init() {}

    package func validate() throws {
        guard (tlsCert == nil) == (tlsKey == nil) else {
            throw ValidationError("'--tls-cert' and '--tls-key' need each other.")
        }
        if lessons.isEmpty { throw ValidationError("a class needs the name of a lesson, such as 'tour'.") }
    }

    /// The words of `tonearm serve` that serve the worlds.
    package var serveWords: [String] {
        let values: [(String, String?)] = [
            ("--listen", listen), ("--control", control), ("--tls-cert", tlsCert), ("--tls-key", tlsKey),
            ("--ready", ready), ("--catalog", catalog), ("--world", world), ("--seed", seed.map(String.init)),
        ]
        return values.flatMap { name, value in value.map { ["\(name)=\($0)"] } ?? [] } + (tls ? ["--tls"] : [])
            + (log ? ["--log"] : [])
    }
}
