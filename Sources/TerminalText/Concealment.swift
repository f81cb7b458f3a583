/// Redaction of secrets in texts that are about to be cut or broken, because half a secret could not be recognized
/// later.
///
/// Every function that shortens a text applies it first (`cut`, `cutInMiddle`, `Wrapping`), so a layout cannot omit it.
/// Code that shows texts binds the rule.
package enum Concealment {
    /// Redacts a text; returns nil if it has no secrets.
    @TaskLocal package static var rule: (@Sendable (String) -> String)?

    package static func applied(to text: String) -> String { rule.map { $0(text) } ?? text }
}
