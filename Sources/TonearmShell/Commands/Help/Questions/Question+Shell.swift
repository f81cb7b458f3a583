/// Questions about the shell itself.
extension Question {
    static let ofShell = [
        Question(
            words: ["keys", "keyboard", "shortcut", "key binding", "ctrl-r", "tab", "completion", "emacs", "vi"],
            answer: """
                The line is edited with the keys of emacs, or of vi where ~/.editrc says 'bind -v'. Tab completes everything, and a grey \
                hint behind the line is taken with the right arrow.
                """,
            rows: { KeyList.rows }, lines: ["history", "set hints on", "help edit"],
            related: ["help history", "help edit"]),
        Question(
            words: ["rows", "row number", "number", "column", "sort rows"],
            answer: """
                The rows of the last table have numbers, and a number stands for its resource wherever one is expected: 'open 2', \
                'play 1-3'. '--columns', '--sort' and '--where' choose what a table shows.
                """,
            lines: [
                "open albums/310730204", "follow tracks", "open 2", "back",
                "follow tracks --columns name,isrc --sort -name",
            ], related: ["help show"]),
        Question(
            words: ["variable", "$", "$1", "$name"],
            answer: """
                'let NAME = VALUE' keeps a value, and '$NAME' writes it into any later line. '$1' is the first row, and '$1.upc' one of its \
                attributes.
                """,
            lines: ["search born to run --types albums", "let album = $1.id", "albums $album"], related: ["help let"]),
        Question(
            words: ["pipe", "|", "redirect", ">", ">>", "!", "file", "save output", "stdout"],
            answer: """
                'COMMAND | PROGRAM' sends what is printed to a program of the system, '> FILE' and '>> FILE' write it to a file, and \
                '! PROGRAM' runs one. No column is cut there.
                """,
            lines: ["albums 310730204 -o json | head -3", "! true"], related: ["help set"]),
        Question(
            words: ["output", "format"] + OutputFormats.all.map(\.name),
            answer: """
                '-o FORM' shows one answer as \(OutputFormats.list), and 'set output FORM' all of them. JSON is as the \
                service sent it, in its order.
                """,
            lines: ["albums 310730204 -o json", "search beach bunny -o ids", "set output table"], related: ["help set"]),
        Question(
            words: ["exit code", "exit status", "return code", "status of commands"],
            answer: """
                A call of the program ends with 0 when all is done, 1 when a command failed, 64 when it was typed wrongly and 130 when it was \
                interrupted. 'status' shows where the session is.
                """, lines: ["status"], related: ["help status"]),
        Question(
            words: ["prompt", "prompt format", "%s", "theme", "color", "colour", "appearance"],
            answer: """
                The prompt shows the storefront, the capabilities and the focus. 'set prompt' takes a name \
                (\(PromptFormat.named.map(\.name).joined(separator: ", "))) or a format of your own, and 'set theme' the colours.
                """,
            lines: ["set prompt full", "set prompt '%s %n> '", "set prompt long", "set theme dark"],
            related: ["help set", "help capability"]),
        Question(
            words: ["real albums", "real music", "more music", "data", "fictional", "invented", "simulated"],
            answer: """
                The simulator has real albums of the documentation and the talks, and invented music around them. 'catalog' counts it, 'catalog \
                import' adds recorded answers of the service, and 'service live' asks Apple Music.
                """, lines: ["catalog", "service"], related: ["help catalog", "help service"]),
        Question(
            words: ["recording", "offline", "replay requests", "archive"],
            answer: """
                'record start FILE' keeps every exchange with a service in a HAR file, tokens removed, and 'service har:FILE' answers from \
                it without a network.
                """, lines: ["record status", "service"], related: ["help record", "help har"]),
        Question(
            words: ["proxy", "server", "localhost", "port", "http", "https", "serve"],
            answer: """
                'tonearm serve', typed in the system's shell, answers any client over HTTP or HTTPS at 127.0.0.1:8502 as the service does; \
                'service http://127.0.0.1:8502' asks it from here.
                """, lines: ["service", "help service"], related: ["help service", "lesson start serving"]),
        Question(
            words: ["mistake", "go back", "revert", "history of changes"],
            answer: """
                'undo' takes back the last change of the session, and 'redo' makes it again. 'back' and 'forward' go along the places that were \
                visited, which is no change.
                """,
            lines: ["storefront jp", "undo", "open albums/310730204", "open artists/178834", "back"],
            related: ["help undo", "help back"]),
        Question(
            words: ["failure", "faults", "break", "test errors", "simulate errors"],
            answer: """
                'fault set NAME --times 1' makes the next request fail as the service fails: by status, by delay or by a known quirk. 'fault' \
                lists what is on, and 'fault clear' ends it.
                """,
            lines: ["fault set 429 --times 1", "fault", "fault clear", "help fault"],
            related: ["help fault", "help errors"]),
        Question(
            words: ["era", "2017", "old api", "history of the api"],
            answer: """
                'set era 2017' answers as the service of the talk of 2017 did: without artists' pictures, genre lists and similar artists, and \
                with that time's error texts. 'set era today' goes back.
                """, lines: ["set era 2017", "set era today"], related: ["help set"]),
    ]

    // MARK: - Questions of learners, teachers and demonstrators

    static let ofLearning = [
        Question(
            words: ["lessons", "tutorial", "course", "exercise", "getting started", "beginner", "start"],
            answer: """
                A lesson gives tasks, waits for your own command, and goes on when it does what was asked. 'lesson start NAME' begins one, \
                'lesson hint' helps, and 'lesson stop' ends it.
                """,
            rows: { LessonGoals.rows }, lines: ["lesson list", "help lesson"], related: ["lesson start tour"]),
        Question(
            words: ["demo", "demonstration", "present", "talk", "stage", "clicker"],
            answer: """
                'scenario load NAME' sets the stage: an account, a device and an app in a known situation, with lines to type next. \
                'transcript play FILE' performs a session that was recorded.
                """,
            lines: ["scenario list", "scenario load subscriber"], related: ["help scenario", "help transcript"]),
        Question(
            words: ["transcripts", "record session", "cast", "asciinema", "html", "export"],
            answer: """
                'transcript start FILE' records the session as Markdown, 'tonearm transcript verify FILE' runs it again and shows what \
                differs, and 'tonearm transcript export FILE' makes a page, a cast or a picture of it.
                """, lines: ["transcript status", "help transcript"], related: ["help transcript", "help note"]),
        Question(
            words: ["talk of 2017", "talk of 2021", "wwdc", "session 502", "documentation", "docs"],
            answer: """
                What the shell shows follows Apple's reference of the Apple Music API and the talks of WWDC17 (Introducing MusicKit) and WWDC21 \
                (Meet MusicKit for Swift). Where neither says what happens, the program's own choice is named as one.
                """, lines: ["explain players", "explain queues"], related: ["help explain"]),
        Question(
            words: ["about", "license", "tonearm", "what is this"],
            answer: """
                tonearm is a shell for the Apple Music API and for what apps do around it. A simulator answers by default, so nothing needs an \
                account, a token or a network.
                """, lines: ["version", "search beach bunny", "lesson list"], related: ["help", "lesson start tour"]),
    ]
}
