import AppleMusicAPI
import Foundation
import Testing
import TonearmServedSupport
import TonearmSimulator
import TonearmTestSupport

@testable import TonearmHTTP

/// Tests the cross-origin rules in a browser: pages of this machine, of other hosts, and under a rebound name.
struct BrowserTests {
    /// Returns a page's title after its requests: one with a token, one without, a change, and a picture.
    private static func title(
        pageAt host: String, allowed: AllowedOrigins = .loopback, _ service: Served.Service = Served.service()
    ) async throws -> String {
        let token = try Served.token()
        return try await RunningServer.with(Served.server(Served.gateway(service, allowed: allowed))) { port in
            let page = Page(server: "http://127.0.0.1:\(port)", token: token)
            let gateway = Served.gateway(page, hosts: try ServedHosts(["*"]), allowed: .all)
            return try await RunningServer.with(Served.server(gateway)) { pages in
                try await Chromium.title(of: "http://\(host):\(pages)/page", mapping: host)
            }
        }
    }

    @Test(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
    func `a page of this machine reads answers and shows pictures`() async throws {
        #expect(
            try await Self.title(pageAt: "localhost") == "album 200, description 200, change 403, picture shown")
    }

    @Test(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
    func `a page of another host reads nothing and changes nothing`() async throws {
        let service = Served.service()
        _ = await service.change { (memory, _) in memory.state.faults.set(Faults.Fault(.status(503), times: 1)) }
        let title = try await Self.title(pageAt: "music.example", service)
        #expect(title == "album TypeError, description TypeError, change TypeError, picture refused")
        // The page's requests used up no fault.
        let gateway = Served.gateway(service)
        for status in [503, 200] {
            #expect(await gateway.respond(to: try Served.request(.get, Served.album)).status == status)
        }
    }

    @Test(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
    func `a page of another host may read if all origins are allowed`() async throws {
        let title = try await Self.title(pageAt: "music.example", allowed: .all)
        #expect(title == "album 200, description 200, change 403, picture shown")
    }

    /// DNS rebinding: the page's host name leads to the simulator after the page was loaded.
    @Test(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
    func `a page under a rebound name is refused`() async throws {
        let page = Page(server: "", token: try Served.token())
        let title = try await RunningServer.with(Served.server(Rebound(page: page, gateway: Served.gateway()))) {
            port in
            try await Chromium.title(of: "http://evil.example:\(port)/", mapping: "evil.example")
        }
        #expect(title == "album 421, description 421, change 421, picture refused")
    }
}

/// A service of a single page at `/page`, which sends requests and reports them in its title.
private struct Page: SharedService {
    let server: String
    let token: String
    let now = Served.now

    func answer(to request: Request) -> Pending<ServedResponse> {
        .ready(ServedResponse(request.path == "/page" ? answer : .bare(404)))
    }

    var moment: Moment { Moment(second: now, generation: 0) }

    var answer: Response {
        let html = """
            <!doctype html><title>asking</title><script>
            const status = (path, options) =>
                fetch('\(server)' + path, options).then(answer => answer.status, error => error.name);
            const authorized = { Authorization: 'Bearer \(token)' };
            const change = async () => {
                // Sent without asking first, as any form is; nothing of the answer is shown.
                await status('/v1/me/library?ids[songs]=310730206', { method: 'POST', mode: 'no-cors', body: '{}' });
                return status('/v1/me/library?ids[songs]=310730206', { method: 'POST', headers: authorized });
            };
            const picture = new Promise(done => {
                const image = new Image();
                image.onload = () => done('shown');
                image.onerror = () => done('refused');
                image.src = '\(server)/artwork/albums/310730204/4x4bb.png';
            });
            Promise.all([
                status('\(Served.album)', { headers: authorized }), status('/openapi.json', {}), change(), picture,
            ]).then(([album, description, changed, shown]) => {
                document.title = `album ${album}, description ${description}, change ${changed}, picture ${shown}`;
            });
            </script>
            """
        return Response(
            status: 200, headers: Headers([("Content-Type", "text/html; charset=utf-8")]),
            body: .bytes(Array(html.utf8)))
    }

    func refusal(of request: Request) -> UnauthorizedReason { UnauthorizedReason(of: request, keys: nil, now: now) }
}

/// A page at `/`, and the simulator at its other paths.
private struct Rebound: RequestGateway {
    let page: Page
    let gateway: Gateway

    func answer(to request: Request) -> Pending<FinishedResponse> {
        request.path == "/" ? .ready(FinishedResponse(page.answer)) : gateway.answer(to: request)
    }

    func open(_ response: inout Response, to headers: Headers) { gateway.open(&response, to: headers) }
    func reason(for response: Response, to request: Request) -> String? { nil }
    var now: Int { gateway.now }
}
