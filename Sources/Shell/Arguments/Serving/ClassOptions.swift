/// The options of `tonearm class`, shared by the server program and by the help and completions of `tonearm`.
package struct ClassOptions: DeclaredArguments {
    /// The options of the server with the learners' worlds.
    package var serving = ServeOptions()
    package var lessons: [String] = []
    package var learners = "1"
    package var links: String?
    package var results: String?

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
        var named = lessons.map { LessonValue(text: $0) }
        fields.arguments(&named, "The lessons: names of 'lesson list', or files that the learners have.")
        lessons = named.map(\.text)
        fields.option(
            "learners", &learners, LearnersValue.self,
            "The learners: a file with a name on each line, or a number of learners.")
        fields.option(
            "listen", &serving.listen, HostAndPort.self,
            "The address of the worlds. Beyond this machine it needs --tls or --tls-cert; port 0 takes a free one.")
        fields.option(
            "control", &serving.control, HostAndPort.self,
            "The address of links and of the teacher's page: by default the next port after that of --listen.")
        serving.visitCertificate(&fields)
        fields.option(
            "links", &links, ServedFile.self,
            "Write the teacher's and the learners' links to a file that only you can read.")
        fields.option(
            "results", &results, ServedFile.self,
            "Write the results to a file, .csv or .md, every ten seconds and at the end.")
        fields.option(
            "ready", &serving.ready, ServedFile.self, "Write the teacher's addresses and secret to a file as JSON.")
        fields.option("catalog", &serving.catalog, ServedFile.self, "Answer from a catalog file.")
        fields.option(
            "world", &serving.world, ServedFile.self,
            "Begin all worlds with the accounts, music, time and faults of a world file.")
        fields.option("seed", &serving.seed, "The seed of random values.")
        fields.flag("log", &serving.log, "Print a line for each request, without tokens.")
    }

    package func validate() throws(ValueProblem) {
        try serving.checkCertificate()
        if lessons.isEmpty { throw ValueProblem("a class needs the name of a lesson, such as 'tour'.") }
    }
}
