/// The quality traits in the web player's terms (`audioTraits`, observed), derived from `audioVariants`.
enum AudioTraits {
    /// Returns the distinct traits in alphabetical order.
    static func of(_ variants: some Sequence<String>) -> [String] {
        Set(variants.flatMap { $0 == "dolby-atmos" ? ["atmos", "spatial"] : [$0] }).sorted()
    }
}
