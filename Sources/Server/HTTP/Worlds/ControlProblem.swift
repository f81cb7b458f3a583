import AppleMusicAPI

/// The reason why a control request changed nothing.
package struct ControlProblem: Error {
    let status: Int
    let sentence: String
    var next: String?
    /// The methods that the path accepts; nil if the method is not the problem.
    var allowed: String?
    /// The budget that is used up; nil if it is not the problem.
    var budget: Budget?

    static func bad(_ sentence: String, next: String?) -> Self { Self(status: 400, sentence: sentence, next: next) }

    static func method(_ allowed: String) -> Self {
        Self(status: 405, sentence: "This takes \(allowed)", allowed: allowed)
    }

    static let unknownPath = Self(
        status: 404, sentence: "There is no such control",
        next:
            "There are /_tonearm/worlds, /_tonearm/faults, /_tonearm/accounts, /_tonearm/clock, /_tonearm/journal, /_tonearm/reset, /_tonearm/snapshots and /_tonearm/schema."
    )

    static func unknownAccount(_ name: String) -> Self {
        Self(status: 404, sentence: "There is no account '\(name)'", next: "GET /_tonearm/accounts lists them.")
    }

    /// - Parameter known: the existing actions.
    static func unknownAction(_ name: String, known: [String]) -> Self {
        Self(
            status: 404, sentence: "'\(name)' is not an action of an account",
            next: "There are: \(known.joined(separator: ", ")).")
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

    static func unknownEntry(_ number: String) -> Self {
        Self(
            status: 404, sentence: "The journal has no request '\(number)'",
            next: "GET on 'journal' lists the last 1,000, until the world is reset.")
    }

    static func unknownLanguage(_ name: String) -> Self {
        .bad(
            "'\(name)' is not a language",
            next: "There are: \(JournalCode.languages.map(\.name).joined(separator: ", ")).")
    }

    static func badName(_ name: String) -> Self {
        .bad("'\(name)' is not a name", next: "A name has 1 to 100 letters, digits, '-', '_' or '.'.")
    }

    static let defaultWorldStays = Self(
        status: 409, sentence: "The default world cannot be deleted", next: "POST /_tonearm/reset resets it.")

    static func nameTaken(_ name: String) -> Self {
        Self(
            status: 409, sentence: "Another world is called '\(name)'",
            next: "DELETE /_tonearm/worlds/\(name), or give another name.")
    }

    static func tooManyWorlds(_ limit: Int) -> Self {
        Self(
            status: 429, sentence: "There are \(limit) worlds already",
            next: "DELETE those that are no longer used; a world without requests for an hour is deleted.")
    }

    static let unwritableSnapshot = Self(status: 500, sentence: "The snapshot cannot be written as JSON")

    static let otherAlbums = Self(
        status: 409, sentence: "The snapshot has albums that this world does not have",
        next: "POST /_tonearm/worlds with 'from' and 'snapshot' makes a world that has them.")

    static let notKept = Self(status: 503, sentence: "The change could not be kept in the state's file")

    /// The reason and the next step as sentences.
    package var reason: String { ([sentence] + (next.map { [$0] } ?? [])).joined(separator: ". ") }

    var response: Response {
        var object = JSONObject([("error", .string(sentence + "."))])
        object.append("next", next.map(JSON.string))
        object.append("budget", budget?.json)
        var response = Response.control(.object(object), status: status)
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
