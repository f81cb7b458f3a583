extension StyledText {
    /// The two colours of a cell.
    package enum CellColors: Hashable, Sendable {
        /// `0xRRGGBB` above and below.
        case direct(UInt32, UInt32)
        /// Numbers among xterm's 256.
        case indexed(UInt8, UInt8)

        /// Select Graphic Rendition parameters (ECMA-48).
        var code: String {
            switch self {
            case .direct(let upper, let lower): "38;2;\(Self.channels(upper));48;2;\(Self.channels(lower))"
            case .indexed(let upper, let lower): "38;5;\(upper);48;5;\(lower)"
            }
        }

        private static func channels(_ color: UInt32) -> String {
            "\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
        }
    }
}
