/// The address of a picture as answers have it: `{w}`, `{h}`, `{c}` and `{f}` stand where its width, its height, its crop code and its format
/// go (Apple Music API, Artwork).
package struct ArtworkTemplate: Sendable, Hashable {
    private let text: String
    /// The largest size there is, in pixels; as the service says it, so that it can be any number from 1.
    private let width: Int
    private let height: Int

    package init(_ text: String, width: Int, height: Int) {
        self.text = text
        self.width = max(width, 1)
        self.height = max(height, 1)
    }

    /// - Parameter size: of a side, where the answer says nothing of it; pixels.
    /// - Returns: nil for a resource without artwork.
    package init?(of resource: Resource, orSize size: Int) {
        guard let text = resource.attribute("artwork.url")?.string else { return nil }
        let sides = ["width", "height"].map { resource.attribute("artwork.\($0)")?.integer ?? size }
        self.init(text, width: sides[0], height: sides[1])
    }

    /// The address of a PNG of the picture's own proportions.
    /// - Parameter size: of its longer side, unless there is no such large one; pixels, from 1.
    package func address(size: Int) -> String {
        let longer = max(width, height)
        let target = min(size, longer)
        // The product may need twice as many bits; the quotient is no more than the target.
        let sides = [width, height].map { side in
            max(longer.dividingFullWidth(side.multipliedFullWidth(by: target)).quotient, 1)
        }
        return address(width: sides[0], height: sides[1])
    }

    /// The address of a PNG of some size, whatever the picture's proportions; pixels.
    package func address(width: Int, height: Int) -> String {
        text.replacing("{w}", with: String(width)).replacing("{h}", with: String(height))
            .replacing("{c}", with: "bb").replacing("{f}", with: "png")
    }
}
