import AppleMusicAPI
import TonearmCatalog

/// Builds artwork addresses and parses them as the simulator does.
///
/// The input has three lines: the template, the artwork's width and height, the wanted size.
enum TemplateHarness {
    static func run(_ input: [UInt8]) throws {
        let lines = String(decoding: input, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let numbers = lines.dropFirst().joined(separator: " ").split(separator: " ").map { Int($0) ?? 1200 }
        let (width, height) = (numbers.first ?? 1200, numbers.dropFirst().first ?? 1200)
        let size = min(max(numbers.dropFirst(2).first ?? 300, 1), 10_000)
        let template = String(lines.first ?? "")
        let address = ArtworkTemplate(template, width: width, height: height).address(size: size)
        if template == measured { try checkSides(of: address, [width, height].map { max($0, 1) }, size) }
        _ = Gallery.resource(at: address)
        guard let (resource, ending) = Gallery.picture(at: address) else { return }
        try require(!ending.contains("/"), "\(resource): a picture's name is more than a name")
        guard let name = PictureName(ending) else { return }
        try require(name.width >= 0 && name.height >= 0, "a picture with less than nothing")
    }

    /// A template whose addresses show the values filled in.
    private static let measured = "{w}x{h}{c}.{f}"

    /// Checks that both sides are scaled by the longer side, rounded down to at least 1.
    private static func checkSides(of address: String, _ picture: [Int], _ size: Int) throws {
        let sides = address.prefix { $0 != "b" }.split(separator: "x").compactMap { Int($0) }
        let longer = max(picture[0], picture[1])
        let target = min(size, longer)
        try require(sides.count == 2 && address.hasSuffix("bb.png"), "not filled in: \(address)")
        for (side, whole) in zip(sides, picture) {
            let exact = whole.multipliedFullWidth(by: target)
            let isEnough = (side + 1).multipliedFullWidth(by: longer) > exact
            let isTooMuch = side > 1 && side.multipliedFullWidth(by: longer) > exact
            try require(isEnough && !isTooMuch, "\(picture) for \(size): \(address)")
        }
    }
}
