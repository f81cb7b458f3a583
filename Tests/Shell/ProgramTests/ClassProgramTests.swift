import Foundation
import Testing
import TonearmTestSupport

/// Tests `tonearm class` with shells of learners, which read their lines from pipes.
@Suite(.waiting) struct ClassProgramTests {
    let program: Program

    init() throws { program = try Program() }

    /// Runs lines of the system's shell beside a class of three, which ends afterwards. `$links` is the file of links.
    /// - Parameter results: the option for the file of results.
    private func beside(
        _ lines: String, results: String = #"--results "$folder/results.csv""#
    ) throws -> Program.Outcome {
        try program.folder.write("Ada\nBob\n=Cem\n", to: "names.txt")
        return try program.shell(
            """
            folder='\(program.folder.path)'; links="$folder/links.txt"; ready="$folder/ready.json"
            $tonearm class tour --learners "$folder/names.txt" --listen 127.0.0.1:0 --links "$links" \\
                \(results) --ready "$ready" >"$folder/server.txt" 2>&1 & server=$!
            until test -s "$links" && test -s "$ready"; do kill -0 $server || exit 9; sleep 0.05; done
            link() { sed -n "s/^$1\\ttonearm join //p" "$links"; }
            \(lines)
            status=$?; kill $server; wait $server; exit $status
            """)
    }

    @Test func `three learners report their steps, and the teacher gathers them`() throws {
        let outcome = try beside(
            #"""
            learn() {
                name=$1; shift
                { echo "attach $(link "$name")"; echo "lesson start tour --learner ${name#=}"; printf '%s\n' "$@"; } |
                    $tonearm --keep-going >"$folder/$name.out" 2>&1
            }
            learn Ada 'search born to run' 'open 1' & ada=$!
            learn Bob 'lesson hint' 'search x' & bob=$!
            learn =Cem 'lesson skip' & cem=$!
            wait $ada; wait $bob; wait $cem
            $tonearm -c "attach $ready" -c 'class -o json' -c 'class results' -c 'class everybody-here'
            """#)
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.output.contains("Ada,tour,1,Search,passed,1,"), "\(outcome.output)")
        #expect(outcome.output.contains("Ada,tour,2,Open the album,passed,1,"), "\(outcome.output)")
        #expect(outcome.output.contains("Bob,tour,1,Search,not yet,1,"), "\(outcome.output)")
        #expect(outcome.output.contains("'=Cem,tour,1,Search,skipped,0,"), "\(outcome.output)")
        #expect(outcome.output.contains("3 worlds are as this one now"), "\(outcome.output)")
        let results = try String(contentsOfFile: program.folder.path + "/results.csv", encoding: .utf8)
        #expect(results.contains("Ada,tour,2,Open the album,passed,1,\r\n"))
        let links = try FileManager.default.attributesOfItem(atPath: program.folder.path + "/links.txt")
        #expect(links[.posixPermissions] as? Int == 0o600)
    }

    @Test(arguments: [
        (["join"], "one link is needed, not 0"), (["join", "http://x/_tonearm/open/a"], "is not a terminal"),
    ])
    func `joining without a link or a terminal is refused with the line to type`(words: [String], reason: String) throws
    {
        let outcome = try program.run(words, input: [])
        #expect(outcome.status == 64 && outcome.errors.contains(reason), "\(outcome)")
        #expect(outcome.errors.contains("tonearm join LINK"))
    }

    @Test func `a class that is started again without learners keeps the results of before`() throws {
        try program.folder.write("learner,lesson\r\nAda,tour\r\n", to: "results.csv")
        let outcome = try beside("true")
        #expect(outcome.status == 0, "\(outcome)")
        let results = try String(contentsOfFile: program.folder.path + "/results.csv", encoding: .utf8)
        #expect(results == "learner,lesson\r\nAda,tour\r\n")
    }

    @Test func `without a file the results are printed at the end`() throws {
        let outcome = try beside(
            #"""
            { echo "attach $(link Ada)"; echo 'lesson start tour'; echo 'search born to run'; } |
                $tonearm --keep-going >"$folder/ada.out" 2>&1
            """#, results: "")
        #expect(outcome.status == 0, "\(outcome)")
        let text = try program.folder.text(of: "server.txt")
        #expect(text.contains("# Results\n"), "\(text)")
        #expect(text.contains("| Ada | tour | 1 of 6 | 0 | 1 | 0 |"), "\(text)")
    }

    @Test func `a lesson of the teacher's own is known by its name`() throws {
        try program.folder.write("---\nformat: 1\n---\n", to: "config/tonearm/lessons/mine.md")
        let outcome = try program.run(["class", "mine", "--learners", "0"], input: [])
        #expect(outcome.errors.contains("it has 0 learners"), "\(outcome.errors)")
        let unknown = try program.run(["class", "mien", "--learners", "0"], input: [])
        #expect(unknown.errors.contains("Did you mean 'mine'?"), "\(unknown.errors)")
    }

    @Test(arguments: [
        (["tuor"], "Did you mean 'tour'?"), (["tour", "--learners", "0"], "it has 0 learners"),
        (["tour", "--learners", "/nowhere/names"], "Cannot use the learners '/nowhere/names'"),
        (["tour", "--listen", "192.0.2.1:8502"], "Add --tls"),
        (["tour", "--listen", "0.0.0.0:8502", "--tls"], "by which learners reach this machine"),
        (["tour", "--results", "results.xls"], "results.csv"), ([], "lesson"),
    ])
    func `a class that cannot be held says what to type`(words: [String], advice: String) throws {
        let outcome = try program.run(["class"] + words, input: [])
        #expect(outcome.status == 64, "\(outcome)")
        #expect(outcome.errors.contains(advice), "\(outcome.errors)")
    }
}
