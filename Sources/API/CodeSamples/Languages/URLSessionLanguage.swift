import AppleMusicAPI

/// Swift in the style of 2017 (WWDC17 session 502): `URLComponents`, `URLRequest`, `URLSession`, and structs for
/// `JSONDecoder`.
package struct URLSessionLanguage: CodeLanguage {
    package let name = "urlsession"
    package let summary = "Swift with URLSession and Codable structs"
    package let commentMark = "//"

    package init() {}

    package func program(sending requests: [SampledRequest]) -> [String] {
        var names = RequestNames()
        let calls = requests.map { URLSessionCall($0, named: names.next(for: $0.request)) }
        var parts = [Self.imports] + calls.compactMap(\.structure)
        if calls.contains(where: \.needsAnyValue) { parts.append(Self.text(JSONShape.anyValue)) }
        if calls.contains(where: \.usesEnvironment) { parts.append(Self.environment) }
        parts += calls.map(\.function) + [Self.text(Self.send)]
        parts.append(["let done = DispatchSemaphore(value: 0)"])
        if calls.contains(where: { $0.structure != nil }) { parts.append(Self.text(Self.showStructure)) }
        if calls.contains(where: { $0.structure == nil }) { parts.append(Self.text(Self.showData)) }
        parts.append(Self.text(Self.fail))
        parts.append(
            calls.flatMap {
                ["\($0.name.function)(completion: \($0.structure == nil ? "showText" : "show"))", "done.wait()"]
            })
        return Array(parts.joined(separator: [""]))
    }

    private static func text(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static let imports = [
        "import Foundation", "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif",
    ]

    private static let environment = [
        "/// The tokens come from the environment here; an app asks its own server for the developer token.",
        "let environment = ProcessInfo.processInfo.environment",
    ]

    private static let send = """
        /// Sends a request and reads the answer.
        func send<Answer>(
            _ request: URLRequest, reading read: @escaping (Data) throws -> Answer,
            completion: @escaping (Answer?, Error?) -> Void
        ) {
            URLSession.shared.dataTask(with: request) { data, response, error in
                guard let data = data, let status = (response as? HTTPURLResponse)?.statusCode, error == nil else {
                    return completion(nil, error)
                }
                guard (200..<300).contains(status) else {
                    return completion(nil, NSError(domain: "AppleMusicAPI", code: status))
                }
                do {
                    completion(try read(data), nil)
                } catch {
                    completion(nil, error)
                }
            }.resume()
        }
        """

    private static let showStructure = """
        /// Prints an answer as JSON.
        func show<Answer: Encodable>(_ answer: Answer?, _ error: Error?) {
            guard let answer = answer, let data = try? JSONEncoder().encode(answer) else { fail(error) }
            print(String(decoding: data, as: UTF8.self))
            done.signal()
        }
        """

    private static let showData = """
        /// Prints an answer unchanged.
        func showText(_ data: Data?, _ error: Error?) {
            guard let data = data else { fail(error) }
            print(String(decoding: data, as: UTF8.self))
            done.signal()
        }
        """

    private static let fail = """
        func fail(_ error: Error?) -> Never {
            FileHandle.standardError.write(Data("\\(error as Any)\\n".utf8))
            exit(1)
        }
        """
}
