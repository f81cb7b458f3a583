extension Duration {
    /// The duration in seconds with three decimals: `0.004`. Never negative.
    var seconds: String {
        let (whole, fraction) = (max(self, .zero)).components
        let thousandths = String(fraction / 1_000_000_000_000_000)
        return "\(whole)." + String(repeating: "0", count: 3 - thousandths.utf8.count) + thousandths
    }
}
