import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// The inspector of a test's own server, in a browser that clicks, and the control API of the same server.
struct ClickedInspector: Sendable {
    let page: ClickedPage
    private let worlds = Served.worlds()
    private let control: ControlGateway

    init() async throws {
        control = ControlGateway(worlds, secret: "the secret of these tests")
        page = try await ClickedPage()
    }

    /// Serves the inspector while a test clicks through it, from the page of the default world on. The page stays open
    /// after the server has ended.
    func served(_ body: @escaping @Sendable () async throws -> Void) async throws {
        let code = try #require(control.links.make(AccessLink.Order())).code
        try await RunningServer.with(Served.server(control)) { [page] port in
            try await page.open("http://127.0.0.1:\(port)/_tonearm/open/\(code)")
            try await page.text("#connection", with: "Live")
            try await body()
        }
    }

    /// Makes a world through the control API, and opens its page.
    /// - Parameter now: the time at which the world's clock is stopped; nil for the default world's clock.
    /// - Returns: the world, as the control API describes it.
    func openWorld(_ name: String, now: String? = nil) async throws -> JSON {
        var order = JSONObject([("name", .string(name))])
        order.append("now", now.map(JSON.string))
        let world = await ask(.post, "/worlds", .object(order))
        _ = try await page.value("location.assign('/_tonearm/?world=\(name)')")
        try await page.text("h1", with: name)
        try await page.text("#connection", with: "Live")
        return world
    }

    /// Sends a request to the control API with the server's secret.
    @discardableResult
    func ask(_ method: Request.Method, _ path: String, _ body: JSON? = nil) async -> JSON {
        let fields = [("Authorization", "Bearer \(control.secret)"), ("Host", OpenedPage.host)]
        let request = Request(method, "/_tonearm" + path, headers: Headers(fields), body: body?.bytes ?? [])
        return await control.respond(to: request).body.json ?? .null
    }

    /// Sends a request to the simulated service, as an app of a world does.
    /// - Parameter userToken: the music user token; nil for none.
    /// - Returns: the status of the response.
    @discardableResult
    func send(
        _ target: String, as world: JSON, _ userToken: String? = nil, method: Request.Method = .get
    ) async throws -> Int {
        let token = try #require(world["tokens"]?["developer"]?.string)
        let fields = [("Authorization", "Bearer \(token)")] + (userToken.map { [("Music-User-Token", $0)] } ?? [])
        let request = Request(method, target, headers: Headers(fields))
        return await Served.gateway(worlds).respond(to: request).status
    }
}
