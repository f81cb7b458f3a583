extension FileSystem {
    /// Why something was not written to a file.
    package struct WriteFailure: Error, Hashable, CustomStringConvertible {
        /// The system's number for it.
        package let number: Int32

        package init(number: Int32) { self.number = number }

        package var description: String { OperatingSystem.message(number) }
    }
}
