import AppleMusicAPI
import Foundation
import ServedSupport
import TemporaryFolderSupport
import Testing

@testable import AppleMusicHTTP

/// What a browser does with the rules: pages of this machine and of elsewhere ask the served simulator.
struct BrowserTests {
    /// A page's title once it has asked: what became of a request with a token, of one without, and of a picture.
    private static func title(pageAt host: String, allowed: AllowedOrigins = .loopback) async throws -> String {
        let token = try Served.token()
        return try await RunningServer.with(Served.server(Served.gateway(allowed: allowed))) { port in
            let page = Page(server: "http://127.0.0.1:\(port)", token: token)
            return try await RunningServer.with(Served.server(Served.gateway(page, allowed: .all))) { pages in
                try await Chromium.title(of: "http://\(host):\(pages)/", mapping: host)
            }
        }
    }

    @Test(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
    func `a page of this machine reads answers and shows pictures`() async throws {
        #expect(try await Self.title(pageAt: "localhost") == "album 200, description 200, picture shown")
    }

    @Test(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
    func `a page of elsewhere gets nothing`() async throws {
        #expect(
            try await Self.title(pageAt: "music.example")
                == "album TypeError, description TypeError, picture refused")
    }

    @Test(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
    func `a page of elsewhere may where all may`() async throws {
        let title = try await Self.title(pageAt: "music.example", allowed: .all)
        #expect(title == "album 200, description 200, picture shown")
    }
}

/// Serves one page, which asks and tells in its title.
private struct Page: SharedService {
    let server: String
    let token: String
    let mayWait = false
    let now = Served.now

    func respond(to request: Request, finish: @Sendable (Response) -> Response) async -> Response {
        guard request.path == "/" else { return finish(.bare(404)) }
        let html = """
            <!doctype html><title>asking</title><script>
            const status = (path, headers) =>
                fetch('\(server)' + path, { headers }).then(answer => answer.status, error => error.name);
            const picture = new Promise(done => {
                const image = new Image();
                image.onload = () => done('shown');
                image.onerror = () => done('refused');
                image.src = '\(server)/artwork/albums/310730204/4x4bb.png';
            });
            Promise.all([
                status('\(Served.album)', { Authorization: 'Bearer \(token)' }), status('/openapi.json', {}), picture,
            ]).then(([album, description, shown]) => {
                document.title = `album ${album}, description ${description}, picture ${shown}`;
            });
            </script>
            """
        return finish(
            Response(
                status: 200, headers: Headers([("Content-Type", "text/html; charset=utf-8")]),
                body: .bytes(Array(html.utf8))))
    }

    func refusal(of request: Request) -> UnauthorizedReason { UnauthorizedReason(of: request, keys: nil, now: now) }
}
