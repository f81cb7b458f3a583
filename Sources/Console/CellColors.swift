extension StyledText {
    /// The colours of the upper and lower half of a terminal cell.
    package enum CellColors: Hashable, Sendable {
        /// Colours as `0xRRGGBB`, upper half first.
        case direct(UInt32, UInt32)
        /// Numbers in xterm's palette of 256 colours.
        case indexed(UInt8, UInt8)

        /// The Select Graphic Rendition parameters (ECMA-48) of both colours.
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
