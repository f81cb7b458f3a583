// Declarations in the place of MusicKit for Android's, as far as code samples use them. The numbers are not those of the library.
package com.apple.android.music.playback.model

interface PlayerQueueItem { val playbackQueueId: Long }
object MediaItemType { const val SONG = 1 }
object MediaContainerType { const val ALBUM = 1; const val PLAYLIST = 2 }
object PlaybackRepeatMode { const val REPEAT_MODE_ONE = 1; const val REPEAT_MODE_ALL = 2 }
object PlaybackShuffleMode { const val SHUFFLE_MODE_SONGS = 1 }
object PlaybackQueueMoveTargetType { const val MOVE_BEFORE_TARGET = 1; const val MOVE_AFTER_TARGET = 2 }
