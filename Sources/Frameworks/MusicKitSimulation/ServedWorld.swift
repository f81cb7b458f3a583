import AppleMusicAPI
import AppleMusicSimulation
public import MusicKit
import TonearmWorld

/// A world of a simulator that `tonearm serve` runs.
public struct ServedWorld: Sendable {
    /// The id of the world.
    public let id: String
    let origin: ServerOrigin
    let tokens: LentTokens
    private let control: NetworkService?
    private let controlPath: String
    private let secret: String
    /// Whether the world was made for one run.
    private let isOwn: Bool

    /// - Throws: `Simulation.AnswersProblem` if the file or the server cannot be used.
    init(readyFile: URL, world: String?, account: String) async throws {
        guard let bytes = try? Data(contentsOf: readyFile), let json = try? JSON(parsing: Array(bytes)),
            let origin = json["origin"]?.string.flatMap({ try? ServerOrigin($0) })
        else {
            throw Simulation.AnswersProblem(
                description: "Cannot use '\(readyFile.path)': it is not a file of 'tonearm serve --ready FILE'.")
        }
        self.origin = origin
        secret = json["secret"]?.string ?? ""
        guard let url = json["control"]?.string.flatMap({ URL(string: $0) }) else {
            // A server without a control address has one world.
            (control, controlPath, isOwn, id) = (nil, "", false, "default")
            tokens = try Self.tokens(json["tokens"], of: account, readyFile)
            return
        }
        controlPath = url.path
        let root = url.absoluteString.dropLast(url.path.utf8.count)
        let control = NetworkService(try ServerOrigin(String(root)))
        self.control = control
        isOwn = world == nil
        let request =
            world.map { Request(.get, url.path + "/worlds/\(PercentEncoding.encodeSegment($0))") }
            ?? Request(.post, url.path + "/worlds", body: Array("{}".utf8))
        let made = try await Self.answer(request, control, secret)
        id = made["id"]?.string ?? world ?? ""
        tokens = try Self.tokens(made["tokens"], of: account, readyFile)
    }

    private static func tokens(_ json: JSON?, of account: String, _ file: URL) throws -> LentTokens {
        guard let developer = json?["developer"]?.string else {
            throw Simulation.AnswersProblem(description: "Cannot use '\(file.path)': it has no developer token.")
        }
        return LentTokens(developer: developer, user: json?[account]?.string)
    }

    /// Sends a request to the control address of the world, such as `POST` to `accounts/subscriber/lapse`.
    /// - Parameters:
    ///   - method: `GET`, `POST`, `PUT` or `DELETE`.
    ///   - path: the path after that of the world; empty for the world itself.
    ///   - body: JSON.
    /// - Returns: the answer's JSON.
    /// - Throws: `Simulation.AnswersProblem` for a refusal and without a control address, and `URLError`.
    @discardableResult
    public func control(_ method: String, _ path: String, body: Data = Data()) async throws -> Data {
        guard let control, let method = Request.Method(rawValue: method) else {
            throw Simulation.AnswersProblem(description: "Cannot control the server: it has no control address.")
        }
        let target = controlPath + "/worlds/\(PercentEncoding.encodeSegment(id))" + (path.isEmpty ? "" : "/\(path)")
        let answer = try await Self.answer(Request(method, target, body: Array(body)), control, secret)
        return Data(answer.bytes)
    }

    private static func answer(_ request: Request, _ control: NetworkService, _ secret: String) async throws -> JSON {
        var request = request
        request.headers["Authorization"] = "Bearer \(secret)"
        let response = try await control.response(to: request)
        guard response.isSuccess else {
            throw Simulation.AnswersProblem(
                description: "The control address answered \(response.status) to "
                    + "'\(request.method.rawValue) \(request.target)': "
                    + String(decoding: response.body.bytes.prefix(200), as: UTF8.self))
        }
        return response.body.json ?? .null
    }

    /// Advances the clock of the world.
    func advance(by duration: Duration) async throws {
        let body: JSON = ["advance": .integer(Int(duration.components.seconds))]
        try await control("PUT", "clock", body: Data(body.bytes))
    }

    /// Deletes a world that was made for one run.
    func end() async throws { if isOwn { try await control("DELETE", "") } }
}

/// The served world of a simulation.
final class ServedWorldHolder: Sendable {
    let world: ServedWorld?

    init(_ world: ServedWorld?) { self.world = world }
}

extension Simulation {
    /// The world that answers at a server; nil if `run(answeredBy:)` was not given one.
    public var servedWorld: ServedWorld? { music.attachments.value { ServedWorldHolder(nil) }.world }
}
