import Console

/// The names of a value in both frameworks on separate lines, for screens on which a table would cut them.
enum NamesBelow {
    /// - Parameter musicKit: nil if the device's system has no MusicKit.
    static func lines(_ value: StyledText, storeKit: String, musicKit: String?, in frame: Screen.Frame) -> [StyledText]
    {
        let names = [("StoreKit", storeKit)] + (musicKit.map { [("MusicKit", $0)] } ?? [])
        let lines = [value] + names.map { .faint("  \($0)  ") + StyledText($1, .call) }
        return lines.broken(in: frame)
    }
}
