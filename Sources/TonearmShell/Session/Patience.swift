import AppleMusicAPI
import Console

/// How long a client waits before it asks a busy service again ("Generating Developer Tokens", Apple Music API: a 429 resolves itself when the
/// rate of requests drops).
enum Patience {
    /// Seconds. A service that asks for a longer rest is left alone: nobody sits before a shell that does nothing.
    static let longest = 60

    /// Seconds to wait before a request is tried again; nil when it is not to be.
    ///
    /// What the service asks for in `Retry-After` is honoured. Where it asks for nothing the waits double, from one second.
    /// - Parameters:
    ///   - tries: how often it was tried, 1 and more.
    ///   - now: seconds since 1970.
    static func wait(after response: Response, tries: Int, now: Int) -> Int? {
        guard response.status == 429 || response.status == 503 else { return nil }
        guard let asked = response.retryAfter(now: now) else { return min(1 << (tries - 1), longest) }
        return asked <= longest ? asked : nil
    }
}

extension Session {
    /// Lets time pass: really, or where the clock stands still by setting it forward, so that whoever counts the seconds sees them go by and
    /// two runs are the same.
    /// - Throws: `CancellationError`.
    mutating func wait(seconds: Int) async throws {
        if clock.isRunning {
            try await Task.sleep(for: .seconds(seconds))
        } else {
            clock = clock.advanced(by: seconds)
        }
    }
}

extension Shell {
    /// Sends a request. Reading is tried again when the service is too busy, after a wait that is announced; writing never is, because what was
    /// refused may have happened all the same.
    /// - Throws: `CancellationError`, also while it waits.
    func send(_ request: Request) async throws -> Response {
        var response = try await sendOnce(request)
        guard request.method == .get || request.method == .head else { return response }
        var tries = 1
        while tries <= session.settings.retries,
            let seconds = Patience.wait(
                after: response, tries: tries, now: session.clock.now(surroundings.systemTime))
        {
            tries += 1
            try announce(response, seconds, "before try \(tries) of \(session.settings.retries + 1)")
            try await session.wait(seconds: seconds)
            response = try await sendOnce(request)
        }
        return response
    }

    private func announce(_ response: Response, _ seconds: Int, _ purpose: String) throws {
        let what = "\(response.status) \(ServiceRefusal.reason(response.status))"
        let wait = session.clock.isRunning ? "waiting \(seconds) s" : "the clock goes forward \(seconds) s"
        try screen.report([StyledText("note: ", .warning) + StyledText("\(what); \(wait) \(purpose).")])
    }
}
