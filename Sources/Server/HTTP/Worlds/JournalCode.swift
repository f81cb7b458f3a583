import AppleMusicAPI
import TonearmCodeSamples
import TonearmConsole
import TonearmSimulator

/// A request of the journal as code. Tokens are placeholders.
struct JournalCode {
    private let entry: Journal.Entry
    private let world: HostedWorld
    private let sample: SampledRequest

    /// The name of the language that makes a test.
    static let test = "test"

    /// The names of the languages, with their descriptions.
    static let languages: [(name: String, summary: String)] =
        CodeLanguages.all.map { ($0.name, $0.summary) } + [(test, "a failing test for pytest")]

    /// - Parameter origin: the address of the service; nil while it is unknown.
    init(_ entry: Journal.Entry, of world: HostedWorld, origin: String?) {
        self.entry = entry
        self.world = world
        sample = SampledRequest(
            Self.cleaned(entry.request), origin: origin ?? SampledRequest.publicOrigin,
            storefront: Self.account(of: entry.request, in: world)?.storefront ?? "us")
    }

    /// - Parameter language: a name of `languages`.
    /// - Returns: nil for another name.
    func text(in language: String) -> String? {
        if language == Self.test { return test.lines.joined(separator: "\n") + "\n" }
        guard let language = CodeLanguageName(rawValue: language)?.language else { return nil }
        return language.program(sending: [sample]).joined(separator: "\n") + "\n"
    }

    /// The names of header fields in lower case that a client's library adds by itself.
    private static let automatic: Set<String> = [
        "host", "connection", "content-length", "transfer-encoding", "accept-encoding", "user-agent", "origin",
        "referer", "cookie", "te", "priority", "cache-control", "pragma", "dnt", "upgrade-insecure-requests",
    ]

    /// Returns a request without what libraries add and without secrets. The name of a token's field stays; an empty
    /// value stands for a token that was not sent.
    private static func cleaned(_ request: Request) -> Request {
        var cleaned = request
        cleaned.target = ReceivedText.target(request.target)
        cleaned.body = Array(ReceivedText.hidden(String(decoding: request.body, as: UTF8.self)).utf8)
        let fields = request.headers.hidingSecrets.fields.filter { field in
            let name = field.name.lowercased()
            let isUsual = name == "accept" && field.value == "*/*"
            return !automatic.contains(name) && !name.hasPrefix("sec-") && !isUsual
        }
        cleaned.headers = Headers(fields.map { ($0.name, ReceivedText.hidden($0.value)) })
        if request.headers["Authorization"] == nil { cleaned.headers["Authorization"] = "" }
        if request.userToken == nil { cleaned.headers["Music-User-Token"] = "" }
        return cleaned
    }

    /// Returns the account whose user token was sent, as far as the world issued it.
    private static func account(of request: Request, in world: HostedWorld) -> SimulatedAccount? {
        guard let token = request.userToken else { return nil }
        let memory = world.service.memory
        let issued = world.userTokens.first { TokenDigest(of: $0.text) == TokenDigest(of: token) }?.account
        return (issued ?? memory.state.origin(ofUserToken: token)?.account).flatMap { memory.account($0) }
    }

    private var test: PytestSample {
        var test = PytestSample(sample)
        let account = Self.account(of: entry.request, in: world)
        test.account = account?.name
        if let fault = entry.fault {
            test.preparations = [PytestSample.failing(with: fault.text)]
        } else if !entry.developerFlaws.isEmpty {
            let isExpired = entry.developerFlaws.allSatisfy { if case .expired = $0 { true } else { false } }
            test.preparations = isExpired ? [PytestSample.advancing(DeveloperToken.maximumLifetime)] : []
            test.sendsRefusedToken = !isExpired
        } else if let account {
            if let preparations = preparations(of: account) {
                test.preparations = preparations
            } else {
                test.account = nil
            }
        }
        if entry.status >= 400 {
            let why = entry.fault?.text ?? entry.reasons.first ?? (entry.cause?.clause).map(ReceivedText.hidden)
            test.remark = "The answer was \(entry.status)" + (why.map { ": \($0)" } ?? "")
        }
        return test
    }

    /// Returns the statements that bring an account of a new world into the state that it had when the request came;
    /// nil if its token was refused for a reason that a test cannot bring about.
    private func preparations(of account: SimulatedAccount) -> [String]? {
        func event(_ name: String) -> [String] {
            ["\(PytestSample.expression(forAccount: account.name)).\(name)()"]
        }
        switch entry.flaw {
        case .withdrawn(.subscriptionEnded, _): return event("lapse")
        case .withdrawn(.passwordChanged, _): return event("change_password")
        case .withdrawn(.accessRevoked, _): return event("revoke")
        case .expired, .withdrawn(.expired, _): return [PytestSample.advancing(IssuedUserToken.lifetime)]
        case nil, .withdrawn(.noSubscription, _):
            // A token is accepted from subscribers only.
            let began = SimulatorMemory(seed: 1).account(account.name)
            return began?.isSubscribed == false && entry.status < 400 ? event("subscribe") : []
        default: return nil
        }
    }
}
