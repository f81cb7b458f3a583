import AppleMusicAPI
import ArgumentParser
import ServeOptions

/// `tonearm serve`: declared for help and completions; another program does it.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the simulator over HTTP and HTTPS to any client.")

    @OptionGroup var options: ServeOptions
}

/// `tonearm openapi`: part of the program, not of the shell.
struct OpenAPICommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "openapi", abstract: "Print the API's description as OpenAPI 3.1.")

    static var text: String {
        String(decoding: JSONLayout.pretty(OpenAPI(schema: .appleMusic).json.bytes), as: UTF8.self)
    }
}
