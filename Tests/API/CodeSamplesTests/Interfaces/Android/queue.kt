// Declarations in the place of MusicKit for Android's, as far as code samples use them ("CatalogPlaybackQueueItemProvider").
package com.apple.android.music.playback.queue

interface PlaybackQueueItemProvider
class CatalogPlaybackQueueItemProvider : PlaybackQueueItemProvider {
    class Builder {
        fun items(type: Int, vararg ids: String): Builder = this
        fun containers(type: Int, vararg ids: String): Builder = this
        fun startItemIndex(index: Int): Builder = this
        fun build(): CatalogPlaybackQueueItemProvider = CatalogPlaybackQueueItemProvider()
    }
}
object PlaybackQueueInsertionType {
    const val INSERTION_TYPE_AT_END = 1
    const val INSERTION_TYPE_AFTER_CURRENT_ITEM = 2
}
