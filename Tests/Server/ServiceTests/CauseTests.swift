import AppleMusicAPI
import Testing
import TonearmServiceSupport
import TonearmSimulator

/// Tests that each refusal has the cause that refused it: each endpoint of the Schema with each way to be refused.
struct CauseTests {
    /// The baseline request of each endpoint. Endpoints of the web player's host have a request that it would accept.
    private static let baselines: [ConformanceCase] = {
        var seen: Set<String> = []
        return ConformanceSuite.all.filter { testCase in
            guard let endpoint = testCase.endpoint else { return false }
            return seen.insert("\(endpoint.method) \(endpoint.path)").inserted
        }
    }()

    /// Returns the causes of the refused requests; a request that succeeds is an issue.
    private func causes(_ requests: [(name: String, request: Request)]) -> [(name: String, cause: RefusalCause)] {
        var simulator = Fixture.simulator()
        return requests.compactMap { name, request in
            let response = simulator.respond(to: request)
            guard response.status >= 400, let cause = response.cause else {
                Issue.record("\(name): \(response.status) without a cause")
                return nil
            }
            return (name, cause)
        }
    }

    /// Expects one cause for a change of each baseline request.
    private func expect(
        _ rule: String, at part: (ConformanceCase) -> RefusalCause.Part, found: String? = nil,
        of endpoints: (Endpoint) -> Bool = { !$0.isForWebPlayer }, least: Int = 90,
        _ change: (inout Request, Endpoint) -> Void
    ) {
        let chosen = Self.baselines.filter { $0.endpoint.map(endpoints) ?? false }
        let requests = chosen.map { testCase in
            var request = testCase.request
            if let endpoint = testCase.endpoint { change(&request, endpoint) }
            return ("\(request.method.rawValue) \(request.target.prefix(100))", request)
        }
        let causes = causes(requests)
        #expect(causes.count == chosen.count && causes.count >= least)
        for ((name, cause), testCase) in zip(causes, chosen) {
            #expect(cause.rule.sentence.contains(rule), "\(name)")
            #expect(cause.part == part(testCase), "\(name)")
            if let found { #expect(cause.found?.contains(found) == true, "\(name): \(cause.found ?? "nothing")") }
        }
    }

    @Test func `the baselines are all endpoints`() {
        #expect(Self.baselines.count == Schema.appleMusic.endpoints.count)
    }

    private static let badTokens: [(token: String?, flaw: String)] = [
        (nil, "no Authorization header"), ("Bearer x", "not a JSON Web Token"), ("x", "begin with 'Bearer '"),
    ]

    @Test(arguments: badTokens)
    func `a developer token is named with its flaw`(token: String?, flaw: String) {
        expect(
            "valid developer token", at: { _ in .header("Authorization") }, found: flaw, of: { _ in true }, least: 110
        ) { request, _ in request.headers["Authorization"] = token }
    }

    @Test func `a user token is named with the event that ended it`() {
        let flaws = [
            "no such header field", "no music user token", "does not know", "does not know", "had no subscription",
            "is of the team", "has expired",
        ]
        for (token, flaw) in zip(Fixture.badUserTokens, flaws) {
            expect(
                "music user token", at: { _ in .header("Music-User-Token") }, found: flaw,
                of: { $0.authentication == .developerAndUserToken && !$0.isForWebPlayer }, least: 50
            ) { request, _ in request.headers["Music-User-Token"] = token }
        }
    }

    @Test func `an edit at the public host is refused because of the host`() {
        expect(
            "only the web player's host", at: { _ in .method }, found: "at the public host", of: \.isForWebPlayer,
            least: 6
        ) { _, _ in }
    }

    @Test func `an unknown parameter is named with the known ones`() {
        expect("every parameter must be one", at: { _ in .parameter("zzz") }, found: "7") { request, _ in
            request.add(QueryItem("zzz", "7"))
        }
    }

    @Test func `a missing parameter is named with the values that it takes`() {
        expect(
            "needs this parameter", at: { .parameter($0.endpoint?.required.first?.first ?? "") },
            found: "no such parameter", of: { !$0.required.isEmpty && !$0.isForWebPlayer }, least: 20
        ) { request, endpoint in
            request = request.setting(endpoint.required[0][0], to: nil)
        }
    }

    @Test(arguments: [("", "no body"), ("{", "not JSON"), ("[]", "not an object")])
    func `a body is named with its flaw`(body: String, flaw: String) {
        expect(
            "the body must be", at: { _ in .pointer("/") }, found: flaw, of: { $0.body != nil && !$0.isForWebPlayer },
            least: 8
        ) { request, _ in request.body = Array(body.utf8) }
    }

    @Test func `a storefront is named`() {
        expect(
            "storefront in the path", at: { _ in .path("xx") }, of: { $0.path.hasPrefix("/v1/catalog/{storefront}") },
            least: 40
        ) { request, _ in request.target = request.target.replacing("/v1/catalog/us", with: "/v1/catalog/xx") }
    }

    @Test func `a method is named with those that the path has`() {
        let methods: [Request.Method] = [.get, .post, .put, .delete, .patch]
        for testCase in Self.baselines {
            for method in methods {
                guard (try? Schema.appleMusic.router.match(method, testCase.request.path)) == nil else { continue }
                var request = testCase.request
                request.method = method
                for (name, cause) in causes([("\(testCase)", request)]) {
                    #expect(cause.part == .method && cause.found == method.rawValue, "\(name)")
                    let known = testCase.endpoint?.method.rawValue ?? ""
                    #expect(cause.allowed?.contains(known) == true, "\(name): \(cause.allowed ?? "")")
                }
            }
        }
    }

    @Test func `the cause names the parameter or the member of the body that the answer names`() {
        let refused = ConformanceSuite.sampled.filter { testCase in
            if case .refused(_, .some) = testCase.rule { true } else { false }
        }
        #expect(refused.count > 100)
        for testCase in refused {
            guard case .refused(_, let source?) = testCase.rule else { continue }
            for (name, cause) in causes([("\(testCase)", testCase.request)]) {
                switch (source, cause.part) {
                // The answer names 'ids' and 'limit' in place of parameters such as 'ids[albums]'.
                case (.parameter("ids"), .parameter(let found)): #expect(found.hasPrefix("ids"), "\(name)")
                case (.parameter("limit"), .parameter(let found)): #expect(found.hasPrefix("limit"), "\(name)")
                case (.parameter(let named), let part): #expect(part == .parameter(named), "\(name)")
                case (.pointer(let pointer), let part): #expect(part == .pointer(pointer), "\(name)")
                }
            }
        }
    }

    @Test func `every refused request has a cause with a rule, its source, and the value found`() {
        var simulator = Fixture.simulator()
        for testCase in ConformanceSuite.sampled {
            let response = simulator.respond(to: testCase.request)
            guard response.status >= 400 else { continue }
            #expect(response.cause?.rule.sentence.isEmpty == false, "\(testCase)")
            #expect(response.cause?.found?.isEmpty == false, "\(testCase): \(response.cause?.rule.sentence ?? "")")
        }
    }

    @Test func `a missing resource, an unknown path and an unknown type are told apart`() {
        let targets = [
            ("/v1/catalog/us/albums/1", "resource with this id", "1"),
            ("/v1/nothing", "one of the API's", "/v1/nothing"),
            ("/v1/catalog/us/song/1", "each part of a path", "song"),
            ("/v1/catalog/us/albums/310730204/nothing", "each part of a path", "nothing"),
            ("/v1/me/library/albums/l.zzz", "library must have", "l.zzz"),
            ("/v1/me/ratings/song/1", "each part of a path", "song"),
            ("/v1/me/ratings/songs/1", "without a rating", "1"),
            ("/v1/me/recommendations/1", "recommendation with this id", "1"),
        ]
        for (target, rule, part) in targets {
            for (name, cause) in causes([(target, Fixture.request(.get, target, isPersonal: true))]) {
                #expect(cause.rule.sentence.contains(rule), "\(name): \(cause.rule.sentence)")
                #expect(cause.part == .path(part), "\(name)")
            }
        }
        let end = "/v1/catalog/us/albums/310730204/tracks?offset=5000"
        #expect(
            causes([(end, Fixture.request(.get, end, isPersonal: false))]).first?.cause.part == .parameter("offset"))
    }
}
