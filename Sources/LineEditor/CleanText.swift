/// A text without anything a terminal would obey: C0 and C1 control characters, DEL, line and paragraph separators and
/// the controls of the bidirectional algorithm are left out; a tab or a newline becomes a space.
func cleaned(_ text: String) -> String {
    var text = text
    let isClean = text.withUTF8 { bytes in
        bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xD8 && $0 != 0xE2 }
    }
    if isClean { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if scalar == "\t" || scalar == "\n" {
            result.append(" ")
        } else if !isControl(scalar) {
            result.append(scalar)
        }
    }
    return String(result)
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F: true
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // Unicode's Bidi_Control
    case 0x2028, 0x2029: true
    default: false
    }
}
