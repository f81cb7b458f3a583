import AppleMusicAPI
import TonearmConsole
import TonearmSimulator
import TonearmWorld

/// The command `set`, with a form for each row of `SettingTable`.
enum SetCommand: Command {
    static let description = CommandDescription(
        "set", .session, "Show or change settings: how the shell looks, and how it asks.",
        discussion: "A name alone shows the setting. 'help set NAME' explains it.",
        examples: [
            "set", "set output json", "set width 100", "set width auto", "set pager off", "set pager auto",
            "set catalog built-in", "set retries 0", "set era 2017", "set era today", "set hints off", "set hints on",
            "set highlight off", "set highlight on", "set plain on", "set plain off", "set theme dark",
            "set prompt short",
            "set prompt full", "set prompt '%s %n %c> '", "set prompt-right '%C'", "set prompt long",
            "set prompt-right auto", "set vocabulary musickit", "set vocabulary both", "set artwork off",
            "set artwork auto", "set links off", "set links auto", "set dates iso", "set dates auto", "set keyring off",
            "set keyring auto",
        ])

    static let forms =
        [CommandForm("", "Show all settings.", ShowSettings())] + SettingTable.all.map(\.form)
}

private struct ShowSettings: Action {
    mutating func run(in context: some SessionContext) throws -> any View {
        SessionLines.rows(SettingTable.values(of: context.session))
    }
}

// MARK: - Values that are checked when they are set

extension WidthName {
    /// Returns the width; nil for the terminal's width.
    /// - Throws: `Failure` if the number is out of range.
    func columns() throws(Failure) -> Int? {
        if text == "auto" { return nil }
        if let width = Int(text), Screen.widths.contains(width) { return width }
        throw Failure(
            setting: "width", to: text, ["auto", "\(Screen.widths.lowerBound) to \(Screen.widths.upperBound)"])
    }
}

extension RetryCount {
    /// - Throws: `Failure` if the number is out of range.
    func count() throws(Failure) -> Int {
        if let retries = Int(text), Settings.retryCounts.contains(retries) { return retries }
        throw Failure(
            setting: "retries", to: text, ["\(Settings.retryCounts.lowerBound) to \(Settings.retryCounts.upperBound)"])
    }
}

extension PromptName {
    /// - Throws: `Failure` if the text is not a format.
    func format(of setting: String) throws(Failure) -> String {
        if PromptFormat.isName(text), !PromptFormat.named.contains(where: { $0.name == text }) {
            let names = PromptFormat.named.map(\.name)
            let near = Nearest.names(to: text, in: names).first.map { "Did you mean '\($0)'? " } ?? ""
            throw Failure.usage(
                "Cannot set \(setting) to '\(text.prefix(60))'",
                "no format has this name; there are \(names.joined(separator: ", "))",
                next: near + "A format of your own has a sign or a part in it, such as '\(text.prefix(20))> '.")
        }
        guard PromptFormat(text) == nil else { return text }
        throw Failure.usage(
            "Cannot set \(setting) to '\(text.prefix(60))'",
            text.utf8.count > PromptFormat.longest
                ? "it is longer than \(PromptFormat.longest) bytes" : "a '%' is followed by an unknown letter",
            next: "The parts are: \(PromptFormat.Part.list). Write %% for the sign itself.")
    }
}

extension Session {
    /// - Throws: `Failure` if the session's storefront did not exist in the era.
    mutating func use(era: Era) throws(Failure) {
        let storefront = world.storefront
        guard era.storefront(withID: storefront) != nil else {
            throw Failure(
                "Cannot set era to '\(era.rawValue)'", "the session's storefront '\(storefront)' is newer",
                next: "Type 'storefront us' first.")
        }
        world.memory.era = era
    }
}

extension AttachmentContext {
    /// Shows the era of the attached world.
    /// - Parameter era: the era to set before; nil to set none.
    func attachedEra(_ era: Era?) async throws -> Message {
        let body = era.map { JSON.object(JSONObject([("era", .string($0.rawValue))])) }
        let answer = try await control(era == nil ? .get : .put, "era", body)
        let differences = answer["differences"]?.object?.members.map { ($0.name, $0.value.string ?? "") } ?? []
        return SessionLines.rows([("era", answer["era"]?.string ?? "")] + differences, hasNumbers: false)
    }
}

extension Failure {
    fileprivate init(setting name: String, to value: String, _ allowed: [String]) {
        self.init(
            "Cannot set \(name) to '\(value)'", "this is not one of its values",
            next: "It can be: \(allowed.joined(separator: ", ")).", status: .usage)
    }
}
