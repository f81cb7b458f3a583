import AppleMusicAPI
import TonearmConsole
import TonearmWorld

enum WatchCommand: Command {
    static let description = CommandDescription(
        "watch", .requests, "Repeat the last request, and report what changes.",
        discussion: """
            It repeats the request every five seconds, or at the interval of '--every', until the condition of \
            '--until' is true or '--max' answers came.
            At a terminal each answer appears above the line that is typed, and 'watch stop' or Ctrl-C ends it; in a \
            script the next command waits. If the session's clock is stopped, it is advanced instead.
            The condition of '--until' looks at the answer or at the session: 'data[?@.attributes.trackCount > 8]', \
            '@.data[0].id == "1"', 'response.status is 200'. 'explain conditions' has its rules, and 'lesson paths' \
            lists the values of the session.
            """,
        examples: [
            "clock set 2026-11-21T09:30:00Z", "albums 310730204", "watch --max 2",
            "watch --every 1m --until 'clock is 2026-11-21T09:31:05Z' --max 9",
        ])

    static let forms = [
        CommandForm("", "Repeat the last request.", Start()),
        CommandForm("stop", "Stop repeating the request.", Stop()),
    ]

    struct Stop: Action {
        mutating func run(in context: some ScreenContext) throws -> any View {
            guard let title = context.stopWatch() else {
                throw Failure("Cannot stop", "nothing is watched", next: "Type 'watch' to watch what is open.")
            }
            return Message("'\(title)' is no longer watched.")
        }
    }

    struct Start: Action {
        var every: DurationText = "5s"
        var until: WatchCondition?
        var max: Int?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.option("every", &every, "The time between two answers.")
            fields.option("until", &until, "The condition that ends it.")
            fields.option("max", &max, "The greatest number of answers.")
        }

        func check() throws(Failure) {
            _ = try TimeSpan.parse(every.text, to: "wait")
            _ = try until?.knownCondition()
            guard let max, max < 1 else { return }
            throw Failure.usage(
                "Cannot watch \(max) answers", "one at least is asked for", next: "Type 'watch --max 1'.")
        }

        mutating func run(in context: some RepeatingContext) async throws -> any View {
            guard let place = context.session.here else { throw Failure.nowhere("watch anything") }
            if max == nil, !context.session.world.clock.isRunning {
                throw Failure.usage(
                    "Cannot watch without an end", "the session's clock is stopped, so no time passes",
                    next: "Add --max with the number of answers.")
            }
            let seconds = Swift.max(1, try TimeSpan.parse(every.text, to: "wait"))
            let watch = Watch(
                place: place, every: seconds, condition: try until?.knownCondition(), conditionText: until?.text ?? "",
                limit: max)
            guard context.canWatchAside else { return try await context.run(watch) }
            _ = context.stopWatch()
            context.begin(watch)
            return Message(
                StyledText("Watching '\(place.title)' every \(TimeSpan.words(seconds)); ") + .command("watch stop")
                    + .faint(" ends it."))
        }
    }
}

extension ScreenContext where Self: RequestContext {
    /// Repeats the request until the watch ends; the shell reads no other commands meanwhile.
    fileprivate func run(_ watch: Watch) async throws -> any View {
        var watch = watch
        while true {
            let response = try await askAgain()
            try report([watch.line(response, at: now)])
            let value: JSON = ["answers": .integer(watch.count)]
            if let condition = watch.condition, condition.holds(for: values) {
                return Message(StyledText("After \(watch.countText): \(watch.conditionText)"), value: value)
            }
            if watch.isFull {
                guard watch.condition != nil else { return Message(.faint(watch.countText), value: value) }
                throw Failure(
                    "Cannot wait any longer for '\(watch.conditionText)'", "it did not hold after \(watch.countText)",
                    next: "Type 'show' to see the last one, or allow more with --max.")
            }
            try await rest(seconds: watch.every)
        }
    }

    /// Sends the request of the current place again, after processing due events.
    private func askAgain() async throws -> Response {
        try await catchUp()
        guard var place = session.here else { throw Failure.nowhere("watch anything") }
        let response = try await send(again: place)
        if response.isSuccess {
            try refuse(response, to: "watch '\(place.title)'")
            place.response = response
            session.trail.replace(with: place)
        }
        return response
    }

    private func rest(seconds: Int) async throws {
        if session.world.clock.isRunning {
            try await Task.sleep(for: .seconds(seconds))
        } else {
            session.world.clock = session.world.clock.advanced(byMilliseconds: seconds.multipliedClamped(by: 1000))
        }
    }
}
