// Declarations in the place of MusicKit for Android's, as far as code samples use them.
package com.apple.android.sdk.authentication

interface TokenProvider
