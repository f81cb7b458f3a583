/// The qualities of a recording as the web player names them (`audioTraits`, observed), which follow from `audioVariants`.
enum AudioTraits {
    /// Each once, in the order of the alphabet.
    static func of(_ variants: some Sequence<String>) -> [String] {
        Set(variants.flatMap { $0 == "dolby-atmos" ? ["atmos", "spatial"] : [$0] }).sorted()
    }
}
