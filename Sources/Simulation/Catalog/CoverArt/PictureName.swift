/// The last segment of an artwork URL: `300x300bb.png`, with a quality `300x300bb-60.jpg`.
package struct PictureName: Hashable {
    /// The width in pixels.
    package var width: Int
    package var height: Int
    /// Whether the crop code is `cw`: round, with transparent corners.
    package var isRound: Bool

    /// The formats that clients use for `{f}`. The picture is always a PNG, and its content type says so.
    private static let formats: Set<String> = ["png", "jpg", "jpeg", "webp"]

    /// - Returns: nil unless the text consists of a size, a crop code and a format.
    package init?(_ text: String) {
        let halves = text.split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count == 2, PictureName.formats.contains(String(halves[1])) else { return nil }
        let sides = halves[0].split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        let height = sides[1].prefix { $0.isASCII && $0.isNumber }
        let rest = sides[1][height.endIndex...].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let crop = rest[0]
        // The quality has no effect on a PNG.
        guard rest.count == 1 || Int(rest[1]).map({ (1...100).contains($0) && rest[1].first != "+" }) == true else {
            return nil
        }
        guard crop.count <= 8, crop.allSatisfy({ $0.isASCII && $0.isLetter }),
            sides[0].allSatisfy({ $0.isASCII && $0.isNumber }),
            !sides[0].isEmpty, !height.isEmpty
        else { return nil }
        // A number beyond all pictures is as good as any large one.
        width = Int(sides[0]) ?? .max
        self.height = Int(height) ?? .max
        isRound = crop == "cw"
    }

    /// Returns the picture that the service answers with: it is never larger than the original, and keeps the shape
    /// that was asked for.
    /// - Parameter size: the size of the original. The sides of both are not 0.
    package func fitted(into size: (width: Int, height: Int)) -> PictureName {
        if width <= size.width, height <= size.height { return self }
        let scale = min(Double(size.width) / Double(width), Double(size.height) / Double(height))
        var name = self
        name.width = min(size.width, max(1, Int((Double(width) * scale).rounded())))
        name.height = min(size.height, max(1, Int((Double(height) * scale).rounded())))
        return name
    }
}
