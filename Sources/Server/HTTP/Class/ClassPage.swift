/// The teacher's page: the list of learners. It is readable without scripts; the script renews the list.
struct ClassPage {
    let room: ClassRoom

    var html: HTML {
        """
        \(HTML.head("Class", Self.renewal))
        <body>
        <header>
        <p class="brand">tonearm <span>class</span></p>
        <h1>\(room.lessons.joined(separator: ", "))</h1>
        <p id="connection" class="connection" role="status">Not live</p>
        </header>
        <p id="status" class="status-line" role="status"></p>
        <main class="class">
        <div id="class">\(list)</div>
        <div class="buttons">
        <button type="button" id="everybody" hidden>Everybody here</button>
        <a class="button" href="/_tonearm/class/results?as=csv" download="results.csv">Results as CSV</a>
        <a class="button" href="/_tonearm/class/results?as=markdown" download="results.md">Results as Markdown</a>
        <a class="button" href="/_tonearm/">Worlds</a>
        </div>
        </main>
        </body>
        </html>

        """
    }

    /// The script that renews the list, and the page's own renewal in a browser without scripts.
    private static let renewal: HTML = """
        <script src="/_tonearm/page/class.js" defer></script>
        <noscript><meta http-equiv="refresh" content="5"></noscript>
        """

    private var list: HTML {
        let rows = room.rows()
        let counts = LearnerState.words.map { word in "\(rows.count { $0.state.word == word }) \(word)" }
        let lines: [HTML] = rows.map(line)
        return """
            <p>\(counts.joined(separator: ", "))</p>
            <div class="scrolling" tabindex="0" role="region" aria-label="Learners">
            <table role="table">
            <thead role="rowgroup"><tr role="row"><th scope="col">Learner</th><th scope="col">State</th><th scope="col">Lesson</th>\
            <th scope="col">Task</th><th scope="col">Tries</th><th scope="col">Hints</th><th scope="col">Remarks</th>\
            </tr></thead>
            <tbody role="rowgroup">
            \(lines)</tbody>
            </table>
            </div>
            """
    }

    /// Returns a cell with the name of its column, which a narrow window shows beside it.
    private func cell(_ column: String, _ text: String) -> HTML {
        "<td role=\"cell\" data-column=\"\(column)\">\(text)</td>"
    }

    private func line(_ row: LearnerRow) -> HTML {
        let task = [row.step, row.taskTitle].compactMap { $0 }.joined(separator: ": ")
        return """
            <tr role="row"\(row.state.word == "stuck" ? " class=\"stuck\"" as HTML : "")>\
            <th scope="row" role="rowheader"><a href="/_tonearm/?world=\(row.learner.world)">\(row.learner.name)</a></th>\
            \(cell("State", row.state.word))\(cell("Lesson", row.report?.lesson ?? ""))\(cell("Task", task))\
            \(cell("Tries", row.report == nil ? "" : String(row.tries)))\
            \(cell("Hints", row.report == nil ? "" : String(row.hints)))\
            \(cell("Remarks", row.remarks.joined(separator: "; ")))</tr>

            """
    }
}
