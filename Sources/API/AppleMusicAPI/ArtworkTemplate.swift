/// An artwork URL template, with `{w}`, `{h}`, `{c}` and `{f}` for width, height, crop code and format (Apple Music
/// API, Artwork).
package struct ArtworkTemplate: Sendable, Hashable {
    private let text: String
    /// The size of the original, in pixels. It comes from the answer, so it can be any number from 1.
    private let width: Int
    private let height: Int

    package init(_ text: String, width: Int, height: Int) {
        self.text = text
        self.width = max(width, 1)
        self.height = max(height, 1)
    }

    /// - Parameter size: the side in pixels that is assumed if the answer contains no size.
    /// - Returns: nil for a resource without artwork.
    package init?(of resource: Resource, orSize size: Int) {
        guard let text = resource.attribute("artwork.url")?.string else { return nil }
        let sides = ["width", "height"].map { resource.attribute("artwork.\($0)")?.integer ?? size }
        self.init(text, width: sides[0], height: sides[1])
    }

    /// Returns the URL of a PNG with the original's proportions.
    /// - Parameter size: the longer side in pixels, from 1; the original's size is the maximum.
    package func address(size: Int) -> String {
        let longer = max(width, height)
        let target = min(size, longer)
        // The product may need twice as many bits; the quotient is no more than the target.
        let sides = [width, height].map { side in
            max(longer.dividingFullWidth(side.multipliedFullWidth(by: target)).quotient, 1)
        }
        return address(width: sides[0], height: sides[1])
    }

    /// Returns the URL of a PNG of exactly this size in pixels, whatever the original's proportions.
    package func address(width: Int, height: Int) -> String {
        text.replacing("{w}", with: String(width)).replacing("{h}", with: String(height))
            .replacing("{c}", with: "bb").replacing("{f}", with: "png")
    }
}
