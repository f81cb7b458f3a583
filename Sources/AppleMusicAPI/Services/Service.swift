/// Whatever answers requests: the simulator in this process, the live service, a recording, or another service with something around it.
///
/// A service holds nothing that an answer changes. What it remembers between two answers, the time and the caller come with the request, in a
/// context that is lent for the length of one answer. So a wrapper passes everything on by passing the context on, and whoever owns the memory
/// can save it, compare it and go back to an earlier one.
package protocol Service<Memory>: Sendable {
    /// What the service remembers between two answers.
    associatedtype Memory: Sendable

    /// What answers, in a few words: `simulator: 8245 songs`.
    var summary: String { get }

    /// Answers one request. Errors of the API are answers too: what is thrown means that no answer came.
    /// - Throws: `CancellationError` when the task is cancelled, `NetworkFailure`, and the conformer's own errors of the way there and back.
    func respond(to request: Request, in context: inout ServiceContext<Memory>) async throws -> Response

    /// The answer to a request where it is made without waiting for anything; nil where it has to be asked for, and then nothing is changed.
    func answerAtOnce(to request: Request, in context: inout ServiceContext<Memory>) -> Response?

    /// What developer tokens are held against, as far as it can be known on this side.
    func developerTokenCheck(in context: ServiceContext<Memory>) -> DeveloperTokenCheck

    /// Ids and names of what there is of a type, as far as the service knows all of it without asking anybody; empty for other types.
    /// - Parameter language: the tag of the names' language.
    func listed(_ type: ResourceType, in language: String) -> [(id: String, name: String)]
}

extension Service {
    package func answerAtOnce(to request: Request, in context: inout ServiceContext<Memory>) -> Response? { nil }

    /// Without the service's keys only what stands in the token itself can be judged.
    package func developerTokenCheck(in context: ServiceContext<Memory>) -> DeveloperTokenCheck {
        DeveloperTokenCheck(signers: .anyone, now: context.now)
    }

    package func listed(_ type: ResourceType, in language: String) -> [(id: String, name: String)] { [] }
}

/// Why no answer came from a service.
public enum NetworkFailure: Error, Hashable, Sendable {
    /// There is no network; the path was asked for.
    case offline(path: String)
}
