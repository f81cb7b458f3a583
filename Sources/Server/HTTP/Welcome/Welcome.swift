import AppleMusicAPI
import Synchronization
import TonearmConsole

/// The answers by which a server introduces itself without a token: a page for browsers, and a document for programs.
/// Neither contains a secret.
package final class Welcome: Sendable {
    private struct State {
        var control: String?
        var readyFile: String?
    }

    private let state = Mutex(State())

    /// The path of the document for programs.
    package static let path = "/_tonearm/server"
    private static let stylePath = "/_tonearm/page/style.css"

    package init() {}

    /// Sets what is known once the server listens.
    /// - Parameters:
    ///   - control: the address of the control API, such as `http://127.0.0.1:8503/_tonearm`; nil if it is off.
    ///   - readyFile: the absolute path of the file of `--ready`, named to programs on this machine; nil for none.
    package func begin(control: String?, readyFile: String?) {
        state.withLock { $0 = State(control: control, readyFile: readyFile) }
    }

    /// Returns the answer to a request for the page, its style or the document; nil for all other requests.
    /// - Parameter scheme: the scheme by which clients reach the server.
    func response(to request: Request, scheme: String) -> Response? {
        guard request.method == .get || request.method == .head else { return nil }
        switch request.path {
        case Self.path: return document(for: request)
        case Self.stylePath: return PageFile.style.response
        case "/" where request.headers["Accept"]?.contains("text/html") == true:
            return page(at: "\(scheme)://\(request.headers["Host"] ?? "127.0.0.1")")
        default: return nil
        }
    }

    /// Returns the document. Web pages do not learn the path of the file, which contains secrets.
    private func document(for request: Request) -> Response {
        let state = state.withLock { $0 }
        let isPage = ["Origin", "Referer", "Sec-Fetch-Site"].contains { request.headers[$0] != nil }
        var object = JSONObject([("server", "tonearm"), ("version", .string(ProgramVersion.number))])
        object.append("control", state.control.map(JSON.string))
        object.append("ready", isPage ? nil : state.readyFile.map(JSON.string))
        var response = Response(
            status: 200, headers: Headers([("Content-Type", "application/json")]), body: .json(.object(object)))
        response.headers["Cache-Control"] = "no-store"
        return response
    }

    private func page(at origin: String) -> Response {
        let page = WelcomePage(origin: origin, control: state.withLock { $0.control })
        var response = Response.page(page.html)
        response.headers["Cache-Control"] = "no-store"
        response.headers["Vary"] = "Accept"
        response.headers["X-Frame-Options"] = "DENY"
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["Content-Security-Policy"] =
            "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        return response
    }
}
