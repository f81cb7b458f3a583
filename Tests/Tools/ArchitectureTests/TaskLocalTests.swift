import Testing
import TonearmTestSupport

/// Task-local values that optimised code can bind.
///
/// The optimiser of Swift 6.3 looks up a function type by its lowered name, which does not exist at run time, and
/// binding such a value reads through a null pointer. Metatypes have the same form. A structure that contains the
/// function is unaffected.
@Suite struct TaskLocalTests {
    @Test func `no task-local value is a function or a metatype`() throws {
        var count = 0
        for file in SourceTree.files {
            for (number, line) in file.code.enumerated() where line.contains("@TaskLocal") {
                count += 1
                let type = line.split(separator: ":", maxSplits: 1).last ?? ""
                #expect(
                    !type.contains("->") && !type.contains(".Type"),
                    "\(file.path):\(number + 1): wrap the function in a structure")
            }
        }
        #expect(count >= 4)
    }

    /// The smallest program with the fault: a library with the value, and a generic function that binds it.
    private static let holder = """
        public enum Holder {
            @TaskLocal public static var rule: (@Sendable (String) -> String)?
        }
        """
    private static let binder = """
        import Holder

        func binding<Result>(_ word: String, _ body: () throws -> Result) rethrows -> Result {
            try Holder.$rule.withValue({ $0 + word }, operation: body)
        }

        print(binding("b") { Holder.rule?("a") ?? "" })
        """

    @Test(.enabled(if: Tool.swiftc != nil))
    func `an optimised program can bind a function, once the compiler is mended`() async throws {
        let swiftc = try #require(Tool.swiftc)
        let folder = try TemporaryFolder()
        try folder.write(Self.holder, to: "Holder.swift")
        try folder.write(Self.binder, to: "main.swift")
        let module = [
            "-swift-version", "6", "-O", "-wmo", "-parse-as-library", "-module-name", "Holder", "-emit-module",
            "-emit-module-path", "Holder.swiftmodule", "-emit-object", "-o", "Holder.o", "Holder.swift",
        ]
        let program = ["-swift-version", "6", "-O", "-wmo", "-I", ".", "-o", "binder", "main.swift", "Holder.o"]
        for arguments in [module, program] {
            let compiled = try await swiftc.run(arguments, in: folder.path)
            try #require(compiled.status == 0, "\(compiled.errors)")
        }
        let outcome = try await Tool(at: folder.path + "/binder").run([], environment: ["SWIFT_BACKTRACE": "enable=no"])
        // When this is no longer an issue, the oldest supported toolchain decides whether structures are still needed.
        withKnownIssue("Swift 6.3.1 crashes when optimised code binds a task-local function") {
            #expect(outcome.output == "ab\n", "ended with \(outcome.status)")
        }
    }
}
