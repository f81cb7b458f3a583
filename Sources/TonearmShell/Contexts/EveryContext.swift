/// All contexts at once, which a shell is. It is the requirement of `Action.run`, where each action asks for less; no command names it.
typealias EveryContext = AuthorContext & AuthorizationContext & EditorContext & HistoryContext & LessonContext
    & PerformanceContext & PersonContext & PlayerContext & ProgramContext & RecordingContext & RefusalContext
    & RequestContext & ScreenContext & ServiceContext & StatusContext & StoreContext & TokenContext & WatchContext
    & WorldFileContext & AttachmentContext
