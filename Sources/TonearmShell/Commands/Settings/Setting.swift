import Console

/// A setting: its value, and the form of `set` that shows or changes it.
struct Setting: Sendable {
    let name: String
    /// Returns the value as it would be typed.
    let text: @Sendable (Session) -> String
    /// The form of `set` that shows and changes it.
    let form: CommandForm

    /// - Parameters:
    ///   - summary: the summary in help.
    ///   - discussion: further sentences in help.
    ///   - text: returns the value as it would be typed.
    ///   - answer: returns the message of `set NAME`; nil to show the value.
    ///   - change: sets the value; throws `Failure` if it is invalid.
    init<Value: CompletableArgument>(
        _ name: String, _ summary: String, discussion: String = "", text: @escaping @Sendable (Session) -> String,
        answer: (@Sendable (any ServiceContext) -> Message)? = nil,
        change: @escaping @Sendable (Value, any ServiceContext) throws -> Void
    ) {
        self.name = name
        self.text = text
        form = CommandForm(
            name, summary, discussion: discussion,
            SetAction(name: name, summary: summary, text: text, answer: answer, change: change))
    }

    /// Creates a setting whose value is one of a list.
    init<Value: CompletableArgument & RawRepresentable>(
        _ name: String, _ summary: String, discussion: String = "",
        _ property: any (WritableKeyPath<Settings, Value> & Sendable)
    ) where Value.RawValue == String {
        self.init(name, summary, discussion: discussion, text: { $0.settings[keyPath: property].rawValue }) {
            (value: Value, context) in context.session.settings[keyPath: property] = value
        }
    }

    /// Creates a setting that is on or off.
    init(
        _ name: String, _ summary: String, discussion: String = "",
        _ property: any (WritableKeyPath<Settings, Bool> & Sendable)
    ) {
        self.init(name, summary, discussion: discussion, text: { $0.settings[keyPath: property] ? "on" : "off" }) {
            (value: OnOff, context) in context.session.settings[keyPath: property] = value == .on
        }
    }
}

/// Shows a setting, or changes it and shows it.
private struct SetAction<Value: CompletableArgument>: Action {
    let name: String
    let summary: String
    let text: @Sendable (Session) -> String
    let answer: (@Sendable (any ServiceContext) -> Message)?
    let change: @Sendable (Value, any ServiceContext) throws -> Void
    var value: Value?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&value, summary)
    }

    mutating func run(in context: some ServiceContext) throws -> any View {
        if let value { try change(value, context) }
        return answer?(context) ?? SessionLines.rows([(name, text(context.session))])
    }
}
