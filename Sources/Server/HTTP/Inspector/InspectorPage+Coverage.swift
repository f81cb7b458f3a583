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
            "<tr><td><code>\(use.endpoint.name)</code></td><td>\(use.statusText)</td></tr>\n"
        }
        let missing: [HTML] = coverage.neverShown.map { failure in
            "<tr><td>\(failure.name)</td><td>\(failure.summary)<br><code>\(failure.fault)</code></td></tr>\n"
        }
        return """
            <p>\(coverage.line)</p>
            <details class="known" id="coverage-endpoints"><summary>Endpoints</summary><table>
            <thead><tr><th scope="col">Endpoint</th><th scope="col">Statuses</th></tr></thead>
            <tbody>\(rows)</tbody></table></details>
            <details class="known" id="coverage-missing"><summary>Failures that no answer had</summary><table>
            <thead><tr><th scope="col">Failure</th><th scope="col">Meaning, and fault</th></tr></thead>
            <tbody>\(missing)</tbody></table></details>
            """
    }
}
