import AppleMusicAPI
import Testing
import TonearmAlgorithms

@testable import TonearmSimulator

/// Properties of any personal request: a well-formed answer, equal answers to equal requests, and no changes after a
/// refusal.
struct AnyPersonalRequestTests {
    #if DEBUG
        private static let count = 120
    #else
        private static let count = 1250
    #endif

    private func client(_ seed: UInt64) throws -> AccountClient {
        let client = try AccountClient(["subscriber", "newcomer", "subscriber", "visitor"][Int(seed % 4)], seed: seed)
        if seed % 8 == 6 { client.simulator.memory.change("subscriber") { $0.hasCloudLibrary = false } }
        // The first read makes an account's content.
        _ = client.get("/v1/me/storefront")
        return client
    }

    @Test(arguments: UInt64(1)...16)
    func `no request is too odd`(seed: UInt64) throws {
        let client = try client(seed)
        var requests = RandomRequest(random: RandomSource(seed: seed))
        var statuses: [Int: Int] = [:]
        for _ in 0..<Self.count {
            let request = client.signed(requests.next())
            let before = client.simulator
            let response = client.simulator.respond(to: request)
            statuses[response.status, default: 0] += 1
            let what = "\(request.method.rawValue) \(request.target.prefix(300)) \(text(request.body))"

            let fault = Form.fault(of: response)
            #expect(fault == nil, "\(what)")
            var twin = before
            #expect(twin.respond(to: request) == response && twin.state == client.simulator.state, "\(what)")
            // The next tracks of a station can be requested by GET too, which advances it.
            let isStation = request.path.hasPrefix("/v1/me/stations/")
            if response.status >= 400 || request.method == .get && !isStation {
                // Only ids of errors use the random source.
                var after = client.simulator.state
                if response.status >= 400 { after.random = before.state.random }
                #expect(after == before.state, "\(what)")
            }
            // An accepted change is applied at the next read.
            if response.status == 202 { _ = client.get("/v1/me/storefront") }
        }
        #expect(statuses.count >= (seed % 4 == 3 ? 2 : 4), "\(statuses)")
    }

    private func text(_ body: [UInt8]) -> String { String(decoding: body.prefix(300), as: UTF8.self) }
}

/// A check of an answer's form.
enum Form {
    static func fault(of response: Response) -> String? {
        switch response.status {
        case 200, 201: success(response)
        case 202, 204, 401, 413, 414: response.body.isEmpty ? nil : "there is a body"
        case 400, 403, 404, 405: failure(response)
        case 500: failure(response) ?? (response.body.json?["errors"]?[0]?["code"] == "50001" ? nil : "another code")
        default: "the status \(response.status)"
        }
    }

    private static func success(_ response: Response) -> String? {
        guard let json = try? JSON(parsing: response.body.bytes) else { return "no JSON" }
        if response.headers["Content-Type"] != "application/json;charset=utf-8" { return "another content type" }
        if json["results"]?.object != nil { return nil }
        guard let data = json["data"]?.array else { return "no data" }
        if data.contains(where: { Resource($0) == nil }) { return "an element is no resource" }
        if let next = json["next"], next.string?.hasPrefix("/v1/") != true { return "a link that leads nowhere" }
        return json["errors"] == nil ? nil : "errors beside data"
    }

    private static func failure(_ response: Response) -> String? {
        guard let json = try? JSON(parsing: response.body.bytes), let errors = json["errors"]?.array, errors.count == 1
        else { return "no errors" }
        let error = errors[0]
        let status = String(response.status)
        if error["status"]?.string != status { return "another status in the error" }
        if error["code"]?.string?.hasPrefix(status) != true || error["code"]?.string?.count != 5 { return "a bad code" }
        if error["id"]?.string?.count != 26 { return "a bad id" }
        if error["title"]?.string?.isEmpty != false { return "no title" }
        if let source = error["source"]?.object, source.members.count != 1 || source.members[0].value.string == nil {
            return "a bad source"
        }
        return json["data"] == nil ? nil : "data beside errors"
    }
}
