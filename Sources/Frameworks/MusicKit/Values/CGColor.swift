/// A color of an artwork. Linux has no Core Graphics, so the class has only the members that read a color.
public final class CGColor: Hashable, Sendable {
    private let channels: [Double]

    /// - Parameter hexadecimal: six digits, such as `1a2b3c`.
    init?(hexadecimal text: String) {
        guard text.utf8.count == 6, let number = UInt32(text, radix: 16) else { return nil }
        channels = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 } + [1]
    }

    /// Red, green, blue and alpha, each from 0 to 1.
    public var components: [CGFloat]? { channels.map { CGFloat($0) } }
    /// The number of components, alpha included.
    public var numberOfComponents: Int { channels.count }
    /// The space of the components: red, green and blue.
    public var colorSpace: CGColorSpace? { CGColorSpace() }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { CGFloat(channels[3]) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.channels == right.channels }
    public func hash(into hasher: inout Hasher) { hasher.combine(channels) }
}

/// The meaning of a color's components.
public final class CGColorSpace: Sendable {
    init() {}

    /// Red, green and blue.
    public var model: CGColorSpaceModel { .rgb }
    /// The number of components without alpha.
    public var numberOfComponents: Int { 3 }
}

/// A kind of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome
    case rgb
    case cmyk
    case lab
}
