/// The scripts in the folder `completions`, which are part of the program.
enum CompletionScript {
    static func text(for shell: CompletionRequest.Shell) -> String {
        let bytes =
            switch shell {
            case .bash: PackageResources.tonearm_bash
            case .zsh: PackageResources._tonearm
            case .fish: PackageResources.tonearm_fish
            }
        // Every line that is shown ends with a line feed.
        return String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
}
