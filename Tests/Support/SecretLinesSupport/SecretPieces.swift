/// The eight bytes at each place of a text, each as one number: what of a secret can still be read is found at once,
/// whatever the texts' lengths.
package struct SecretPieces {
    private var pieces: Set<UInt64> = []

    package init(of text: String) {
        var last: UInt64 = 0
        for (index, byte) in text.utf8.enumerated() {
            last = last << 8 | UInt64(byte)
            if index >= 7 { pieces.insert(last) }
        }
    }

    /// Whether any eight bytes in a row stand in both.
    package func share(_ other: SecretPieces) -> Bool { !pieces.isDisjoint(with: other.pieces) }

    package func share(_ text: String) -> Bool { share(SecretPieces(of: text)) }
}
