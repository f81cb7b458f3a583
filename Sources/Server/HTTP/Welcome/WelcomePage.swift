import AppleMusicAPI
import TonearmNeighbors

/// The page at the address of a served simulator: what answers there, how to ask it, and where its inspector is.
struct WelcomePage {
    /// The address as the browser knows it, such as `http://127.0.0.1:8502`.
    let origin: String
    /// The address of the control API; nil if it is off.
    let control: String?

    var html: HTML {
        let title = "A simulator of the Apple Music API"
        return """
            \(HTML.head(title, "<link rel=\"icon\" href=\"data:,\">"))
            <body class="message welcome">
            <main>
            <p class="brand">tonearm</p>
            <h1>\(title)</h1>
            <p>This is not Apple’s service. It answers an app’s requests as Apple’s does, from a catalog, accounts and \
            tokens of its own, on your machine.</p>
            \(asking)
            \(inspector)
            </main>
            </body>
            </html>

            """
    }

    private var asking: HTML {
        """
        <h2>Ask it</h2>
        <p>Requests need the developer token that the server printed when it started, as <code>TOKEN='…'</code>:</p>
        <pre tabindex="0">curl -H "Authorization: Bearer $TOKEN" \\
          '\(origin)/v1/catalog/us/albums/310730204'</pre>
        <p>These open here, without a token:</p>
        <ul class="links">
        <li><a href="/itunes/search?term=born+to+run&amp;limit=3">/itunes/search?term=born+to+run</a>: the iTunes \
        Search API</li>
        \(others)<li><a href="/openapi.json">/openapi.json</a>: the description of the API, for generators</li>
        </ul>
        <p>In tonearm’s shell:</p>
        <pre tabindex="0">service \(origin)</pre>
        """
    }

    /// A line for each other neighbor, whose requests need parameters.
    private var others: [HTML] {
        Neighbors.all.filter { $0.name != "itunes" }.map { neighbor in
            "<li><code>\(neighbor.servedPrefix)/…</code>: \(neighbor.title)</li>\n"
        }
    }

    private var inspector: HTML {
        guard let control else {
            return """
                <h2>Its inspector</h2>
                <p>It shows each request with its answer, and changes accounts, faults and the clock. This server runs \
                without it. Start it as</p>
                <pre tabindex="0">tonearm serve --control 127.0.0.1:0</pre>
                <p>and open the link that it prints.</p>
                """
        }
        return """
            <h2>Its inspector</h2>
            <p>It shows each request with its answer, and changes accounts, faults and the clock. The server printed a \
            link to it, which works once. In the browser that opened the link, it is at \
            <a href="\(control)/">\(control)/</a>.</p>
            """
    }
}
