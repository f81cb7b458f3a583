/// Output with its colors in readable form: `{2}` for `ESC[2m` (ECMA-48 §8.3.117). If a line was erased, only the new
/// text is included.
enum ShownColors {
    static func lines(of output: [UInt8]) -> [String] {
        output.filter { $0 != UInt8(ascii: "\r") }
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { line in
                let text = String(decoding: line, as: UTF8.self)
                let shown = text.split(separator: "\u{1B}[K", omittingEmptySubsequences: false).last ?? ""
                return String(shown).replacing(#/\u{1B}\[([0-9;]*)m/#) { "{\($0.1)}" }
            }
    }
}
