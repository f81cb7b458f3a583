import TonearmCatalog

extension Cover {
    var png: [UInt8] {
        var image = PNG(
            width: width, height: height, palette: palette + (isRound ? [0, 0, 0] : []),
            transparent: isRound ? nothing : nil)
        var row = [UInt8](repeating: 0, count: width)
        for y in 0..<height {
            draw(row: y, into: &row)
            image.append(row: row)
        }
        return image.finish()
    }
}
