import AppleMusicAPI
import TonearmConsole
import TonearmWorld

extension Failure {
    /// Creates the failure of a request that got no answer over the network.
    init(_ failure: ConnectionProblem) {
        let (why, next) = failure.words
        let what =
            failure.kind == .page
            ? "Cannot get a user token" : "Cannot ask \(failure.server.isEmpty ? "the service" : "'\(failure.server)'")"
        self.init(what, why, next: next)
    }
}

extension ConnectionProblem {
    private static let tryAgain = "Try again; 'doctor' looks at the way there."
    private static let lookAtClock = "If it should be valid now, look at this machine's clock: 'date -u'."
    private static let mayBeAnother = "Tokens are not sent to a server that may be another"

    /// The reason and the advice.
    fileprivate var words: (why: String, next: String?) {
        switch kind {
        case .name: ("there is no host of this name, or no network", "Check the network; 'service' shows the address.")
        case .refused:
            (
                "nothing is listening there",
                server.contains("127.0.0.1") || server.contains("localhost")
                    ? "'tonearm serve' serves the simulator on this machine." : Self.tryAgain
            )
        case .unreachable: ("it cannot be reached now", Self.tryAgain)
        case .timeout:
            ("the answer did not come within \(detail) seconds", "Try again, or start with a longer --timeout.")
        case .connectTimeout: ("no connection was established within \(detail) seconds", Self.tryAgain)
        case .certificate:
            (
                "its certificate is not trusted: who issued it is not known here. \(Self.mayBeAnother)",
                "If you trust who issued it, start with --ca FILE."
            )
        case .certificateOver:
            ("its certificate expired at \(detail). \(Self.mayBeAnother)", Self.lookAtClock)
        case .certificateEarly:
            ("its certificate is not valid before \(detail). \(Self.mayBeAnother)", Self.lookAtClock)
        case .hostName: ("its certificate is for another host", "Check the address: 'service' shows it.")
        case .certificateUnfit:
            (
                "its certificate is refused: \(detail). \(Self.mayBeAnother)",
                "The server needs another certificate, with its host among the alternative names."
            )
        case .secureConnection:
            ("no secure connection could be agreed on" + (detail.isEmpty ? "" : ": \(detail)"), Self.tryAgain)
        case .closed: ("the connection was closed before the answer was whole", Self.tryAgain)
        case .tooLarge:
            (
                "the answer is longer than \(megabytes) MB, and none of it was kept",
                "Ask for less: a smaller '--limit', fewer types."
            )
        case .damaged: ("the answer's body is damaged or ends too early: it cannot be unpacked", Self.tryAgain)
        case .elsewhere:
            (
                "it leads to '\(detail)', which is not this service, and tokens are sent to no other",
                "If you trust that one, choose it with 'service' and ask it yourself."
            )
        case .redirects: ("it redirected more than \(detail) times", Self.tryAgain)
        case .noJSON: ("the answer is not JSON (\(detail))", "Check the address: 'service' shows it.")
        case .page: (detail, "Type 'token user request' to try again.")
        case .noHTTP: ("the answer is not HTTP", "Check the address: 'service' shows it.")
        case .proxy: ("the proxy does not let it through: \(detail)", "Check HTTPS_PROXY and NO_PROXY.")
        case .authority: ("the certificates of --ca cannot be used: \(detail)", "Name a file of certificates in PEM.")
        case .noAuthorities:
            (
                "this machine has no certificates to check the server's with: none were found in \(detail)",
                "Install your system's package 'ca-certificates', or start with --ca FILE."
            )
        case .header:
            ("the header '\(detail)' has a value that cannot be sent", "Values have no line breaks; the host is fixed.")
        case .noProgram:
            (
                "the program that asks it is not there: \(detail)",
                "Where tonearm was built, type 'make live-build', and 'make install' again if it is installed."
            )
        case .programEnded:
            (
                "the program that asks it, tonearm-live, ended" + (detail.isEmpty ? "" : ": \(detail)"),
                "Try again: the next request starts it anew."
            )
        case .otherVersion:
            (
                "tonearm-live, the program that asks it, is of version \(detail), and this is tonearm \(ProgramVersion.number)",
                "Install both of one version: the package has both, and 'make live-build install' builds both."
            )
        case .other: (detail.isEmpty ? "the connection failed" : detail, Self.tryAgain)
        }
    }

    private var megabytes: Int { (Int(detail) ?? 0) >> 20 }
}

extension Failure {
    /// Creates the failure of a request that was not sent for lack of a token.
    init(_ problem: CredentialProblem) {
        let mint = "Type 'token developer mint --key AuthKey_ID.p8 --team TEAM', or 'token developer set' to give one."
        switch problem {
        case .noDeveloperToken(let server, let withheld):
            let address = (try? ServerOrigin(server)).map { ServiceAddress.server(at: $0) }
            self.init(
                "Cannot ask '\(server)'", "there is no developer token for it",
                next: address.flatMap { withheld.environment ? withheld.advice(for: $0) : nil } ?? mint)
            if let address { details = withheld.sentences(for: address) }
        case .demonstrationKey(let server):
            self.init(
                "Cannot ask '\(server)'",
                "the developer token is signed with the demonstration key, which opens nothing but simulators",
                next: mint)
        case .noKey(let path):
            self.init("Cannot mint with the key '\(path)'", "no keys are read here", next: mint)
        case .device(let server):
            self.init(
                "Cannot ask '\(server)' for the device",
                "the device is simulated, and its own library and stations are known to the simulator alone",
                next: "'service simulator' asks that one; songs, albums and playlists of the catalog play here too.")
        }
    }
}
