import AppleMusicAPI
import TonearmServedSupport

@testable import TonearmHTTP

/// A page with the script for web apps, on an origin of its own, in a browser without a window.
struct ScriptedPage: Sendable {
    var worlds = Served.worlds()
    /// The query of the script's address.
    var query = "authorize=allow"
    /// The host in the script's address, which leads to this machine.
    var scriptHost = "127.0.0.1"
    /// The prefix of the script's path, such as `/w/ID`.
    var prefix = ""
    /// The developer token of the page.
    var token: String?
    /// Changes the world when the page requests `/change`.
    var change: @Sendable () async -> Void = {}

    static func gateway(
        _ worlds: Worlds, hosts: [String] = [], allowed: AllowedOrigins = .loopback
    ) -> Gateway {
        let hosts = (try? ServedHosts(hosts)) ?? .usual
        let scripted = ScriptedWorlds(worlds, scheme: "http", hosts: hosts, allowed: allowed)
        return Gateway(scripted, catalog: Served.catalog, scheme: "http", hosts: hosts, allowed: allowed)
    }

    /// Runs the code of a web app as a module of the page, after `musickitloaded`.
    ///
    /// The code calls `log(...)` for results, and `failure(f)` to log the error of a function.
    /// - Parameter isConfigured: whether `music` is configured before the code runs.
    /// - Returns: the logged lines.
    func lines(_ code: String, isConfigured: Bool = true) async throws -> [String] {
        let title = try await title { script, _ in Self.html(script, code, isConfigured) }
        return title.split(separator: "¶").map(String.init)
    }

    /// Opens a page and returns its title after its scripts.
    /// - Parameter html: returns the page for the address of the script and the developer token.
    func title(_ html: @escaping @Sendable (_ script: String, _ token: String) -> String) async throws -> String {
        let token = try token ?? Served.token()
        return try await RunningServer.with(
            Served.server(Self.gateway(worlds, hosts: [WebScript.host]))
        ) { [self] port in
            let script = "http://\(scriptHost):\(port)\(prefix)\(WebScript.path)?\(query)"
            let page = StaticPage(html: html(script, token), token: token, change: change)
            return try await RunningServer.with(Served.server(page)) { pages in
                try await Chromium.title(of: "http://127.0.0.1:\(pages)/", mapping: scriptHost)
            }
        }
    }

    private static func html(_ script: String, _ code: String, _ isConfigured: Bool) -> String {
        let start = """
            const developerToken = await (await fetch('/developer-token')).text();
            await MusicKit.configure({ developerToken, app: { name: 'Runner', build: '1.0' } });
            const music = MusicKit.getInstance();

            """
        return """
            <!doctype html><meta charset="utf-8"><title>loading</title><button id="connect">Connect</button>
            <script src="\(script)" async></script>
            <script type="module">
            const lines = [];
            const text = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
            const log = (...values) => lines.push(values.map(text).join(' '));
            globalThis.log = log;
            const failure = async (f) => {
              try { await f(); log('no error'); } catch (error) { log(error.errorCode, error.description); }
            };
            if (!window.MusicKit) await new Promise((done) => document.addEventListener('musickitloaded', done));
            try {
              await (async () => {
            \(isConfigured ? start : "")\(code)
              })();
            } catch (error) { log('stopped:', String(error)); }
            document.title = lines.join('¶');
            </script>
            """
    }
}

/// A server of one page, and of the developer token that a web app's own server signs.
private struct StaticPage: RequestGateway {
    let html: String
    let token: String
    let change: @Sendable () async -> Void

    func answer(to request: Request) -> Pending<FinishedResponse> {
        switch request.path {
        case "/": return .ready(Self.response("text/html; charset=utf-8", html))
        case "/developer-token": return .ready(Self.response("text/plain", token))
        case "/change":
            return .awaited {
                await self.change()
                return Self.response("text/plain", "changed")
            }
        default: return .ready(FinishedResponse(.bare(404)))
        }
    }

    private static func response(_ type: String, _ text: String) -> FinishedResponse {
        let fields = [("Content-Type", type), ("Content-Length", String(text.utf8.count))]
        return FinishedResponse(
            Response(status: 200, headers: Headers(fields), body: .bytes(Array(text.utf8))))
    }

    func open(_ response: inout Response, to headers: Headers) {}
    func reason(for response: Response, to request: Request) -> String? { nil }
    var now: Int { Served.now }
}
