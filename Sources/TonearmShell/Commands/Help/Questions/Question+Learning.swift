/// Questions of learners, teachers and demonstrators.
extension Question {
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
