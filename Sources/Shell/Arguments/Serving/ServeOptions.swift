/// The options of `tonearm serve`. They are shared by the server program, and by the help and completions of
/// `tonearm`.
package struct ServeOptions: DeclaredArguments {
    package var listen = "127.0.0.1:8502"
    package var tls = false
    package var tlsCert: String?
    package var tlsKey: String?
    package var key: [String] = []
    package var team: [String] = []
    package var acceptAnyKey = false
    package var allowOrigin: [String] = []
    package var allowHost: [String] = []
    package var state: String?
    package var catalog: String?
    package var feed: String?
    package var world: String?
    package var era: String?
    package var fault: [String] = []
    package var control: String?
    package var script = false
    package var ready: String?
    package var untilInputEnds = false
    package var record: String?
    package var log = false
    package var clock: String?
    package var seed: UInt64?

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("listen", &listen, HostAndPort.self, "The address to listen on; port 0 takes a free one.")
        visitCertificate(&fields)
        fields.option(
            "key", &key, ServedFile.self, "Trust tokens of a media key, AuthKey_ID.p8; may be repeated.")
        fields.option(
            "team", &team, TeamValue.self, "The team of the key given with it: one for each --key, or one for all.")
        fields.flag(
            "accept-any-key", &acceptAnyKey,
            "Trust tokens regardless of who signed them; their form and times are still checked.")
        fields.option(
            "allow-origin", &allowOrigin, OriginValue.self,
            "Let web pages of an origin read answers, beside those of this machine and of Apple Music; '*' lets all. May be repeated."
        )
        fields.option(
            "allow-host", &allowHost, ServedName.self,
            "Answer for a host name, beside addresses, this machine's names and Apple's; '*' for all. May be repeated."
        )
        fields.option("state", &state, ServedFile.self, "Keep what requests change in a file.")
        fields.option("catalog", &catalog, ServedFile.self, "Answer from a catalog file.")
        fields.option(
            "feed", &feed, ServedFolder.self, "Answer /v1/feed from a folder that 'catalog export --feed' wrote.")
        fields.option(
            "world", &world, ServedFile.self, "Begin with the accounts, music, time and faults of a world file.")
        fields.option("era", &era, EraValue.self, "Answer as the service of a year: 2017, 2019 or today.")
        fields.option(
            "fault", &fault, FaultValue.self,
            "Fail on purpose: an effect, and perhaps --on PATH, --times N, --delay SECONDS; or @FILE with one a line.")
        fields.option(
            "control", &control, HostAndPort.self,
            "Let tests make worlds and set faults, accounts and clocks, on this loopback address and with a secret that is printed."
        )
        fields.flag(
            "script", &script,
            "Serve a script in place of MusicKit on the Web, at its path on Apple's host and on this server, and let pages get user tokens."
        )
        fields.option(
            "ready", &ready, ServedFile.self,
            "Write the addresses, the secret and the tokens to a file as JSON once the server answers.")
        fields.flag(
            "until-input-ends", &untilInputEnds,
            "End when standard input ends, as it does when the program that started the server ends in any way, and remove the file of --ready then."
        )
        fields.option(
            "record", &record, ServedFile.self,
            "Write the received requests to a file, one line of JSON each, without tokens.")
        fields.flag("log", &log, "Print a line for each request, without tokens.")
        fields.option("clock", &clock, ClockValue.self, "Stop the clock at this time, in ISO 8601.")
        fields.option("seed", &seed, "The seed of random values.")
    }

    /// Visits the options of HTTPS, which a class has too.
    mutating func visitCertificate(_ fields: inout FieldVisitor) {
        fields.flag("tls", &tls, "Serve HTTPS, with a certificate of a local authority that is made on first use.")
        fields.option("tls-cert", &tlsCert, ServedFile.self, "A certificate chain of your own, in PEM, for HTTPS.")
        fields.option("tls-key", &tlsKey, ServedFile.self, "The key of --tls-cert, in PEM.")
    }

    package func validate() throws(ValueProblem) {
        try checkCertificate()
        guard team.count == key.count || team.count == 1 && !key.isEmpty else {
            throw ValueProblem(
                "there must be one '--team' for each '--key', or one for all, but there are \(team.count) for \(key.count)."
            )
        }
    }

    /// - Throws: `ValueProblem` if a certificate has no key, or a key no certificate.
    func checkCertificate() throws(ValueProblem) {
        guard (tlsCert == nil) == (tlsKey == nil) else {
            throw ValueProblem("'--tls-cert' and '--tls-key' need each other.")
        }
    }
}
