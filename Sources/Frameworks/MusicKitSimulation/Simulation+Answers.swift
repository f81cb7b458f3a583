import AppleMusicAPI
public import AppleMusicSimulation
public import MusicKit
import TonearmRecordings
import TonearmWorld

/// Sources of answers outside of the simulation.
///
/// Device, consent, offers and players stay those of the simulation: a subscriber's phone, whose app has consent.
extension Simulation {
    /// A source of answers: a service on the network, a recording, or a simulator that `tonearm serve` runs.
    public struct Answers: Sendable {
        enum Source: Sendable {
            case service(URL, developerToken: String, userToken: String?)
            case recording(URL)
            case served(URL, world: String?, account: String)
        }

        let source: Source

        /// Returns a service on the network, such as `https://api.music.apple.com`.
        /// - Parameters:
        ///   - url: the scheme, the host and the port. Plain HTTP is only for this machine.
        ///   - developerToken: the token for `Authorization`.
        ///   - userToken: the token for `Music-User-Token`; nil for an app without one.
        public static func service(at url: URL, developerToken: String, userToken: String? = nil) -> Answers {
            Answers(source: .service(url, developerToken: developerToken, userToken: userToken))
        }

        /// Returns an HTTP archive (HAR) of tonearm or a browser.
        public static func recording(at file: URL) -> Answers { Answers(source: .recording(file)) }

        /// Returns a simulator that `tonearm serve --control ADDRESS --ready FILE` runs.
        /// - Parameters:
        ///   - readyFile: the file that the server writes.
        ///   - world: the id or the name of a world; nil for a new world, which is deleted afterwards.
        ///   - account: the account whose user token requests carry.
        public static func served(
            by readyFile: URL, world: String? = nil, account: String = "subscriber"
        ) -> Answers { Answers(source: .served(readyFile, world: world, account: account)) }
    }

    /// An error for a source of answers that cannot be used.
    public struct AnswersProblem: LocalizedError, Hashable, Sendable, CustomStringConvertible {
        /// The reason in a sentence.
        public let description: String
        /// The message.
        public var errorDescription: String? { description }
    }

    /// Runs a body in a world whose requests another service answers. The errors of the service stay its own.
    ///
    /// ```swift
    /// try await Simulation.run(answeredBy: .recording(at: file)) { simulation in
    ///     let songs = try await MusicCatalogSearchRequest(term: "run", types: [Song.self]).response().songs
    ///     #expect(simulation.requestLines.count == 1)
    /// }
    /// ```
    /// - Parameters:
    ///   - answers: the service, the recording, or the served simulator.
    ///   - storefront: the country of the account.
    ///   - time: the time of the stopped clock, since 1970.
    /// - Throws: `AnswersProblem` if the source cannot be used, and the errors of the body.
    @discardableResult
    public static func run<Value>(
        answeredBy answers: Answers, storefront: String = "us", time: Duration = SimulatedAppleMusic.standardTime,
        _ body: (Simulation) async throws -> Value
    ) async throws -> Value {
        switch answers.source {
        case .service(let url, let developerToken, let userToken):
            let origin = try origin(of: url)
            let tokens = LentTokens(developer: developerToken, user: userToken)
            let music = try SimulatedAppleMusic(
                answeredAt: .server(at: origin), tokens, storefront: storefront, time: time
            ) { _ in NetworkService(origin) }
            return try await music.run { try await Simulation(music).checking(body) }
        case .recording(let file):
            let service = try recording(file)
            let music = try SimulatedAppleMusic(
                answeredAt: .recording(file.path), nil, storefront: storefront, time: time
            ) { _ in service }
            return try await music.run { try await Simulation(music).checking(body) }
        case .served(let file, let name, let account):
            let world = try await ServedWorld(readyFile: file, world: name, account: account)
            let result: Result<Value, any Error>
            do {
                let music = try SimulatedAppleMusic(
                    answeredAt: .server(at: world.origin), world.tokens, storefront: storefront, time: time
                ) { _ in NetworkService(world.origin) }
                _ = music.attachments.value { ServedWorldHolder(world) }
                result = .success(try await music.run { try await Simulation(music).checking(body) })
            } catch { result = .failure(error) }
            try await world.end()
            return try result.get()
        }
    }

    private static func origin(of url: URL) throws -> ServerOrigin {
        do throws(ServerOrigin.Problem) { return try ServerOrigin(url.absoluteString) } catch {
            throw AnswersProblem(
                description: "'\(url)' is not the address of a service: it needs https, a host and no path; "
                    + "plain http is for this machine only.")
        }
    }

    private static func recording(_ file: URL) throws -> any Service<ServiceMemory> {
        do {
            return RecordedAnswers(try ReplayedService(try HTTPArchive(file: file.path), name: file.lastPathComponent))
        } catch {
            throw AnswersProblem(description: "'\(file.path)' is not a recording of requests: \(error)")
        }
    }
}

/// A recording whose missing answers are errors of URL loading, as those of a network are.
private struct RecordedAnswers: Service {
    private let base: any Service<ServiceMemory>

    init(_ recording: ReplayedService) { base = recording.inWorld }

    var description: ServiceDescription { base.description }

    func answer(
        to request: Request, in context: inout ServiceContext<ServiceMemory>
    ) -> ServiceAnswer<ServiceMemory> {
        let answer = base.answer(to: request, in: &context)
        guard case .made(.failure(let problem as ReplayProblem)) = answer else { return answer }
        let reason =
            switch problem.reason {
            case .notRecorded(let nearest?): "it is not recorded; the most similar request is \(nearest)"
            case .notRecorded(nil): "it is not recorded"
            case .noBody: "its answer was recorded without a body"
            case .damagedBody: "its answer's body is damaged"
            }
        let text = "\(problem.file) has no answer to \(problem.request): \(reason)."
        return .made(.failure(URLError(.resourceUnavailable, text)))
    }
}
