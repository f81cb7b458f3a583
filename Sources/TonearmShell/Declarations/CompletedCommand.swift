/// A command whose values are completed: its name, its examples and its fields.
package protocol CompletedCommand {
    static var name: String { get }
    static var examples: [String] { get }
    static var fields: [Field] { get }
}
