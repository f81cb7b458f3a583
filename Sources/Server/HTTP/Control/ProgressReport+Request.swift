import AppleMusicAPI

/// The reading of reports.
extension ProgressReport {
    private static let taskLimit = 500
    private static let textLimit = 300

    /// Reads the body of a request.
    /// - Throws: `ControlProblem` if a member is missing or out of its range.
    init(_ request: Request) throws(ControlProblem) {
        let body = try ControlBody(request, members: ["shell", "lesson", "tasks", "left"])
        guard let shell = try body.text("shell"), ControlName.isValid(shell) else {
            throw .bad("'shell' is not an id", next: "An id has 1 to 100 letters, digits, '-', '_' or '.'.")
        }
        guard let lesson = try body.text("lesson"), (1...Self.textLimit).contains(lesson.utf8.count) else {
            throw .bad("'lesson' is not a name", next: "A name has 1 to \(Self.textLimit) bytes.")
        }
        guard let list = body["tasks"]?.array, (1...Self.taskLimit).contains(list.count) else {
            throw .bad("'tasks' is not a list of tasks", next: "It has 1 to \(Self.taskLimit) objects.")
        }
        var tasks: [ReportedTask] = []
        for json in list {
            guard let task = ReportedTask(json) else {
                throw .bad(
                    "A task of 'tasks' is not valid",
                    next: #"Send for example {"title": "Open it", "result": "not yet", "tries": 2, "hints": [1]}."#)
            }
            tasks.append(task)
        }
        self.init(shell: shell, lesson: lesson, tasks: tasks, hasLeft: body["left"]?.bool ?? false)
    }
}

extension ReportedTask {
    private static let hintLimit = 100

    /// Returns nil if a member is missing or out of its range.
    fileprivate init?(_ json: JSON) {
        guard let title = json["title"]?.string, title.utf8.count <= 300,
            let result = json["result"]?.string.flatMap(TaskResult.init(rawValue:)),
            let tries = RequestedNumber.value(json["tries"], in: 0...1_000_000),
            let hints = json["hints"]?.array, hints.count <= Self.hintLimit
        else { return nil }
        let numbers = hints.compactMap { RequestedNumber.value($0, in: 1...Self.hintLimit) }
        guard numbers.count == hints.count else { return nil }
        self.init(title: title, result: result, tries: tries, hints: numbers)
    }
}
