/// The help text of a command as a whole.
package struct CommandDescription: Sendable {
    let name: String
    /// The summary in one sentence.
    let abstract: String
    /// Further sentences.
    let discussion: String
    let aliases: [String]

    init(_ name: String, _ abstract: String, discussion: String = "", aliases: [String] = []) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.aliases = aliases
    }
}

package enum CommandGroup: String, CaseIterable, Sendable {
    case find
    case move
    case mine
    case authorize
    case play
    case demonstrate
    case learn
    case requests
    case session

    /// The purpose of the group's commands.
    package var summary: String {
        switch self {
        case .find: "Find something in the catalog."
        case .move: "Look around, from one thing to the next."
        case .mine: "The account's own music: its library, ratings and history."
        case .authorize: "Consent, subscription and user token, as an app goes for them."
        case .play: "Two players and their queues."
        case .demonstrate: "Set the stage: devices, apps, situations, failures and time."
        case .learn: "Lessons, explanations, recordings."
        case .requests: "Requests as they are sent, and code that sends them."
        case .session: "What is kept, and how it is shown."
        }
    }

    package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
