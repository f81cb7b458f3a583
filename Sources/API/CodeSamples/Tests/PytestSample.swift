import AppleMusicAPI

/// A test for pytest that sends a request to a world of its own. It fails as long as the service refuses the request.
///
/// It uses the fixture `apple_music` of the package in `Examples/TestRunners/pytest`.
package struct PytestSample: Sendable {
    private let sample: SampledRequest
    /// The name of the account whose user token was sent; nil if the token was of no account.
    package var account: String?
    /// The statements that bring the world into the state of the refusal, without their receiver:
    /// `subscriber.lapse()`.
    package var preparations: [String] = []
    /// Whether the developer token was refused, so that the test sends another one than its world's.
    package var sendsRefusedToken = false
    /// The answer in words, for a comment; nil for none.
    package var remark: String?

    package init(_ sample: SampledRequest) { self.sample = sample }

    /// Returns the expression for an account: `subscriber`, or `account("collector")`.
    package static func expression(forAccount name: String) -> String {
        name == "subscriber" ? name : "account(\(Literal.python(name)))"
    }

    /// Returns a statement that adds a fault.
    package static func failing(with fault: String) -> String { "fail(\(Literal.python(fault)))" }

    /// Returns a statement that lets time pass.
    package static func advancing(_ seconds: Int) -> String { "clock.advance(\(seconds))" }

    package var lines: [String] {
        var names = RequestNames()
        let name = snakeCase(names.next(for: sample.request).function)
        var lines = [
            "# The fixture: pip install Examples/TestRunners/pytest", "from urllib.request import Request, urlopen",
            "", "", "def test_\(name)(apple_music):",
        ]
        lines += preparations.map { "    apple_music.\($0)" }
        lines += ["    request = Request("] + arguments.map { "        \($0)," } + ["    )"]
        if let remark { lines.append("    # \(URLText.oneLine(remark))") }
        return lines + ["    with urlopen(request) as answer:", "        assert answer.status < 300"]
    }

    private var arguments: [String] {
        var arguments = ["apple_music.origin + " + Literal.python(URLText.strict(sample.request.target))]
        if let body = sample.body { arguments.append("data=\(Literal.python(body)).encode()") }
        let fields = sample.fields.map { "\(Literal.python($0.name)): \(value(of: $0))" }
        if !fields.isEmpty { arguments.append("headers={\(fields.joined(separator: ", "))}") }
        arguments.append("method=\"\(sample.request.method.rawValue)\"")
        return arguments
    }

    private func value(of field: SampledField) -> String {
        switch field.value {
        case .text(let text): return Literal.python(text)
        case .secret(.developerToken, let prefix) where sendsRefusedToken:
            return Literal.python(prefix + "a token that the service refuses")
        case .secret(.developerToken, let prefix): return "f\"\(prefix){apple_music.developer_token}\""
        case .secret(.userToken, _):
            guard let account else { return Literal.python("a token of no account") }
            return "apple_music.\(Self.expression(forAccount: account)).token"
        case .secret(let variable, _): return Literal.python(variable.name)
        }
    }

    /// Returns `fetch_me_library` for `fetchMeLibrary`.
    private func snakeCase(_ name: String) -> String {
        name.reduce(into: "") { text, character in
            text += character.isUppercase && !text.isEmpty ? "_" + character.lowercased() : character.lowercased()
        }
    }
}
