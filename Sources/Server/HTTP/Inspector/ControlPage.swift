import AppleMusicAPI

/// The small pages of the control address: a question, or a sentence.
enum ControlPage {
    /// Returns the page for a link that a page of elsewhere led to. A click in it opens the link.
    static func question(_ code: String) -> Response {
        .page(
            layout(
                "Open the inspector?",
                """
                <p>This link opens the inspector of a tonearm server.</p>
                <p><a class="button" href="/_tonearm/open/\(code)">Open the inspector</a></p>
                """))
    }

    /// Returns a page with a sentence and the next step.
    static func message(_ sentence: String, next: String?, status: Int) -> Response {
        .page(
            layout(
                "tonearm: the page cannot be opened",
                "<p>\(sentence).</p>\(next.map { ["<p>\($0)</p>"] } ?? [])"), status: status)
    }

    private static func layout(_ title: String, _ content: HTML) -> HTML {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title)</title>
        <link rel="stylesheet" href="/_tonearm/page/style.css">
        </head>
        <body class="message">
        <main>
        <h1>\(title)</h1>
        \(content)
        </main>
        </body>
        </html>

        """
    }
}

extension ControlProblem {
    /// The problem as a page for a person.
    var page: Response {
        var response = ControlPage.message(sentence, next: next, status: status)
        response.headers["Allow"] = allowed
        return response
    }
}
