import AppleMusicAPI
import Testing
import TonearmWorld

@testable import TonearmShell

@Suite struct RefusalTests {
    private static let notFound = """
        {"errors":[{"id":"X","title":"Resource Not Found","detail":"Resource with requested id was not found",\
        "status":"404","code":"40400"}]}
        """
    private static let parameter = """
        {"errors":[{"id":"X","title":"Odd","status":"400","code":"40099","source":{"parameter":"q"}}]}
        """

    @Test func `a very long id is cut in advice`() async {
        let session = ShellSession()
        session.session.settings.words = .second
        let outcome = await session.run("albums " + String(repeating: "x", count: 9_000))
        #expect(outcome.errors.contains("414 URI Too Long") && outcome.errors.contains("Cannot find it. "))
        #expect(outcome.errors.count < 400)
    }

    @Test(arguments: [
        (
            404, notFound, "404 40400 Resource Not Found: Resource with requested id was not found",
            "Cannot get '/v1/x'. The API has no such path; the Tab key after '/v1/' offers what there is."
        ),
        (
            400, parameter, "400 40099 Odd: no detail was given (parameter 'q')",
            "Cannot get '/v1/x'. 'request' shows what was sent."
        ),
        (
            401, "", "401 Unauthorized: the answer has no body",
            "Cannot get '/v1/x'. The developer token was not accepted, and the service never says why: type 'token developer inspect'."
        ),
        (
            403, "", "403 Forbidden: the answer has no body",
            "Cannot get '/v1/x'. This needs a music user token that the service accepts: type 'authorize'."
        ),
        (
            404, "", "404 Not Found: the answer has no body",
            "Cannot get '/v1/x'. The API has no such path; the Tab key after '/v1/' offers what there is."
        ),
        (
            429, #"{"message":"API capacity exceeded"}"#, "429 Too Many Requests: API capacity exceeded",
            "Cannot get '/v1/x'. The service wants fewer requests: wait a while, then try again."
        ),
        (
            500, "{}", "500 Internal Server Error: the answer has no errors in it",
            "Cannot get '/v1/x'. The service is in trouble: wait a while, then try again."
        ),
        (
            504, "<html><body>504</body></html>", "504 Gateway Timeout: the answer is not JSON",
            "Cannot get '/v1/x'. The service is in trouble: wait a while, then try again."
        ),
        (
            413, "", "413 Content Too Large: the answer has no body",
            "Cannot get '/v1/x'. The body is too long for one request: send it in parts."
        ),
        (
            414, "", "414 URI Too Long: the answer has no body",
            "Cannot get '/v1/x'. The path and its parameters are too long for one request: name fewer, or shorter ones."
        ),
        (
            418, "[]", "418 Refused: the answer has no errors in it",
            "Cannot get '/v1/x'. 'request' shows what was sent."
        ),
        (302, "", "302 Refused: the answer has no body", "Cannot get '/v1/x'. 'request' shows what was sent."),
    ])
    func `what the service says comes first`(status: Int, body: String, said: String, advice: String) async {
        let session = ShellSession(service: FakeService(status: status, body: body))
        var before = session.session
        let outcome = await session.run("get /v1/x")
        #expect(outcome.errors == "error: \(said)\n\(advice)\n")
        #expect(outcome.output == "")
        #expect(outcome.status == 1)
        #expect(session.session.world.exchange?.status == status)
        before.world.exchange = session.session.world.exchange
        #expect(session.session == before)
    }

    @Test func `a request that gets no answer is reported`() async {
        struct Unreachable: Error, CustomStringConvertible { var description: String { "nobody is there" } }
        let session = ShellSession(service: FakeService { _ in throw Unreachable() })
        let before = session.session
        let outcome = await session.run("get /v1/x")
        #expect(
            outcome.errors == "error: Cannot run the line: nobody is there\n'request' shows the last exchange.\n"
                || outcome.errors == "error: Cannot run the line: nobody is there\n")
        #expect(outcome.status == 1)
        #expect(session.session == before)
    }

    @Test func `an interrupted request is no failure of the session`() async {
        let session = ShellSession(service: FakeService { _ in throw CancellationError() })
        let before = session.session
        let outcome = await session.run("get /v1/x")
        #expect(outcome.errors == "Interrupted.\n")
        #expect(outcome.status == 130)
        #expect(session.session == before)
    }

    @Test func `request shows the exchange, and hides the tokens`() async throws {
        let service = FakeService(body: #"{"data":[]}"#)
        let session = ShellSession(service: service)
        let outcome = try await session.runAll("get /v1/x?a=b", "request")
        #expect(outcome.lines == ["GET /v1/x?a=b", "  Authorization: Bearer ‹hidden›", "200, 11 bytes"])
        #expect(service.requests.first?.headers["Authorization"]?.hasPrefix("Bearer eyJ") == true)
        #expect(try await session.runAll("request -o json").output.contains("eyJ") == false)
    }

    @Test func `secret headers of an answer are hidden too`() async throws {
        let session = ShellSession(
            service: FakeService { _ in
                Response(
                    status: 200,
                    headers: Headers([("Set-Cookie", "marker"), ("Music-User-Token", "marker"), ("Age", "7")]),
                    body: .json(["data": []]))
            })
        let output = try await session.runAll("get /v1/x", "request").output
        #expect(!output.contains("marker"))
        #expect(output.contains("  Set-Cookie: ‹hidden›\n  Music-User-Token: ‹hidden›\n  Age: 7\n"))
    }
}
