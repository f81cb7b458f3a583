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

/// The ranges of scalars with two columns, as sorted pairs of first and last. Source: East Asian Width W or F of
/// Unicode 14's `EastAsianWidth.txt`, the blocks reserved for ideographs, and the block for future emoji.
let wideScalars: [UInt32] = [
    0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0, 0x23F3, 0x23F3, 0x25FD, 0x25FE,
    0x2614, 0x2615, 0x2648, 0x2653, 0x267F, 0x267F, 0x2693, 0x2693, 0x26A1, 0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE,
    0x26C4, 0x26C5, 0x26CE, 0x26CE, 0x26D4, 0x26D4, 0x26EA, 0x26EA, 0x26F2, 0x26F3, 0x26F5, 0x26F5, 0x26FA, 0x26FA,
    0x26FD, 0x26FD, 0x2705, 0x2705, 0x270A, 0x270B, 0x2728, 0x2728, 0x274C, 0x274C, 0x274E, 0x274E, 0x2753, 0x2755,
    0x2757, 0x2757, 0x2795, 0x2797, 0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B50, 0x2B55, 0x2B55,
    0x2E80, 0x303E, 0x3041, 0x3247, 0x3250, 0x4DBF, 0x4E00, 0xA4C6, 0xA960, 0xA97C, 0xAC00, 0xD7A3, 0xF900, 0xFAD9,
    0xFE10, 0xFE19, 0xFE30, 0xFE52, 0xFE54, 0xFE66, 0xFE68, 0xFE6B, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x1B2FB,
    0x1F004, 0x1F004, 0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E, 0x1F191, 0x1F19A, 0x1F200, 0x1F202, 0x1F210, 0x1F23B,
    0x1F240, 0x1F248, 0x1F250, 0x1F251, 0x1F260, 0x1F265, 0x1F300, 0x1F320, 0x1F32D, 0x1F335, 0x1F337, 0x1F37C,
    0x1F37E, 0x1F393, 0x1F3A0, 0x1F3CA, 0x1F3CF, 0x1F3D3, 0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E,
    0x1F440, 0x1F440, 0x1F442, 0x1F4FC, 0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E, 0x1F550, 0x1F567, 0x1F57A, 0x1F57A,
    0x1F595, 0x1F596, 0x1F5A4, 0x1F5A4, 0x1F5FB, 0x1F64F, 0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6CC, 0x1F6D0, 0x1F6D2,
    0x1F6D5, 0x1F6D7, 0x1F6DC, 0x1F6DF, 0x1F6EB, 0x1F6EC, 0x1F6F4, 0x1F6FC, 0x1F7E0, 0x1F7EB, 0x1F7F0, 0x1F7F0,
    0x1F90C, 0x1F93A, 0x1F93C, 0x1F945, 0x1F947, 0x1F9FF, 0x1FA70, 0x1FAFF, 0x20000, 0x2FFFD, 0x30000, 0x3FFFD,
]
