package import AppleMusicAPI
package import TonearmConsole

/// A wrapper that writes every exchange of another service into an archive, without tokens.
package struct RecordedService<Memory: Sendable>: Service {
    private let base: any Service<Memory>
    private let writer: ArchiveWriter
    private let origin: String
    private let secrets: @Sendable () -> Secrets

    /// - Parameters:
    ///   - origin: the scheme and host of the URLs: `https://api.music.apple.com`.
    ///   - secrets: returns further secrets to redact, besides the tokens of each request.
    package init(
        _ base: any Service<Memory>, into writer: ArchiveWriter, origin: String,
        secrets: @escaping @Sendable () -> Secrets = { Secrets() }
    ) {
        self.base = base
        self.writer = writer
        self.origin = origin
        self.secrets = secrets
    }

    package var description: ServiceDescription { base.description }

    /// Answers; a failed write does not affect the answer.
    package func answer(to request: Request, in context: inout ServiceContext<Memory>) -> ServiceAnswer<Memory> {
        let started = context.milliseconds
        return base.answer(to: request, in: &context).map { [writer, origin, secrets] response in
            writer.append(RecordedExchange(request, response, origin: origin, started: started, hiding: secrets()))
            return response
        }
    }
}

extension RecordedExchange {
    /// - Parameters:
    ///   - request: the request with its tokens, which are redacted everywhere.
    ///   - started: milliseconds since 1970.
    ///   - secrets: further secrets to redact.
    package init(_ request: Request, _ response: Response, origin: String, started: Int, hiding secrets: Secrets) {
        let tokens = RequestTokens(request.headers, response.headers, secrets)
        self.started = Self.time(started)
        address = tokens.hidden(in: origin + request.target)
        method = request.method.rawValue
        requestHeaders = tokens.hidden(in: request.headers)
        requestBody = tokens.hidden(in: request.body)
        status = response.status
        headers = tokens.hidden(in: response.headers)
        body = .bytes(tokens.hidden(in: response.body.bytes))
        duration = response.duration.map { Double($0) / 1000 }
    }

    /// Formats a time: `2026-11-21T09:30:00.000Z`
    private static func time(_ milliseconds: Int) -> String {
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        return Timestamp.text(seconds).dropLast() + "." + String(1000 + max(rest, 0)).dropFirst() + "Z"
    }
}
