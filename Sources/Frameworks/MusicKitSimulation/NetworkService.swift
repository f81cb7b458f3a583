import AppleMusicAPI
import FoundationNetworking
import MusicKit
import TonearmWorld

/// A client for a service on the network, over URLSession. It keeps no state, and sends tokens to one origin only.
struct NetworkService: Service {
    private let origin: ServerOrigin
    private let session: URLSession

    /// The time limit of a request in seconds.
    private static let timeout: TimeInterval = 30

    init(_ origin: ServerOrigin) {
        self.origin = origin
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = Self.timeout
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        session = URLSession(configuration: configuration, delegate: RedirectRefusal(), delegateQueue: nil)
    }

    var description: ServiceDescription { ServiceDescription("the server at \(origin)", schema: .appleMusic) }

    func answer(
        to request: Request, in context: inout ServiceContext<ServiceMemory>
    ) -> ServiceAnswer<ServiceMemory> {
        .awaited { _ in try await response(to: request) }
    }

    /// Sends a request exactly as it is.
    /// - Throws: `URLError`, `CancellationError`.
    func response(to request: Request) async throws -> Response {
        guard let url = URL(string: origin.description + Self.escaped(request.target)) else {
            throw URLError(.badURL, "Cannot request '\(request.target)' at \(origin): it is not an address.")
        }
        var sent = URLRequest(url: url)
        sent.httpMethod = request.method.rawValue
        for field in request.headers.fields where isSendable(field.name) {
            sent.setValue(field.value, forHTTPHeaderField: field.name)
        }
        if !request.body.isEmpty {
            sent.httpBody = Data(request.body)
            if request.headers["Content-Type"] == nil {
                sent.setValue("application/json", forHTTPHeaderField: "Content-Type")
            }
        }
        do {
            let (data, answer) = try await session.data(for: sent)
            guard let answer = answer as? HTTPURLResponse else {
                throw URLError(.badServerResponse, "Cannot read the answer of \(origin): it is not HTTP.")
            }
            return Response(status: answer.statusCode, headers: Self.headers(of: answer), body: .bytes(Array(data)))
        } catch {
            try Task.checkCancellation()
            guard let error = error as? URLError else { throw error }
            throw error.naming("Cannot request '\(request.target)' at \(origin)")
        }
    }

    /// Returns true if a field may be sent. Another host would be another service, except for a simulator on this
    /// machine, which answers as the web player's host too.
    private func isSendable(_ name: String) -> Bool { name.lowercased() != "host" || origin.isLoopback }

    /// Returns the header fields of an answer, except for those about the compressed body.
    private static func headers(of answer: HTTPURLResponse) -> Headers {
        let fields = answer.allHeaderFields.compactMap { name, value in
            (name as? String).map { ($0, "\(value)") }
        }.filter { !["content-encoding", "content-length", "transfer-encoding"].contains($0.0.lowercased()) }
        return Headers(fields.sorted { $0.0 < $1.0 })
    }

    /// Returns the target with invalid characters percent-encoded. Existing escapes are unchanged.
    private static func escaped(_ target: String) -> String {
        target.utf8.reduce(into: "") { text, byte in
            let isAllowed = byte > 0x20 && byte < 0x7F && !"[]\"<>\\^`{|}".utf8.contains(byte)
            let digits = String(byte, radix: 16, uppercase: true)
            text += isAllowed ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
        }
    }
}

extension URLError {
    /// Returns the error with the request in its sentence.
    fileprivate func naming(_ what: String) -> URLError {
        let known = userInfo[NSLocalizedDescriptionKey] as? String ?? "the system reports the error \(errorCode)"
        let sentence = "\(what): \(known)" + (known.hasSuffix(".") ? "" : ".")
        // The sentence has everything that the underlying error says.
        let kept = userInfo.filter { $0.key != NSUnderlyingErrorKey }
        return URLError(code, userInfo: kept.merging(NSError.texts(sentence)) { $1 })
    }
}

/// A delegate that follows no redirects, because a request carries tokens. The redirect itself is the answer.
private final class RedirectRefusal: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) { completionHandler(nil) }
}
