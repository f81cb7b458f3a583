/// A source of answers: the simulator in this process, a service on the network, a recording, or another service with a
/// wrapper around it.
///
/// A service stores nothing that an answer changes. Its memory, the time and the caller are lent to it in a context for
/// the length of one answer. A wrapper passes the context on, and the owner of the memory can save it, compare it and
/// return to an earlier one.
package protocol Service<Memory>: Sendable {
    /// The values that a service keeps between two answers.
    associatedtype Memory: Sendable

    /// The facts about the service that need no request. A wrapper returns those of the service that it wraps.
    var description: ServiceDescription { get }

    /// Answers a request: at once, or with work that must be awaited. An error of the API is an answer too.
    func answer(to request: Request, in context: inout ServiceContext<Memory>) -> ServiceAnswer<Memory>
}

/// The outcome of asking a service.
package enum ServiceAnswer<Memory: Sendable>: Sendable {
    /// The response, or the reason why it failed: `NetworkProblem`, or an error of the service's own transport.
    case made(Result<Response, any Error>)
    /// The rest of the work. It is run once, with the context that came out of `answer(to:in:)`, and may wait for a
    /// disk or a network. It throws `CancellationError` when the task is cancelled.
    case awaited(@Sendable (inout ServiceContext<Memory>) async throws -> Response)

    /// Runs the body now, and keeps what it returns or throws.
    package init(_ body: () throws -> Response) { self = .made(Result(catching: body)) }
}

extension Service {
    /// Answers a request, and awaits the answer if necessary.
    /// - Throws: the service's errors, and `CancellationError`.
    package func respond(to request: Request, in context: inout ServiceContext<Memory>) async throws -> Response {
        switch answer(to: request, in: &context) {
        case .made(let result): try result.get()
        case .awaited(let rest): try await rest(&context)
        }
    }
}

extension ServiceAnswer {
    /// Returns the answer with its response changed, at once or when it arrives. A failure is unchanged.
    package func map(_ change: @escaping @Sendable (Response) -> Response) -> ServiceAnswer {
        switch self {
        case .made(.failure): self
        case .made(.success(let response)): .made(.success(change(response)))
        case .awaited(let rest):
            .awaited { context in
                let response = try await rest(&context)
                return change(response)
            }
        }
    }
}

/// A reason why no answer came from a service.
public enum NetworkProblem: Error, Hashable, Sendable {
    /// The device has no network. The path is the request's.
    case offline(path: String)
}

/// The values that a service is lent for the length of one answer: its memory, which the answer may change, the time,
/// and the caller.
package struct ServiceContext<Memory: Sendable>: Sendable {
    /// The values that the service keeps between two answers.
    package var memory: Memory
    package let clock: SimulatedClock
    /// The sender of the request; nil if it is unknown, as for requests over HTTP.
    package var caller: Caller?
    /// Whether the answer brings the reasons for its content (`Response.reasons`).
    package var wantsReasons: Bool
    /// Milliseconds since 1970.
    private let systemTime: @Sendable () -> Int

    /// - Parameter systemTime: milliseconds since 1970; read only when it is needed.
    package init(
        memory: Memory, clock: SimulatedClock = .system, caller: Caller? = nil, wantsReasons: Bool = false,
        systemTime: @escaping @Sendable () -> Int
    ) {
        self.memory = memory
        self.clock = clock
        self.caller = caller
        self.wantsReasons = wantsReasons
        self.systemTime = systemTime
    }

    /// Returns the same context around another memory.
    package func with<Other>(memory: Other) -> ServiceContext<Other> {
        ServiceContext<Other>(
            memory: memory, clock: clock, caller: caller, wantsReasons: wantsReasons, systemTime: systemTime)
    }

    /// Seconds since 1970.
    package var now: Int { clock.seconds(systemTime) }

    /// Milliseconds since 1970.
    package var milliseconds: Int { clock.milliseconds(systemTime) }
}

/// The sender of a request, as far as authorization depends on it.
package enum Caller: Hashable, Sendable {
    /// An app on a device: `Runner on phone`. Its requests need tokens, and a user token is bound to the app that
    /// received it.
    case app(String)
    /// A device itself, for its account, without an app's tokens: it plays stations, and synchronizes its library.
    /// - Parameter library: the part of the account's library that the device has; nil for all of it.
    case device(account: String, library: LibraryScope? = nil)

    /// The app; nil for a device.
    package var app: String? { if case .app(let name) = self { name } else { nil } }
    /// The account of a device; nil for an app.
    package var account: String? { if case .device(let account, _) = self { account } else { nil } }
    /// The part of the account's library that a device has; nil for all of it, and for an app.
    package var library: LibraryScope? { if case .device(_, let library) = self { library } else { nil } }
}

/// The part of an account's library that a device has.
package struct LibraryScope: Hashable, Sendable {
    /// The last second whose additions have reached the device, since 1970; nil for a device that does not synchronize.
    package var through: Int?
    /// The ids of the library's songs and music videos that are on the device in any case, because it downloaded them.
    package var downloads: Set<String>
    /// Whether the device has the songs that the account's owner uploaded, whatever it synchronizes.
    package var hasUploads: Bool

    package init(through: Int?, downloads: Set<String>, hasUploads: Bool) {
        self.through = through
        self.downloads = downloads
        self.hasUploads = hasUploads
    }
}
