/*
 * Reference host of the loan app for Android, part 3: reading aloud (docs/bridge.md). A web view has no voices of its own.
 * Its syntax is checked in our tests. It was never compiled and never run here: open /sandbox/host-check in yours.
 *
 * AndroidManifest.xml needs in queries: an intent of android.intent.action.TTS_SERVICE
 */
package com.example.loans

import android.content.Context
import android.speech.tts.TextToSpeech
import android.speech.tts.UtteranceProgressListener
import java.util.Locale
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.withTimeoutOrNull

/** The phone's own voice. The text is not logged and not kept. */
class LoanVoice(app: Context) {
    private val isReady = CompletableDeferred<Boolean>()
    private val engine = TextToSpeech(app) { status -> isReady.complete(status == TextToSpeech.SUCCESS) }
    private var reading: CompletableDeferred<Boolean>? = null

    init {
        engine.setOnUtteranceProgressListener(object : UtteranceProgressListener() {
            override fun onStart(id: String) = Unit
            override fun onDone(id: String) = finish(id, true)
            override fun onStop(id: String, interrupted: Boolean) = finish(id, false)
            @Deprecated("Still abstract")
            override fun onError(id: String) = finish(id, false)
        })
    }

    private fun finish(id: String, isReadToEnd: Boolean) {
        reading?.takeIf { it.hashCode().toString() == id }?.complete(isReadToEnd)
    }

    /** Of the app's languages, those that are read; null without an engine. Hello must not wait long for it. */
    suspend fun languages(): List<String>? {
        if (withTimeoutOrNull(1_000) { isReady.await() } != true) return null
        return listOf("en", "hi", "mr").filter { isInstalled(Locale.forLanguageTag("$it-IN")) }
    }

    /** A voice that is made by a server would send the merchant's amounts there. */
    private fun isInstalled(locale: Locale): Boolean = voiceOf(locale) != null

    private fun voiceOf(locale: Locale) = runCatching { engine.voices }.getOrNull()?.firstOrNull {
        val isMissing = TextToSpeech.Engine.KEY_FEATURE_NOT_INSTALLED in it.features
        it.locale.language == locale.language && !it.isNetworkConnectionRequired && !isMissing
    }

    /** Reads the text, instead of what is being read. Whether it was read to its end. */
    suspend fun read(text: String, language: String): Boolean {
        stop()
        if (withTimeoutOrNull(1_000) { isReady.await() } != true) return false
        engine.voice = voiceOf(Locale.forLanguageTag(language)) ?: return false
        val started = CompletableDeferred<Boolean>()
        reading = started
        val result = engine.speak(text, TextToSpeech.QUEUE_FLUSH, null, started.hashCode().toString())
        return result == TextToSpeech.SUCCESS && started.await()
    }

    fun stop() {
        engine.stop()
        reading?.complete(false)
        reading = null
    }

    fun destroy() {
        stop()
        engine.shutdown()
    }
}
