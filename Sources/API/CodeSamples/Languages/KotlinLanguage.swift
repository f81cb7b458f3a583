import AppleMusicAPI

/// Kotlin with the HTTP client of the JDK, which does not follow redirects by default.
package struct KotlinLanguage: CodeLanguage {
    package let name = "kotlin"
    package let summary = "Kotlin with the JDK's HTTP client"
    package let commentMark = "//"

    package init() {}

    package func program(sending requests: [SampledRequest]) -> [String] {
        [
            "import java.net.URI", "import java.net.http.HttpClient", "import java.net.http.HttpRequest",
            "import java.net.http.HttpResponse", "", "fun send(request: HttpRequest.Builder) {",
            "    val response = HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString())",
            "    check(response.statusCode() in 200..299) { \"${response.statusCode()} ${response.body()}\" }",
            "    println(response.body())", "}", "", "fun main() {",
        ] + joined(requests, call).indented + ["}"]
    }

    private func call(_ sample: SampledRequest) -> [String] {
        var lines = ["send(", "    HttpRequest.newBuilder(URI.create(\(Literal.kotlin(sample.address))))"]
        lines += sample.fields.map { "        .header(\(Literal.kotlin($0.name)), \(value(of: $0)))" }
        let body = sample.body.map { "HttpRequest.BodyPublishers.ofString(\(Literal.kotlin($0)))" }
        switch (sample.request.method, body) {
        case (.get, nil): lines.append("        .GET()")
        case (.delete, nil): lines.append("        .DELETE()")
        case (let method, let body):
            lines.append("        .method(\"\(method.rawValue)\", \(body ?? "HttpRequest.BodyPublishers.noBody()"))")
        }
        return lines + [")"]
    }

    private func value(of field: SampledField) -> String {
        switch field.value {
        case .text(let text): Literal.kotlin(text)
        case .secret(let variable, let prefix):
            (prefix.isEmpty ? "" : "\"\(prefix)\" + ") + "System.getenv(\"\(variable.name)\")"
        }
    }
}
