import AppleMusicAPI
import TonearmConsole
import TonearmSimulator

/// The inspector's page of one world. It is readable without scripts; the script renews its parts and sends changes.
struct InspectorPage {
    let world: HostedWorld
    /// The worlds to choose from, the newest first; nil for a page that shows one world alone.
    let worlds: [HostedWorld]?
    /// The number of all worlds.
    let worldCount: Int

    /// The path of the world's part of the control API.
    var path: String { "/_tonearm/worlds/\(world.identity.id)" }

    /// The name that a person gave the world, or its id.
    static func title(of world: HostedWorld) -> String {
        world.identity.name ?? (world.identity.id == Worlds.defaultID ? "default world" : world.identity.id)
    }

    var html: HTML {
        let title = Self.title(of: world)
        return """
            \(HTML.head(title, "<script src=\"/_tonearm/page/script.js\" defer></script>"))
            <body data-world="\(world.identity.id)" data-path="\(path)" data-last="\(world.journal.lastNumber)">
            <a class="skip" href="#journal">Skip to the requests</a>
            <header>
            <p class="brand">tonearm <span>inspector</span></p>
            <h1>\(title)</h1>
            <p id="connection" class="connection" role="status">Not live</p>
            </header>
            <noscript><p class="notice">JavaScript is off. This page does not update itself, and its controls are \
            hidden. Reload it to see new requests.</p></noscript>
            <p id="status" class="status-line" role="status"></p>
            <p id="news" class="hidden" aria-live="polite"></p>
            <div class="columns">
            \(navigation)
            <main id="journal" tabindex="-1" aria-labelledby="journal-title">
            \(journal)
            </main>
            <aside aria-label="State of the world">
            \(state)
            </aside>
            </div>
            </body>
            </html>

            """
    }

    /// The parts of the page that the script renews: all but the requests. `data-first` is the number of the oldest
    /// request of the journal, or of the next one.
    var parts: HTML {
        """
        <div id="parts" data-first="\(world.journal.firstNumber)">
        \(navigation)
        \(count)
        \(state)
        </div>

        """
    }

    // MARK: Worlds

    private var navigation: HTML {
        guard worlds != nil else { return "" }
        return """
            <nav aria-labelledby="worlds-title">
            <h2 id="worlds-title">Worlds</h2>
            <div id="worlds">\(list)</div>
            <div class="scripted" hidden>
            <form data-form="world" class="row">
            <label for="world-name">Name of a new world</label>
            <input id="world-name" name="name" maxlength="100" pattern="[A-Za-z0-9_.\\-]*" autocomplete="off" \
            spellcheck="false" placeholder="optional">
            <button>Make a world</button>
            </form>
            <div class="buttons">
            \(button("Fork", id: "fork", "POST", "\(path)/fork", opens: true))
            \(world.identity.id == Worlds.defaultID ? "" : deletion)
            \(linkButton)
            </div>
            </div>
            </nav>
            """
    }

    private var deletion: HTML {
        button(
            "Delete", id: "delete", "DELETE", path,
            asking: "Delete the world \(Self.title(of: world))? Its tokens get 401 from then on.", opens: true)
    }

    private var linkButton: HTML {
        """
        <button type="button" id="link" data-link="\(world.identity.id)">Link to this world alone</button>
        """
    }

    private var list: HTML {
        let shown = worlds ?? []
        let rows: [HTML] = shown.map { other in
            let isCurrent = other.identity.id == world.identity.id
            return """
                <li><a href="/_tonearm/?world=\(other.identity.id)"\(isCurrent ? " aria-current=\"page\"" as HTML : "")>\
                <span>\(Self.title(of: other))</span> <small>\(other.journal.count)</small></a></li>

                """
        }
        let hidden = worldCount - shown.count
        let more: HTML = hidden > 0 ? "<p class=\"quiet\">\(hidden) older worlds are not shown.</p>" : ""
        return "<ul class=\"worlds\">\n\(rows)</ul>\(more)"
    }

    // MARK: Buttons

    /// Returns a button that sends a control request.
    /// - Parameters:
    ///   - question: is asked before; nil for none.
    ///   - opens: whether the page of the answer's world opens then.
    func button(
        _ label: String, id: String, _ method: String, _ path: String, asking question: String? = nil,
        opens: Bool = false, describing: String? = nil
    ) -> HTML {
        let asking: HTML = question.map { " data-ask=\"\($0)\"" } ?? ""
        let opening: HTML = opens ? " data-opens" : ""
        let description: HTML = describing.map { " <span class=\"hidden\">\($0)</span>" } ?? ""
        return """
            <button type="button" id="\(id)" data-method="\(method)" data-path="\(path)"\(asking)\(opening)>\(label)\
            \(description)</button>
            """
    }
}
