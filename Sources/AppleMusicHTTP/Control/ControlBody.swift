import AppleMusicAPI
import AppleMusicSimulator

/// The JSON that a control request carries.
struct ControlBody {
    private let object: JSONObject

    /// - Parameter members: the names that are known.
    init(_ request: Request, members: Set<String>) throws(ControlProblem) {
        guard let object = (try? JSON(parsing: request.body))?.object else {
            throw .bad(
                "The body is not a JSON object", next: "It may have: \(members.sorted().joined(separator: ", ")).")
        }
        if let stranger = object.names.first(where: { !members.contains($0) }) {
            throw .bad("'\(stranger)' is not known", next: "There are: \(members.sorted().joined(separator: ", ")).")
        }
        self.object = object
    }

    subscript(_ name: String) -> JSON? { object[name] }

    /// `faults`: texts such as `503 --on /v1/catalog --times 2`.
    func faults() throws(ControlProblem) -> [FaultSpec] {
        guard let values = self["faults"]?.array else {
            throw .bad(
                "'faults' is not a list", next: #"Send for example {"faults": ["503 --on /v1/catalog --times 2"]}."#)
        }
        var specs: [FaultSpec] = []
        for value in values {
            guard let text = value.string else {
                throw .bad("A fault is a text, and one is not", next: #"Write for example "429 --times 1"."#)
            }
            do throws(FaultSpec.Problem) { specs.append(try FaultSpec(text)) } catch {
                throw .bad("Cannot set the fault '\(text)': \(error.reason)", next: error.next)
            }
        }
        return specs
    }
}

/// Why a control request did nothing.
struct ControlProblem: Error {
    let status: Int
    let sentence: String
    var next: String?
    /// The methods that there are, where it was another.
    var allowed: String?

    static func bad(_ sentence: String, next: String?) -> Self { Self(status: 400, sentence: sentence, next: next) }

    static func method(_ allowed: String) -> Self {
        Self(status: 405, sentence: "This takes \(allowed)", allowed: allowed)
    }

    static let unknownPath = Self(
        status: 404, sentence: "There is no such control",
        next: "There are /_tonearm/faults, /_tonearm/accounts and /_tonearm/clock.")

    static func unknownAccount(_ name: String) -> Self {
        Self(status: 404, sentence: "There is no account '\(name)'", next: "GET /_tonearm/accounts lists them.")
    }

    static func unknownAction(_ name: String) -> Self {
        let names = ControlGateway.AccountAction.allCases.map(\.rawValue).joined(separator: ", ")
        return Self(status: 404, sentence: "'\(name)' cannot happen to an account", next: "There are: \(names).")
    }

    static func noToken(_ name: String) -> Self {
        Self(
            status: 409, sentence: "'\(name)' gives the app no token: its access was revoked",
            next: "POST /_tonearm/accounts/\(name)/grant lets it ask again.")
    }

    static let notKept = Self(status: 503, sentence: "The change could not be kept in the state's file")

    var response: Response {
        var response = Response.control(status, sentence + ".", next: next)
        response.headers["Allow"] = allowed
        return response
    }
}

extension Response {
    static func control(_ json: JSON) -> Response { control(status: 200, json) }

    static func control(_ status: Int, _ sentence: String, next: String? = nil) -> Response {
        var object = JSONObject([("error", .string(sentence))])
        object.append("next", next.map(JSON.string))
        return control(status: status, .object(object))
    }

    private static func control(status: Int, _ json: JSON) -> Response {
        Response(status: status, headers: Headers([("Content-Type", "application/json")]), body: .json(json))
    }
}
