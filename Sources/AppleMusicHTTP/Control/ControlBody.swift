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

    private init(object: JSONObject) { self.object = object }

    /// The same for a request that may have no body.
    init(orEmpty request: Request, members: Set<String>) throws(ControlProblem) {
        if request.body.isEmpty {
            self.init(object: JSONObject([]))
        } else {
            try self.init(request, members: members)
        }
    }

    subscript(_ name: String) -> JSON? { object[name] }

    /// - Throws: `ControlProblem` for a member that is not a string.
    func text(_ name: String) throws(ControlProblem) -> String? {
        guard let value = object[name] else { return nil }
        guard let text = value.string else {
            throw .bad("'\(name)' is not a string", next: #"Send for example {"\#(name)": "checkout"}."#)
        }
        return text
    }

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
        next:
            "There are /_tonearm/worlds, /_tonearm/faults, /_tonearm/accounts, /_tonearm/clock, /_tonearm/journal, /_tonearm/reset and /_tonearm/snapshots."
    )

    static func unknownAccount(_ name: String) -> Self {
        Self(status: 404, sentence: "There is no account '\(name)'", next: "GET /_tonearm/accounts lists them.")
    }

    static func unknownAction(_ name: String) -> Self {
        let names = WorldControl.AccountAction.allCases.map(\.rawValue).joined(separator: ", ")
        return Self(status: 404, sentence: "'\(name)' cannot happen to an account", next: "There are: \(names).")
    }

    static func noToken(_ name: String) -> Self {
        Self(
            status: 409, sentence: "'\(name)' gives the app no token: its access was revoked",
            next: "POST /_tonearm/accounts/\(name)/grant lets it ask again.")
    }

    static func unknownWorld(_ name: String) -> Self {
        Self(status: 404, sentence: "There is no world '\(name)'", next: "GET /_tonearm/worlds lists them.")
    }

    static func unknownSnapshot(_ name: String) -> Self {
        Self(
            status: 404, sentence: "There is no snapshot '\(name)'",
            next: "PUT to its address makes one; GET on 'snapshots' lists them.")
    }

    static func badName(_ name: String) -> Self {
        .bad("'\(name)' is not a name", next: "A name has 1 to 100 letters, digits, '-', '_' or '.'.")
    }

    static let defaultWorldStays = Self(
        status: 409, sentence: "The default world cannot be deleted", next: "POST /_tonearm/reset resets it.")

    static func tooManyWorlds(_ limit: Int) -> Self {
        Self(
            status: 429, sentence: "There are \(limit) worlds already",
            next: "DELETE those that are no longer used; a world without requests for an hour is deleted.")
    }

    static func tooManySnapshots(_ limit: Int) -> Self {
        Self(status: 429, sentence: "The world has \(limit) snapshots already", next: "DELETE one of them first.")
    }

    static let notKept = Self(status: 503, sentence: "The change could not be kept in the state's file")

    var response: Response {
        var response = Response.control(status, sentence + ".", next: next)
        response.headers["Allow"] = allowed
        return response
    }
}

extension Response {

    static func control(_ status: Int, _ sentence: String, next: String? = nil) -> Response {
        var object = JSONObject([("error", .string(sentence))])
        object.append("next", next.map(JSON.string))
        return control(.object(object), status: status)
    }

    static func control(_ json: JSON, status: Int = 200) -> Response {
        Response(status: status, headers: Headers([("Content-Type", "application/json")]), body: .json(json))
    }
}
