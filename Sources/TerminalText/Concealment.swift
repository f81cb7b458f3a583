/// Hides what nobody may read in texts that are about to be cut or broken: half a secret could not be recognised afterwards.
///
/// All that shortens a text asks here first (`cut`, `cutInMiddle`, `Wrapping`), so a layout cannot forget it. Whoever shows texts binds the rule.
package enum Concealment {
    /// Returns a text without its secrets; nil if there are none.
    @TaskLocal package static var rule: (@Sendable (String) -> String)?

    package static func applied(to text: String) -> String { rule.map { $0(text) } ?? text }
}
