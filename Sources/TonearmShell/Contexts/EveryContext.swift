/// All contexts together, which a shell provides. `Action.run` requires it, but each action accepts a smaller context.
typealias EveryContext = AuthorContext & AuthorizationContext & EditorContext & HistoryContext & LessonContext
    & PerformanceContext & PersonContext & PlayerContext & ProgramContext & RecordingContext & RefusalContext
    & RequestContext & ScreenContext & ServiceContext & StatusContext & StoreContext & TokenContext & WatchContext
    & WorldFileContext & AttachmentContext
