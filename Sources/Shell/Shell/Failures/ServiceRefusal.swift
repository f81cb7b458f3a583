import AppleMusicAPI
import TonearmConsole

extension Failure {
    /// Returns the failure of a purpose that needs an open place.
    static func nowhere(_ purpose: String) -> Failure {
        Failure(
            "Cannot \(purpose)", "nothing is open yet",
            next: "Type for example 'search beach bunny' or 'open albums/310730204'.")
    }

    /// Creates the failure for a body that is not, or not completely, JSON.
    init(_ damage: JSONProblem, to purpose: String) {
        self.init(
            "Cannot \(purpose)", "the body of the answer is not JSON: \(damage)",
            next: "'show --last -o raw' shows the bytes that came.")
    }
}

/// The explanation of an error answer.
struct ServiceRefusal {
    let response: Response
    let request: Request?
    let storefront: String
    /// Whether the request had a user token.
    let hadUserToken: Bool
    /// Whether the simulator answered, so that the device's account is the service's, too.
    var isSimulated = true
    /// Whether a world of a server is attached, so that its account decides.
    var isAttached = false
    /// The simulator that tonearm serves to the session; nil for other services, and while a world is attached.
    var simulator: ServedSimulator?
    /// Whether the advice on a limit names the command for several pages.
    var namesPages = false
    /// The API of the service.
    var schema = Schema.appleMusic
    /// The seconds in `Retry-After`; nil if there are none.
    let retryAfter: Int?

    func failure(to purpose: String) -> Failure {
        var failure = words(to: purpose)
        failure.culprit = culprit
        return failure
    }

    /// The part of the typed line at fault: the parameter that the service names, or the missing resource.
    private var culprit: Culprit? {
        switch response.firstError?.source {
        case .parameter(let name): return .parameter(name, value: request?.value(of: name))
        case .pointer: return .nothing
        case nil: break
        }
        guard let request, response.status == 404 || response.status == 400 else { return nil }
        let advice = PathAdvice(method: request.method, path: request.path)
        if let part = advice.culprit { return .word(part) }
        if advice.sentence != nil { return .word(request.target) }
        let last = request.path.split(separator: "/").last.map { PercentEncoding.decode($0) }
        return response.status == 404 ? last.map { .word($0) } : nil
    }

    private func words(to purpose: String) -> Failure {
        guard let error = response.firstError else {
            return Failure(
                "\(response.status) \(StatusReason.phrase(of: response.status))", plainText, next: advice(purpose, nil))
        }
        let blame =
            switch error.source {
            case .parameter(let name) where error.detail?.contains("'\(name)'") != true: " (parameter '\(name)')"
            case .parameter: ""
            case .pointer(let pointer): " (body, at '\(pointer)')"
            case nil: ""
            }
        return Failure(
            "\(error.status) \(error.code) \(error.title)", (error.detail ?? "no detail was given") + blame,
            next: advice(purpose, error))
    }

    private var plainText: String {
        if response.body.isEmpty { return "the answer has no body" }
        guard let json = response.body.json else { return "the answer is not JSON" }
        return json["message"]?.string ?? "the answer has no errors in it"
    }

    private func advice(_ purpose: String, _ error: APIError?) -> String {
        let what = "Cannot \(purpose.count > Self.longestPurpose ? Self.withoutName(purpose) : purpose). "
        if case .parameter(let name) = error?.source, let names = names(of: name) { return what + names }
        if let simulator, lacksTokens(error) { return what + simulator.advice }
        return switch (response.status, error?.code) {
        case (401, _) where isForWebPlayer:
            what
                + "Only the web player's host edits the library; every other is answered 401, whatever its tokens. 'fault set "
                + "web-player' plays that host."
        case (401, _) where request?.headers["Authorization"] != nil:
            what + "The request brought its own 'Authorization', and the service never says what is wrong with one."
        case (401, _):
            what
                + "The developer token was not accepted, and the service never says why: type 'token developer inspect'."
        case (403, "40300") where isAttached:
            what
                + "'explain' reads the server's reason; with a subscription, 'token user request' asks for a new token."
        case (403, "40300") where !isSimulated:
            what + "This needs a music user token that the service accepts: type 'token user request'."
        case (403, "40301") where !isSimulated:
            what + "The account's cloud library is off: its own device turns it on, in the settings of Music."
        case (403, "40300") where isPersonal && hadUserToken:
            what
                + "An app drops the user token, reads the capabilities and fetches another: type 'authorize'."
        case (403, "40301"):
            what + "The account's cloud library is off: 'account cloud-library on' turns it on, where there is a plan."
        case (403, _): what + "This needs a music user token that the service accepts: type 'authorize'."
        case (404, _) where wrongPath != nil, (400, "40005") where wrongPath != nil,
            (400, "40008") where wrongPath != nil:
            what + (wrongPath ?? "")
        case (404, "40403") where isMine: what + "The account has nothing there."
        case (404, "40403"): what + "Nothing is behind it in the storefront '\(storefront)'."
        case (404, _) where isOfFeed && isSimulated && !isAttached:
            what + "The shell's simulator has no feed: 'tonearm serve --feed FOLDER' answers from a folder."
        case (404, _) where isOfFeed: what + "The feed has no such data set or export."
        case (404, _) where isMine: what + "The account has no such thing; 'library' shows what it has."
        case (404, _) where listed != nil: what + "'\(listed ?? "")' lists what there is."
        case (404, _): what + "The storefront '\(storefront)' does not have it; 'search' finds what it has."
        case (413, _): what + "The body is too long for one request: send it in parts."
        case (414, _): what + "The path and its parameters are too long for one request: name fewer, or shorter ones."
        case (429, _): what + "The service wants fewer requests: wait \(rest), then try again."
        case (500..., _): what + "The service is in trouble: wait \(rest), then try again."
        case (400, nil): what + "Write the letters of the query as UTF-8, and a sign '%' as '%25'."
        case (400, "40008"): what + "'help' lists what can be asked."
        default: what + "'request' shows what was sent."
        }
    }

    /// The longest purpose in advice, in characters. It repeats typed ids and terms.
    private static let longestPurpose = 120

    /// Returns a purpose without what is named in it: `get it` for `get '/v1/…'`. A name that was cut could have a part
    /// of a secret, which would no longer be recognized.
    private static func withoutName(_ purpose: String) -> String {
        purpose.firstRange(of: " '").map { "\(purpose[..<$0.lowerBound]) it" } ?? purpose
    }

    /// Whether the session's own tokens are refused or missing, and not one of the request's headers.
    private func lacksTokens(_ error: APIError?) -> Bool {
        switch (response.status, error?.code) {
        case (401, _): !isForWebPlayer && request?.headers["Authorization"] == nil
        case (403, "40300"): true
        default: false
        }
    }

    private var wrongPath: String? { request.flatMap { PathAdvice(method: $0.method, path: $0.path).sentence } }

    /// Whether only the web player's host has the endpoint, and not the API's.
    private var isForWebPlayer: Bool {
        request.flatMap { try? $0.match(in: .appleMusic) }?.endpoint.isForWebPlayer == true
    }

    private var isPersonal: Bool { request.map { Schema.appleMusic.userTokenUse(of: $0) != .none } ?? false }

    /// The requested type, if it can be listed but not searched.
    private var listed: String? {
        let types: [ResourceType] = [.genres, .stationGenres, .storefronts]
        let names = request?.path.split(separator: "/").map(String.init) ?? []
        return types.lazy.map(\.rawValue).first(where: names.contains)
    }

    private var isOfFeed: Bool { request?.path.hasPrefix("/v1/feed/") == true }

    private var isMine: Bool { request?.path.hasPrefix("/v1/me/") == true }

    private var rest: String { retryAfter.map { "\($0) s" } ?? "a while" }

    /// Returns the accepted values of a parameter, according to the Schema; nil if it lists none.
    private func names(of parameter: String) -> String? {
        guard let request, let match = try? request.match(in: schema),
            let kind = match.endpoint.parameter(parameter)?.kind
        else { return nil }
        switch kind {
        case .choices(let names), .text(let names), .names(let names):
            let typed = (request.value(of: parameter) ?? "").split(separator: ",").map(String.init)
            let near = typed.filter { !names.contains($0) }.lazy.compactMap { Nearest.names(to: $0, in: names).first }
            if let near = near.first { return "Did you mean '\(near)'?" }
            return names.isEmpty ? nil : "'\(parameter)' can be: \(names.joined(separator: ", "))."
        case .integer(let range, _) where range.upperBound < .max:
            let wanted = request.value(of: parameter).flatMap { Int($0) } ?? 0
            let pages = namesPages && parameter == "limit" && wanted > range.upperBound
            return "'\(parameter)' can be \(range.lowerBound) to \(range.upperBound)."
                + (pages ? " 'all --max \(wanted)', typed after a first page, fetches more." : "")
        default: return nil
        }
    }
}
