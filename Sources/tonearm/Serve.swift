import AppleMusicAPI
import ArgumentParser
import ServeOptions

/// The command `tonearm serve`, declared for help and completions. The program `tonearm-serve` runs it.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the simulator over HTTP and HTTPS to any client.")

    @OptionGroup var options: ServeOptions
}

/// The command `tonearm openapi`, which the shell itself does not have.
struct OpenAPICommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "openapi", abstract: "Print the API's description as OpenAPI 3.1.")

    static var text: String {
        String(decoding: JSONLayout.pretty(OpenAPI(schema: .appleMusic).json.bytes), as: UTF8.self)
    }
}
