import AppleMusicAPI
import TonearmSimulator

/// The JSON body of a control request.
struct ControlBody {
    private let object: JSONObject
    /// The most bytes of a world's faults, whose texts pages and attached shells show.
    static let faultBytes = 1_048_576

    /// - Parameter members: the names of the accepted members.
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

    /// Reads a body that may be empty.
    init(orEmpty request: Request, members: Set<String>) throws(ControlProblem) {
        if request.body.isEmpty {
            self.init(object: JSONObject([]))
        } else {
            try self.init(request, members: members)
        }
    }

    subscript(_ name: String) -> JSON? { object[name] }

    /// - Throws: `ControlProblem` if the member is not a string.
    func text(_ name: String) throws(ControlProblem) -> String? {
        guard let value = object[name] else { return nil }
        guard let text = value.string else {
            throw .bad("'\(name)' is not a string", next: #"Send for example {"\#(name)": "checkout"}."#)
        }
        return text
    }

    /// Returns the faults in `faults`, a list of texts such as `503 --on /v1/catalog --times 2`.
    func faults() throws(ControlProblem) -> [FaultSpec] {
        guard let values = self["faults"]?.array else {
            throw .bad(
                "'faults' is not a list", next: #"Send for example {"faults": ["503 --on /v1/catalog --times 2"]}."#)
        }
        let size = values.reduce(0) { $0 + ($1.string?.utf8.count ?? 0) }
        guard size <= Self.faultBytes else { throw .faultsTooLarge(size, allowed: Self.faultBytes) }
        var specs: [FaultSpec] = []
        for value in values {
            guard let text = value.string else {
                throw .bad("Every fault must be a string", next: #"Write for example "429 --times 1"."#)
            }
            do throws(FaultSpec.Problem) { specs.append(try FaultSpec(text)) } catch {
                throw .bad("Cannot set the fault '\(text)': \(error.reason)", next: error.next)
            }
        }
        return specs
    }
}
