import AppleMusicAPI

/// The coverage of the page: the endpoints that the world's requests met, and the failures that were never shown.
extension InspectorPage {
    var coverage: HTML {
        """
        <section aria-labelledby="coverage-title">
        <h2 id="coverage-title">Coverage</h2>
        <div id="coverage">\(coverageTables)</div>
        <p class="quiet"><a href="\(path)/coverage">JSON</a> · <a href="\(path)/coverage?as=markdown">Markdown</a></p>
        <div class="buttons scripted" hidden>\(button("Count anew", id: "coverage-clear", "DELETE", "\(path)/coverage"))</div>
        </section>
        """
    }

    private var coverageTables: HTML {
        let coverage = world.coverage.coverage
        guard coverage.requests > 0 else { return "<p class=\"quiet\">No request was counted yet.</p>" }
        let rows: [HTML] = coverage.met.map { use in
            "<tr><td><code>\(use.endpoint.name)</code></td><td>\(use.requests)</td><td>\(use.statusText)</td></tr>\n"
        }
        let missing: [HTML] = coverage.neverShown.map { failure in
            "<tr><td>\(failure.name)</td><td>\(failure.summary)</td><td><code>\(failure.fault)</code></td></tr>\n"
        }
        return """
            <p>\(coverage.line)</p>
            <table><caption>Endpoints</caption>
            <thead><tr><th scope="col">Endpoint</th><th scope="col">Requests</th><th scope="col">Statuses</th></tr></thead>
            <tbody>\(rows)</tbody></table>
            <table><caption>Failures that no answer had</caption>
            <thead><tr><th scope="col">Failure</th><th scope="col">Meaning</th><th scope="col">Fault</th></tr></thead>
            <tbody>\(missing)</tbody></table>
            """
    }
}
