import TonearmSystem

/// The history file: plain lines, oldest first, to which every running shell appends.
///
/// Each change happens under an advisory lock on the file. Replacing the file is atomic: written under another name,
/// synced, renamed, and the directory synced.
struct HistoryFile {
    let path: String

    /// Reads the newest entries. A damaged file is first moved aside, and reported in `problems`.
    func load(limit: Int, problems: inout [HistoryProblem]) throws(HistoryProblem) -> HistoryTail? {
        guard try isOurs() else { return nil }
        do {
            let file = try FileSystem.openOwn(path)
            defer { file.closeQuietly() }
            let tail = try HistoryTail(of: file, limit: limit)
            guard tail.isDamaged else { return tail }
        } catch {
            if error == .noSuchFileOrDirectory { return nil }
            throw HistoryProblem(what: "Cannot read the history '\(path)'", why: error.description)
        }
        return try salvage(limit: limit, problems: &problems)
    }

    /// Appends an entry in a single write.
    func append(_ entry: String) throws(HistoryProblem) {
        guard try isOurs() else { return }
        do throws(Errno) {
            let (file, isLocked) = try locked()
            defer { file.closeQuietly() }
            var line = HistoryEntry.encode(entry)
            let size = try file.size()
            let last = try file.bytes(in: max(size - 1, 0)..<max(size, 1)).first
            if let last, last != UInt8(ascii: "\n") {
                line.insert(UInt8(ascii: "\n"), at: 0)  // after an incomplete line
            }
            do throws(Errno) {
                try file.write(all: line)
            } catch {
                if isLocked { try? file.truncate(to: size) }  // a full disk may have taken a part
                throw error
            }
        } catch {
            throw HistoryProblem(
                what: "Cannot keep the line in the history '\(path)'", why: error.description,
                isReportedAgain: error.isOutOfSpace)
        }
    }

    /// Rewrites the file with only its newest entries. Has no effect while another shell has it locked.
    func compact(limit: Int) throws(HistoryProblem) {
        guard try isOurs() else { return }
        do {
            let (file, isLocked) = try locked()
            defer { file.closeQuietly() }
            guard isLocked else { return }
            try replace(with: HistoryTail(of: file, limit: limit).entries)
        } catch {
            throw HistoryProblem(what: "Cannot shorten the history '\(path)'", why: error.description)
        }
    }

    /// Keeps a damaged file under another name, and its valid entries under its own.
    private func salvage(limit: Int, problems: inout [HistoryProblem]) throws(HistoryProblem) -> HistoryTail? {
        do {
            let (file, isLocked) = try locked()
            defer { file.closeQuietly() }
            let tail = try HistoryTail(of: file, limit: limit)
            guard tail.isDamaged, isLocked else { return tail }  // another shell was writing, or repaired it
            let kept = try setAside()
            try replace(with: tail.entries)
            problems.append(
                HistoryProblem(
                    what: "The damaged history '\(path)' is now '\(kept)'",
                    why: "it held something else than lines of text; \(tail.entries.count) entries were kept"))
            return tail
        } catch {
            throw HistoryProblem(what: "Cannot mend the damaged history '\(path)'", why: error.description)
        }
    }

    /// Gives the file a second name: `history.damaged`, or `history.damaged.2` and so on.
    private func setAside() throws(Errno) -> String {
        var number = 0
        while true {
            number += 1
            let name = path + ".damaged" + (number == 1 ? "" : ".\(number)")
            do {
                try FileSystem.link(path, as: name)
                FileSystem.restrict(name)
                return name
            } catch {
                if error != .fileExists { throw error }
            }
        }
    }

    private func replace(with entries: [String]) throws(Errno) {
        if let error = PrivateFile.replace(path, with: entries.flatMap(HistoryEntry.encode)) { throw error }
    }

    /// Opens the file for appending, and locks it. If another shell holds the lock for long, continues without it,
    /// because a single append is safe.
    private func locked() throws(Errno) -> (file: FileDescriptor, isLocked: Bool) {
        var attempts = 0
        while true {
            attempts += 1
            let file = try opened()
            let isLocked = (try? file.lock()) != nil
            if isLocked && file.isNamed(path) || !isLocked && attempts >= 50 { return (file, isLocked) }
            file.closeQuietly()
            if !isLocked { FileDescriptor.pause(milliseconds: 2) }
        }
    }

    private func opened() throws(Errno) -> FileDescriptor {
        do {
            return try FileSystem.openToAppend(path)
        } catch {
            guard error == .noSuchFileOrDirectory else { throw error }
            if let error = PrivateFile.makeFolders(for: path) { throw error }
            return try FileSystem.openToAppend(path)
        }
    }

    /// Returns whether the path is a regular file or free. The null device means no history; a link or a pipe belongs
    /// to another program and is left unchanged.
    private func isOurs() throws(HistoryProblem) -> Bool {
        let what = "Cannot use the history '\(path)'"
        let kind: FileSystem.Kind?
        do {
            kind = try FileSystem.kind(of: path)
        } catch {
            throw HistoryProblem(what: what, why: error.description)
        }
        switch kind {
        case nil, .regular: return true
        case .nullDevice: return false
        case .symbolicLink: throw HistoryProblem(what: what, why: "it is a symbolic link")
        case .other: throw HistoryProblem(what: what, why: "it is not a file")
        }
    }
}
