/// Returns the width of a text on a terminal, in columns. East Asian wide characters and emoji take 2 (flags, keycaps,
/// joined sequences and anything with variation selector 16 count as one emoji). Control characters and combining marks
/// take 0.
///
/// Grapheme clusters are measured by UAX #11 and UTS #51, and take at most 2 columns.
package func displayWidth(_ text: String) -> Int {
    var text = text
    let ascii = text.withUTF8 { bytes -> Int? in
        var count = 0
        for byte in bytes {
            if byte >= 0x80 { return nil }
            if byte >= 0x20, byte != 0x7F { count += 1 }
        }
        return count
    }
    return ascii ?? text.reduce(0) { $0 + displayWidth($1) }
}

/// Returns the width of a grapheme cluster: 0, 1 or 2 columns.
package func displayWidth(_ character: Character) -> Int {
    var width = 0
    var flags = 0
    for scalar in character.unicodeScalars {
        switch scalar.value {
        case 0xFE0F where width > 0: return 2
        case 0x1F1E6...0x1F1FF: flags += 1
        default: break
        }
        width += displayWidth(scalar)
    }
    return flags == 2 ? 2 : min(width, 2)
}

/// Returns the width of a single scalar in columns.
private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
        return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1
    }
    // A fast path for dashes, quotation marks, bullets and dots, which are common in titles.
    if (0x2010...0x2027).contains(value) { return 1 }
    if value >= 0x1100, isWide(value) { return 2 }
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // Hangul vowels and finals join the preceding syllable
    case 0x600...0x605, 0x6DD, 0x70F, 0x8E2: return 1  // visible format characters
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return 1
    }
}

private func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = wideScalars.count / 2
    while low < high {
        let middle = (low + high) / 2
        if value < wideScalars[2 * middle] {
            high = middle
        } else if value > wideScalars[2 * middle + 1] {
            low = middle + 1
        } else {
            return true
        }
    }
    return false
}
