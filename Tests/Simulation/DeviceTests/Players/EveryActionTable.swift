/// The outcome of every action of `EveryActionTests` in every state, with the current title afterwards.
enum EveryActionTable {
    static let text = """
        system empty
          !noQueue: prepare play skip skipBack previous restart seek seekBefore seekBeyond next later \
        remotePlay remotePause remoteNext remotePrevious remoteSeek
          stopped -: pause stop rate repeatOne shuffle background quit advance
          !noSuchEntry: jump jumpNowhere
          !rateOutOfRange: badRate
          stopped p: setQueue
          stopped x: setStation
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          !notPlaying: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        system set
          stopped a: prepare pause stop skipBack previous restart rate repeatOne shuffle next later \
        remotePause remotePrevious background quit advance
          playing a: play remotePlay
          stopped b: skip remoteNext
          stopped c: jump
          !noSuchEntry: jumpNowhere
          !notPrepared: seek remoteSeek
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          stopped p: setQueue
          stopped x: setStation
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          !notPlaying: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        system prepared
          stopped a: prepare pause stop skipBack previous restart seek rate repeatOne shuffle next later \
        remotePause remotePrevious remoteSeek background quit advance
          playing a: play remotePlay
          stopped b: skip remoteNext
          stopped c: jump
          !noSuchEntry: jumpNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          stopped p: setQueue
          stopped x: setStation
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          !notPlaying: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        system playing
          playing a: prepare play skipBack restart seek rate repeatOne shuffle setQueue setStation next \
        later remotePlay remotePrevious remoteSeek background quit
          paused a: pause remotePause
          stopped a: stop previous
          playing b: skip remoteNext advance
          playing c: jump
          !noSuchEntry: jumpNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          interrupted a: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        system last
          playing c: prepare play skipBack restart jump seek rate repeatOne shuffle setQueue setStation next \
        later remotePlay remotePrevious remoteSeek background quit
          paused c: pause remotePause
          stopped c: stop
          paused a: skip remoteNext advance
          playing b: previous
          !noSuchEntry: jumpNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          interrupted c: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        system paused
          paused a: prepare pause skipBack previous restart seek rate repeatOne shuffle next later \
        remotePause remotePrevious remoteSeek background quit advance
          playing a: play remotePlay
          stopped a: stop
          paused b: skip remoteNext
          paused c: jump
          !noSuchEntry: jumpNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          stopped p: setQueue
          stopped x: setStation
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          !notPlaying: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        system interrupted
          interrupted a: prepare skipBack previous restart seek rate repeatOne shuffle next later \
        remotePrevious remoteSeek background quit advance
          playing a: play remotePlay
          paused a: pause remotePause endInterruption
          stopped a: stop
          interrupted b: skip remoteNext
          interrupted c: jump
          !noSuchEntry: jumpNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          stopped p: setQueue
          stopped x: setStation
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          !notPlaying: interrupt
          !noTracksNeeded: hand
        system replaced
          stopped x: prepare
          playing x: play remotePlay
          paused a: pause remotePause
          stopped a: stop previous
          playing b: skip remoteNext advance
          playing a: skipBack restart seek rate repeatOne shuffle setQueue setStation next later \
        remotePrevious remoteSeek background quit
          playing c: jump
          !noSuchEntry: jumpNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          interrupted a: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        system shuffled
          playing a: prepare play skipBack restart seek rate repeatOne shuffle setQueue setStation next \
        later remotePlay remotePrevious remoteSeek background quit
          paused a: pause remotePause
          stopped a: stop previous
          playing b: skip remoteNext advance
          playing c: jump
          !noSuchEntry: jumpNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          interrupted a: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        system station
          playing x: prepare play skipBack previous restart seek rate repeatOne shuffle setQueue setStation \
        remotePlay remotePrevious remoteSeek background quit
          paused x: pause remotePause
          stopped x: stop
          playing y: skip remoteNext advance
          !stationIsNotEdited: jump jumpNowhere next later
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          interrupted x: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        system live
          playing Radio: prepare play rate repeatOne shuffle setQueue setStation remotePlay background quit \
        advance
          paused Radio: pause remotePause
          stopped Radio: stop
          !liveStation: skip skipBack previous restart seek seekBefore seekBeyond remoteNext remotePrevious \
        remoteSeek
          !stationIsNotEdited: jump jumpNowhere next later
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          interrupted Radio: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        system waiting
          playing -: prepare play skip skipBack previous restart rate repeatOne shuffle setQueue setStation \
        remotePlay remoteNext remotePrevious background quit advance
          paused -: pause remotePause
          stopped -: stop
          !stationIsNotEdited: jump jumpNowhere next later
          !noQueue: seek seekBefore seekBeyond remoteSeek
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !notItsQueue: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC \
        clear begin commit rollBack
          interrupted -: interrupt
          !notInterrupted: endInterruption
          playing z: hand
        application empty
          !noQueue: prepare play skip skipBack previous restart seek seekBefore seekBeyond next later \
        insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC begin remotePlay \
        remotePause remoteNext remotePrevious remoteSeek
          stopped -: pause stop rate repeatOne shuffle clear background quit advance
          !noSuchEntry: jump jumpNowhere
          !rateOutOfRange: badRate
          stopped p: setQueue
          stopped x: setStation
          !stationAmongOthers: setMixed
          !noTransaction: commit rollBack
          !notPlaying: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        application set
          stopped a: prepare pause stop skipBack previous restart rate repeatOne shuffle next later \
        insertHead insertAfterC removeC moveC begin background advance
          playing a: play
          stopped b: skip
          stopped c: jump
          !noSuchEntry: jumpNowhere insertNowhere removeNowhere
          !notPrepared: seek
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          stopped p: setQueue
          stopped x: setStation
          !stationAmongOthers: setMixed
          !playingEntry: removeA moveA
          stopped -: clear quit
          !noTransaction: commit rollBack
          !noQueue: remotePlay remotePause remoteNext remotePrevious remoteSeek
          !notPlaying: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        application prepared
          stopped a: prepare pause stop skipBack previous restart seek rate repeatOne shuffle next later \
        insertHead insertAfterC removeC moveC begin remotePause remotePrevious remoteSeek background \
        advance
          playing a: play remotePlay
          stopped b: skip remoteNext
          stopped c: jump
          !noSuchEntry: jumpNowhere insertNowhere removeNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          stopped p: setQueue
          stopped x: setStation
          !stationAmongOthers: setMixed
          !playingEntry: removeA moveA
          stopped -: clear quit
          !noTransaction: commit rollBack
          !notPlaying: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        application playing
          playing a: prepare play skipBack restart seek rate repeatOne shuffle setQueue setStation next \
        later insertHead insertAfterC removeC moveC begin remotePlay remotePrevious remoteSeek \
        background
          paused a: pause remotePause
          stopped a: stop previous
          playing b: skip remoteNext advance
          playing c: jump
          !noSuchEntry: jumpNowhere insertNowhere removeNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !playingEntry: removeA moveA
          stopped -: clear quit
          !noTransaction: commit rollBack
          interrupted a: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        application last
          playing c: prepare play skipBack restart jump seek rate repeatOne shuffle setQueue setStation next \
        later insertHead insertAfterC removeA moveA begin remotePlay remotePrevious remoteSeek \
        background
          paused c: pause remotePause
          stopped c: stop
          paused a: skip remoteNext advance
          playing b: previous
          !noSuchEntry: jumpNowhere insertNowhere removeNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !playingEntry: removeC moveC
          stopped -: clear quit
          !noTransaction: commit rollBack
          interrupted c: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        application paused
          paused a: prepare pause skipBack previous restart seek rate repeatOne shuffle next later \
        insertHead insertAfterC removeC moveC begin remotePause remotePrevious remoteSeek background \
        advance
          playing a: play remotePlay
          stopped a: stop
          paused b: skip remoteNext
          paused c: jump
          !noSuchEntry: jumpNowhere insertNowhere removeNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          stopped p: setQueue
          stopped x: setStation
          !stationAmongOthers: setMixed
          !playingEntry: removeA moveA
          stopped -: clear quit
          !noTransaction: commit rollBack
          !notPlaying: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        application interrupted
          interrupted a: prepare skipBack previous restart seek rate repeatOne shuffle next later insertHead \
        insertAfterC removeC moveC begin remotePrevious remoteSeek background advance
          playing a: play remotePlay
          paused a: pause remotePause endInterruption
          stopped a: stop
          interrupted b: skip remoteNext
          interrupted c: jump
          !noSuchEntry: jumpNowhere insertNowhere removeNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          stopped p: setQueue
          stopped x: setStation
          !stationAmongOthers: setMixed
          !playingEntry: removeA moveA
          stopped -: clear quit
          !noTransaction: commit rollBack
          !notPlaying: interrupt
          !noTracksNeeded: hand
        application replaced
          stopped x: prepare
          playing x: play remotePlay
          paused a: pause remotePause
          stopped a: stop previous
          playing b: skip remoteNext advance
          playing a: skipBack restart seek rate repeatOne shuffle setQueue setStation next later insertHead \
        begin remotePrevious remoteSeek background
          playing c: jump
          !noSuchEntry: jumpNowhere insertAfterC insertNowhere removeA removeC removeNowhere moveA moveC
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          stopped -: clear quit
          !noTransaction: commit rollBack
          interrupted a: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        application shuffled
          playing a: prepare play skipBack restart seek rate repeatOne shuffle setQueue setStation next \
        later insertHead insertAfterC removeC moveC begin remotePlay remotePrevious remoteSeek \
        background
          paused a: pause remotePause
          stopped a: stop previous
          playing b: skip remoteNext advance
          playing c: jump
          !noSuchEntry: jumpNowhere insertNowhere removeNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !playingEntry: removeA moveA
          stopped -: clear quit
          !noTransaction: commit rollBack
          interrupted a: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        application open
          playing a: prepare play skipBack restart seek rate repeatOne shuffle next later insertHead \
        insertAfterC removeC moveC commit rollBack remotePlay remotePrevious remoteSeek background
          paused a: pause remotePause
          stopped a: stop previous
          playing b: skip remoteNext advance
          playing c: jump
          !noSuchEntry: jumpNowhere insertNowhere removeNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !transactionOpen: setQueue setStation clear begin
          !stationAmongOthers: setMixed
          !playingEntry: removeA moveA
          interrupted a: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
          stopped -: quit
        application running
          playing a: prepare play skipBack restart seek rate repeatOne shuffle setQueue setStation next \
        later remotePlay remotePrevious remoteSeek background
          paused a: pause remotePause
          stopped a: stop previous
          playing b: skip remoteNext
          playing c: jump advance
          !noSuchEntry: jumpNowhere
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !transactionRunning: insertHead insertAfterC insertNowhere removeA removeC removeNowhere moveA \
        moveC begin
          stopped -: clear quit
          !noTransaction: commit rollBack
          interrupted a: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        application station
          playing x: prepare play skipBack previous restart seek rate repeatOne shuffle setQueue setStation \
        remotePlay remotePrevious remoteSeek background
          paused x: pause remotePause
          stopped x: stop
          playing y: skip remoteNext advance
          !stationIsNotEdited: jump jumpNowhere next later insertHead insertAfterC insertNowhere removeA \
        removeC removeNowhere moveA moveC begin
          !positionOutOfRange: seekBefore seekBeyond
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          stopped -: clear quit
          !noTransaction: commit rollBack
          interrupted x: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        application live
          playing Radio: prepare play rate repeatOne shuffle setQueue setStation remotePlay background \
        advance
          paused Radio: pause remotePause
          stopped Radio: stop
          !liveStation: skip skipBack previous restart seek seekBefore seekBeyond remoteNext remotePrevious \
        remoteSeek
          !stationIsNotEdited: jump jumpNowhere next later insertHead insertAfterC insertNowhere removeA \
        removeC removeNowhere moveA moveC begin
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          stopped -: clear quit
          !noTransaction: commit rollBack
          interrupted Radio: interrupt
          !notInterrupted: endInterruption
          !noTracksNeeded: hand
        application waiting
          playing -: prepare play skip skipBack previous restart rate repeatOne shuffle setQueue setStation \
        remotePlay remoteNext remotePrevious background advance
          paused -: pause remotePause
          stopped -: stop clear quit
          !stationIsNotEdited: jump jumpNowhere next later insertHead insertAfterC insertNowhere removeA \
        removeC removeNowhere moveA moveC begin
          !noQueue: seek seekBefore seekBeyond remoteSeek
          !rateOutOfRange: badRate
          !stationAmongOthers: setMixed
          !noTransaction: commit rollBack
          interrupted -: interrupt
          !notInterrupted: endInterruption
          playing z: hand
        """
}
