/// Every run of eight bytes of a text, each as a number, for finding parts of a secret quickly in long texts.
package struct SecretPieces {
    private var pieces: Set<UInt64> = []

    package init(of text: String) {
        var last: UInt64 = 0
        for (index, byte) in text.utf8.enumerated() {
            last = last << 8 | UInt64(byte)
            if index >= 7 { pieces.insert(last) }
        }
    }

    /// Returns true if both texts share eight consecutive bytes.
    package func share(_ other: SecretPieces) -> Bool { !pieces.isDisjoint(with: other.pieces) }

    package func share(_ text: String) -> Bool { share(SecretPieces(of: text)) }
}
