import AppleMusicAPI
import TonearmConsole

/// The journal of the page, the newest request first.
extension InspectorPage {
    /// The most requests that the page shows.
    static let rowLimit = 200

    var journal: HTML {
        let rest = world.journal.rest(after: max(0, world.journal.lastNumber - Self.rowLimit), limit: Self.rowLimit)
        return """
            <div class="heading">
            <h2 id="journal-title">Requests</h2>
            <div class="scripted" hidden>
            <label class="check"><input type="checkbox" id="refused-only"> Refused only</label>
            <label class="check"><input type="checkbox" id="preflights"> Preflights</label>
            \(button("Empty", id: "empty", "DELETE", "\(path)/journal"))
            </div>
            </div>
            \(count)
            <p id="empty-note" class="quiet"\(rest.entries.isEmpty ? "" : " hidden")>No request has arrived yet. \
            Requests with this world's tokens appear here.</p>
            <ol id="requests" class="requests" reversed>
            \(rest.entries.reversed().map(row))</ol>
            """
    }

    /// The number of requests in a sentence, with those that the page does not show.
    var count: HTML { "<p id=\"count\" class=\"quiet\">\(countSentence)</p>" }

    private var countSentence: String {
        let total = world.journal.count
        let shown = world.journal.rest(after: max(0, world.journal.lastNumber - Self.rowLimit), limit: Self.rowLimit)
        if total == 0 { return "" }
        let preflights = shown.entries.count { $0.request.method == .options }
        let cut = shown.entries.count < total ? "; the last \(shown.entries.count) are listed" : ""
        return "\(total) request\(total == 1 ? "" : "s")\(cut)"
            + (preflights == 0 ? "." : ", \(preflights) of them preflight\(preflights == 1 ? "" : "s").")
    }

    /// The requests after a number, as rows for the script.
    func rows(after number: Int) -> HTML {
        let first = max(number, world.journal.lastNumber - Self.rowLimit)
        return HTML(joining: world.journal.rest(after: first, limit: Self.rowLimit).entries.reversed().map(row))
    }

    private func row(_ entry: Journal.Entry) -> HTML {
        let json = entry.json
        let path = json["path"]?.string ?? ""
        let query = (json["query"]?.array ?? []).map { "\($0[0]?.string ?? "")=\($0[1]?.string ?? "")" }
        let target = path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        let why = Self.summary(of: entry)
        let isPreflight = entry.request.method == .options
        return """
            <li data-number="\(entry.number)" class="s\(entry.status / 100)\(isPreflight ? " preflight" : "")">
            <details>
            <summary><span class="code">\(entry.status)</span> <span class="method">\(entry.request.method.rawValue)</span> \
            <span class="target">\(target)</span> <time datetime="\(Timestamp.text(entry.time))">\
            \(String(Timestamp.text(entry.time).dropFirst(11).prefix(8)))</time>\
            \(why.map { [" <span class=\"why\">\($0)</span>"] } ?? [])</summary>
            <div class="entry">
            \(causes(of: entry, json))
            <p><a href="/_tonearm/page/exchange?world=\(world.identity.id)&amp;number=\(entry.number)" data-exchange>\
            Headers and bodies of the request and the answer</a></p>
            \(code(of: entry))
            </div>
            </details>
            </li>

            """
    }

    /// Returns the reason of a refusal in one sentence; nil for a success.
    static func summary(of entry: Journal.Entry) -> String? {
        if let fault = entry.fault { return "fault: \(fault.text)" }
        return entry.status < 400 ? nil : entry.reasons.first ?? (entry.cause?.clause).map(ReceivedText.hidden)
    }

    /// The cause of a refusal, and the fault that made the answer.
    private func causes(of entry: Journal.Entry, _ json: JSON) -> HTML {
        var parts: [HTML] = []
        func add(_ name: String, _ texts: [String]) {
            if !texts.isEmpty { parts.append("<dt>\(name)</dt>\(texts.map { "<dd>\($0)</dd>" as HTML })\n") }
        }
        let why = json["why"]
        add("Rule", [why?["rule"]?.string].compactMap { $0 })
        add("Source", [why?["source"]?.string].compactMap { $0 })
        add("Part", [entry.cause?.part?.text].compactMap { $0.map(ReceivedText.hidden) })
        for (title, name) in [("Found", "found"), ("Allowed", "allowed"), ("Send", "send")] {
            add(title, [why?[name]?.string].compactMap { $0 })
        }
        add("Reasons", why?["reasons"]?.array?.compactMap(\.string) ?? [])
        add("Fault", [json["fault"]?.string].compactMap { $0 })
        return parts.isEmpty ? "" : "<dl>\(parts)</dl>"
    }

    private func code(of entry: Journal.Entry) -> HTML {
        let links: [HTML] = JournalCode.languages.map { language in
            let address = "\(path)/journal/\(entry.number)?as=\(language.name)"
            return "<li><a href=\"\(address)\" data-code title=\"\(language.summary)\">\(language.name)</a></li>\n"
        }
        return """
            <p class="quiet" id="code-\(entry.number)">The request as code, with placeholders for tokens:</p>
            <ul class="languages" aria-labelledby="code-\(entry.number)">
            \(links)</ul>
            """
    }
}
