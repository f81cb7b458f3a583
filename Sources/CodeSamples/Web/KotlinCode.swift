import AppleMusicAPI

/// A request for the HTTP client that the JDK brings along, which follows no redirects unless it is told to.
enum KotlinCode {
    static func lines(of sample: SampledRequest) -> [String] {
        var lines = [
            "import java.net.URI", "import java.net.http.HttpClient", "import java.net.http.HttpRequest",
            "import java.net.http.HttpResponse", "", "fun main() {",
            "    val request = HttpRequest.newBuilder(URI.create(\(Literal.kotlin(sample.address))))",
        ]
        lines += sample.fields.map { "        .header(\(Literal.kotlin($0.name)), \(value(of: $0)))" }
        let body = sample.body.map { "HttpRequest.BodyPublishers.ofString(\(Literal.kotlin($0)))" }
        switch (sample.request.method, body) {
        case (.get, nil): lines.append("        .GET()")
        case (.delete, nil): lines.append("        .DELETE()")
        case (let method, let body):
            lines.append(
                "        .method(\"\(method.rawValue)\", \(body ?? "HttpRequest.BodyPublishers.noBody()"))")
        }
        lines += [
            "        .build()",
            "    val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())",
            "    check(response.statusCode() in 200..299) { \"${response.statusCode()} ${response.body()}\" }",
            "    println(response.body())", "}",
        ]
        return lines
    }

    private static func value(of field: SampledField) -> String {
        switch field.value {
        case .text(let text): Literal.kotlin(text)
        case .secret(let variable, let prefix):
            (prefix.isEmpty ? "" : "\"\(prefix)\" + ") + "System.getenv(\"\(variable.name)\")"
        }
    }
}
