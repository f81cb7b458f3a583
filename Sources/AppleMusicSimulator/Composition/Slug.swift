import AppleMusicAPI

/// The readable part of a web address, made from a name: `Born to Run` becomes `born-to-run`.
enum Slug {
    /// Letters and digits of any script stay, percent-encoded; runs of all else become one hyphen; a name without any is `_`.
    static func of(_ name: String) -> String {
        var slug = ""
        var isGap = false
        for character in name.lowercased() {
            if character.isLetter || character.isNumber {
                if isGap, !slug.isEmpty { slug.append("-") }
                slug.append(character)
                isGap = false
            } else if character != "'" && character != "’" {
                isGap = true
            }
        }
        return slug.isEmpty ? "_" : PercentEncoding.encode(slug)
    }
}
