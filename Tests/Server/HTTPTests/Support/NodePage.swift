import Testing
import TonearmServedSupport
import TonearmTestSupport

@testable import TonearmHTTP

/// A page with the script for web apps in Node, with the few parts of a browser that the script uses. It needs no
/// browser, so it tests calls rather than the screen.
struct NodePage: Sendable {
    var worlds = Served.worlds()
    /// The query of the script's address.
    var query = "authorize=allow&speed=0"
    /// The version of MusicKit on the Web.
    var version = 3
    /// Code that runs before the script.
    var before = ""

    /// Runs the code of a web app as a module, after the script. It calls `log(...)` and `failure(f)`, as in
    /// `ScriptedPage`.
    /// - Returns: the logged lines.
    func lines(_ code: String) async throws -> [String] {
        let node = try #require(Tool.node)
        let token = try Served.token()
        return try await RunningServer.with(Served.server(ScriptedPage.gateway(worlds))) { port in
            let files = try TemporaryFolder()
            try files.write(program(code, "http://127.0.0.1:\(port)"), to: "page.mjs")
            let environment = ["TONEARM_DEVELOPER_TOKEN": token]
            let outcome = try await node.run([files.path + "/page.mjs"], environment: environment)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return outcome.output.split(separator: "\n").map(String.init)
        }
    }

    private func program(_ code: String, _ origin: String) -> String {
        let address = "\(origin)/musickit/v\(version)/musickit.js?\(query)"
        return """
            import vm from 'node:vm';
            const send = globalThis.fetch;
            const script = await (await send('\(address)')).text();
            globalThis.fetch = (url, options = {}) => {
              const headers = new Headers(options.headers);
              headers.set('Origin', 'http://localhost:3000');
              return send(url, { ...options, headers });
            };
            globalThis.HTMLScriptElement = class { constructor(src) { this.src = src; } };
            const own = new HTMLScriptElement('\(address)');
            globalThis.Document = class {
              get currentScript() { return own; }
              get readyState() { return 'complete'; }
              addEventListener() {}
              dispatchEvent() {}
            };
            globalThis.document = new Document();
            globalThis.window = globalThis;
            globalThis.location = { href: 'http://localhost:3000/', host: 'localhost:3000' };
            const kept = new Map();
            Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: {
              getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value),
              removeItem: (name) => kept.delete(name),
            } });
            \(before)
            vm.runInThisContext(script);
            const developerToken = process.env.TONEARM_DEVELOPER_TOKEN;
            const text = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
            const log = (...values) => console.log(values.map(text).join(' '));
            const failure = async (f) => {
              try { await f(); log('no error'); } catch (error) { log(error.errorCode ?? String(error)); }
            };
            \(code)
            process.exit(0);

            """
    }
}
