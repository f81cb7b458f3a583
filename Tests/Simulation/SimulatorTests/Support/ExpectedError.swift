import AppleMusicAPI
import Testing

/// An error of the service, with its full text for comparison.
struct ExpectedError: Sendable, CustomTestStringConvertible {
    var status: Int
    var code: String
    var title: String
    var detail: String
    var parameter: String?

    /// Returns the body with an id, members in the recorded order.
    func text(id: String) -> String {
        let source = parameter.map { #","source":{"parameter":"\#($0)"}"# } ?? ""
        return #"{"errors":[{"id":"\#(id)","title":"\#(title)","detail":"\#(detail)","#
            + #""status":"\#(status)","code":"\#(code)"\#(source)}]}"#
    }

    var testDescription: String { "\(status) \(code) \(detail)" }
}

extension ExpectedError {
    static func missing(_ what: String, _ parameter: String) -> Self {
        .init(
            status: 400, code: "40003", title: "Missing Parameter", detail: "No \(what) supplied on the request",
            parameter: parameter)
    }

    static func notAllowed(_ name: String) -> Self {
        .init(
            status: 400, code: "40004", title: "Invalid Parameter", detail: "Parameter '\(name)' is not allowed",
            parameter: name)
    }

    static let limitWithIDs = Self(
        status: 400, code: "40004", title: "Invalid Parameter", detail: "Limit may not be supplied on this request",
        parameter: "limit")

    static func value(_ parameter: String?, _ detail: String) -> Self {
        .init(status: 400, code: "40005", title: "Invalid Parameter Value", detail: detail, parameter: parameter)
    }

    static func storefront(_ id: String) -> Self {
        .init(status: 400, code: "40005", title: "Unknown Storefront", detail: "Invalid storefront '\(id)'")
    }

    static func tooLarge(_ value: Int, maximum: Int) -> Self {
        .value("limit", "Value must be an integer less than or equal to \(maximum), but was: \(value)")
    }

    static func tooSmall(_ parameter: String, minimum: Int) -> Self {
        .value(parameter, "Value must be an integer greater than or equal to \(minimum)")
    }

    static func notInteger(_ parameter: String) -> Self { .value(parameter, "Value must be an integer") }

    static func path(_ detail: String) -> Self {
        .init(status: 400, code: "40008", title: "Invalid Path Value", detail: detail)
    }

    static func locked(_ name: String) -> Self {
        .init(
            status: 400, code: "40012", title: "Insufficient Permissions",
            detail: "'\(name)' entities require permissions that are not in the request")
    }

    static let forbidden = Self(status: 403, code: "40300", title: "Forbidden", detail: "Invalid authentication")

    static let noToken = Self(
        status: 403, code: "40300", title: "Forbidden", detail: "Authentication required for request")

    static let notFound = Self(
        status: 404, code: "40400", title: "Resource Not Found", detail: "Resource with requested id was not found")

    static func nothingRelated(_ name: String) -> Self {
        .init(
            status: 404, code: "40403", title: "No related resources", detail: "No related resources found for \(name)")
    }

    static let method = Self(
        status: 405, code: "40500", title: "Method Not Allowed",
        detail: "The method is not allowed for the requested path")
}

extension SimulatorClient {
    /// Expects an error, byte for byte, with an id of 26 characters of base32.
    func expect(
        _ error: ExpectedError, from target: String, method: Request.Method = .get,
        at location: SourceLocation = #_sourceLocation
    ) async throws {
        let response = try await answer(target, method: method)
        let id = response.body.json?["errors"]?[0]?["id"]?.string ?? ""
        #expect(response.status == error.status, "\(target)", sourceLocation: location)
        #expect(
            String(decoding: response.body.bytes, as: UTF8.self) == error.text(id: id), "\(target)",
            sourceLocation: location)
        #expect(
            id.count == 26 && id.allSatisfy { "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".contains($0) }, "\(target)",
            sourceLocation: location)
    }
}
