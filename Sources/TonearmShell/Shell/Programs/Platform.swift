// The one file of this target that knows which system it runs on.
import Subprocess

#if canImport(System)
    import System
    private typealias ProgramPath = System.FilePath
#else
    import SystemPackage
    private typealias ProgramPath = SystemPackage.FilePath
#endif

extension SystemProgram {
    /// What is looked for in `PATH` is a name without a `/`, as everywhere.
    var executable: Executable { name.contains("/") ? .path(ProgramPath(name)) : .name(name) }
}
