/// The words of a lesson's frame in a language. Commands between backticks get the style of commands.
enum LessonWords: Sendable {
    case english
    case japanese

    /// - Parameter language: the tag of the lesson's language. A language without words of its own has the English ones.
    init(language: String?) {
        switch language?.split(separator: "-").first.map({ $0.lowercased() }) {
        case "ja": self = .japanese
        default: self = .english
        }
    }

    func task(_ number: Int, of count: Int, title: String) -> String {
        switch self {
        case .english: "Task \(number) of \(count): \(title)"
        case .japanese: "課題\(number)/\(count)：\(title)"
        }
    }

    var turn: String {
        switch self {
        case .english: "Your turn: `lesson hint` helps, `lesson skip` goes on, `lesson stop` ends."
        case .japanese: "どうぞ。'lesson hint'でヒント、'lesson skip'で次へ、'lesson stop'で終了します。"
        }
    }

    func reminder(_ number: Int, of count: Int, title: String) -> String {
        switch self {
        case .english:
            "You are at task \(number) of \(count): \(title). 'lesson hint' helps, 'lesson again' shows it again."
        case .japanese:
            "課題\(number)/\(count)「\(title)」の途中です。'lesson hint'でヒント、'lesson again'で課題をもう一度表示します。"
        }
    }

    var passed: String {
        switch self {
        case .english: "Passed: "
        case .japanese: "合格："
        }
    }

    var skipped: String {
        switch self {
        case .english: "Skipped."
        case .japanese: "スキップしました。"
        }
    }

    var hint: String {
        switch self {
        case .english: "hint: "
        case .japanese: "ヒント："
        }
    }

    var noMoreHints: String {
        switch self {
        case .english: "There are no more hints for this task. `lesson skip` goes on."
        case .japanese: "この課題のヒントはこれで全部です。'lesson skip'で次へ進みます。"
        }
    }

    /// The line that is shown while the lesson waits for a key.
    var pagePrompt: String {
        switch self {
        case .english: "Space goes on, q shows all …"
        case .japanese: "スペースで次へ、qですべて表示 …"
        }
    }
}

/// The words about the way through a lesson.
extension LessonWords {
    func resumed(_ title: String) -> String {
        switch self {
        case .english: "\(title), where you were"
        case .japanese: "\(title)（続きから）"
        }
    }

    /// The notice that the task cannot be done from here.
    /// - Parameter ways: the commands that lead back.
    func wayBack(_ ways: [String]) -> String {
        let list = ways.map { "'\($0)'" }
        return switch self {
        case .english: "From here the usual way no longer works: \(list.joined(separator: " or ")) goes back."
        case .japanese: "ここからは通常のやり方では解けません。\(list.joined(separator: "か"))で戻れます。"
        }
    }

    /// The notice that a service answers that the lesson does not know.
    var elsewhere: String {
        switch self {
        case .english: "The lesson does not know this service: 'lesson again' goes back."
        case .japanese: "レッスンはこのサービスに対応していません。'lesson again'で戻れます。"
        }
    }

    /// The notice that the lesson set the state of the author.
    var moved: String {
        switch self {
        case .english: "The next part needs another state, so the lesson set it: 'undo' restores yours."
        case .japanese: "次に必要な状態に切り替えました。'undo'で元の状態に戻れます。"
        }
    }

    /// The notice that a class was attached during the lesson.
    var attached: String {
        switch self {
        case .english: "Your own session is attached to it. The lesson goes on here, and the class gets your progress."
        case .japanese: "元のセッションが接続されました。レッスンはこのまま続き、進み具合がクラスに送られます。"
        }
    }

    /// The beginning of the last line; the score follows.
    func done(_ name: String) -> String {
        switch self {
        case .english: "The lesson '\(name)' is done: "
        case .japanese: "レッスン「\(name)」は終わりです："
        }
    }

    func score(_ passed: Int, of count: Int, skipped: Int) -> String {
        switch self {
        case .english: "\(passed) of \(count) tasks passed" + (skipped > 0 ? ", \(skipped) skipped." : ".")
        case .japanese: "\(count)問中\(passed)問合格" + (skipped > 0 ? "、\(skipped)問スキップ。" : "。")
        }
    }

    var ownSession: String {
        switch self {
        case .english: "Your own session is back. `lesson list` shows what else there is."
        case .japanese: "元のセッションに戻りました。'lesson list'でほかのレッスンを表示します。"
        }
    }

    /// The answer of `lesson stop`.
    func stopped(_ name: String) -> String {
        switch self {
        case .english: "Your own session is back. `lesson start \(name)` goes on with the lesson."
        case .japanese: "元のセッションに戻りました。'lesson start \(name)'で続きから始めます。"
        }
    }
}
