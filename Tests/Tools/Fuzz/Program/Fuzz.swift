import Dispatch
import Foundation
import Synchronization
import TonearmFuzzHarnesses

/// Runs libFuzzer with the harness named by `TONEARM_HARNESS` and the arguments.
@main enum Fuzz {
    static let harness = ProcessInfo.processInfo.environment["TONEARM_HARNESS"].flatMap(Harnesses.named)

    static func main() {
        guard harness != nil else {
            print("TONEARM_HARNESS names one of: \(Harnesses.all.map(\.name).joined(separator: " "))")
            exit(64)
        }
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(runDriver(&count, &arguments, tryInput))
    }

    /// A flaw ends the process like a trap, so that libFuzzer keeps the input.
    fileprivate static func run(_ input: [UInt8]) {
        guard let harness else { return }
        do {
            if harness.isPlain { try harness.runPlain(input) } else { try wait { try await harness.run(input) } }
        } catch {
            FileHandle.standardError.write(Data("\(harness.name): \(error)\n".utf8))
            abort()
        }
    }

    private static func wait(for body: @escaping @Sendable () async throws -> Void) throws {
        let done = DispatchSemaphore(value: 0)
        let outcome = Outcome()
        Task.detached {
            do { try await body() } catch { outcome.error.withLock { $0 = error } }
            done.signal()
        }
        done.wait()
        if let error = outcome.error.withLock({ $0 }) { throw error }
    }

    private final class Outcome: Sendable {
        let error = Mutex<(any Error)?>(nil)
    }
}

private typealias TryInput = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// A function of libFuzzer (`FuzzerInterface.h`).
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>, _ tryInput: TryInput
) -> CInt

private func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Fuzz.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
