// Declarations in the place of MusicKit for Android's, as far as code samples use them ("MediaPlayerController").
package com.apple.android.music.playback.controller

import android.content.Context
import android.os.Handler
import com.apple.android.music.playback.model.PlayerQueueItem
import com.apple.android.music.playback.queue.PlaybackQueueItemProvider
import com.apple.android.sdk.authentication.TokenProvider

interface MediaPlayerController {
    val queueItems: List<PlayerQueueItem>
    val playbackQueueIndex: Int
    var repeatMode: Int
    var shuffleMode: Int
    fun prepare(provider: PlaybackQueueItemProvider, playWhenReady: Boolean)
    fun addQueueItems(provider: PlaybackQueueItemProvider, insertionType: Int)
    fun removeQueueItemWithId(id: Long)
    fun moveQueueItemWithId(id: Long, target: Long, type: Int)
}
object MediaPlayerControllerFactory {
    fun createLocalController(context: Context, handler: Handler, tokens: TokenProvider): MediaPlayerController =
        throw UnsupportedOperationException()
}
