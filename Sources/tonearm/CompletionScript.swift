/// The built-in completion scripts, which are also in the folder `completions`.
enum CompletionScript {
    static func text(for shell: CompletionRequest.Shell) -> String {
        let bytes =
            switch shell {
            case .bash: PackageResources.tonearm_bash
            case .zsh: PackageResources._tonearm
            case .fish: PackageResources.tonearm_fish
            }
        // The screen adds the last line feed.
        return String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
}
