/*
 * Reference host of the loan app for Android, part 1: the web view, its channel and its warm start (docs/bridge.md).
 * Its syntax is checked in our tests. It was never compiled and never run here: open /sandbox/host-check in yours.
 *
 * Needs minSdk 26, androidx.webkit (1.3 or newer) and kotlinx-coroutines-android. The Application implements LoanSessionOwner.
 */
package com.example.loans

import android.annotation.SuppressLint
import android.content.Context
import android.content.Intent
import android.content.MutableContextWrapper
import android.net.ConnectivityManager
import android.net.Uri
import android.view.ViewGroup
import android.webkit.CookieManager
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebStorage
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.MainScope
import kotlinx.coroutines.cancel
import kotlinx.coroutines.launch
import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

/** Of the loan app: scheme, host, and the port if it is not the scheme's own. */
const val ORIGIN = "https://loans.example"
/** Origins of the loan services. Documents of other origins are fetched without the merchant's credentials. */
val SERVICES = setOf(ORIGIN)

/** What your app knows of the merchant who is signed in. The JSON objects have the shapes of messages.schema.json. */
interface LoanSession {
    val merchantKey: String
    val device: JSONObject
    suspend fun credentials(): JSONObject?
    /** A token of the same merchant, or null. Never another merchant's. */
    suspend fun freshToken(): JSONObject?
    fun screenNamed(name: String): Intent?
}

interface LoanSessionOwner {
    /** Null where nobody is signed in. */
    val loanSession: LoanSession?
}

val WITHOUT_ANSWER = setOf("toast", "stopSpeaking", "close")

class Refusal(val reason: String) : Exception(reason)

fun refuse(): Nothing = throw Refusal("refused")

fun originOf(uri: Uri?): String {
    val port = if (uri == null || uri.port == -1) "" else ":${uri.port}"
    return "${uri?.scheme}://${uri?.host}$port"
}

/** The web view with its channel. Kept warm, it is there before the activity that shows it. */
@SuppressLint("SetJavaScriptEnabled")
class LoanView(private val app: Context, val session: LoanSession) {
    private val context = MutableContextWrapper(app)
    private val scope = MainScope()
    private var page: JavaScriptReplyProxy? = null
    private val voice = LoanVoice(app)
    val web = WebView(context)
    private val isOurs get() = originOf(web.url?.let(Uri::parse)) == ORIGIN

    var screen: TermLoanActivity? = null
        set(value) {
            field = value
            context.baseContext = value ?: app
        }

    init {
        web.settings.javaScriptEnabled = true
        web.settings.domStorageEnabled = true
        web.settings.allowFileAccess = false
        web.webViewClient = Client()
        // Without it there is no safe channel: the app goes on as a plain page. Never addJavascriptInterface instead.
        if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
            WebViewCompat.addWebMessageListener(web, "LoanHost", setOf(ORIGIN)) { _, message, source, isMainFrame, reply ->
                if (isMainFrame && originOf(source) == ORIGIN) message.data?.let { receive(it, reply) }
            }
        }
    }

    private fun receive(json: String, reply: JavaScriptReplyProxy) {
        val message = try { JSONObject(json) } catch (malformed: JSONException) { return }
        page = reply // Events go to the page that spoke last.
        val type = if (message.optInt("version") == 1) message.optString("type") else "of a later version"
        scope.launch {
            val answer = JSONObject().put("version", 1).put("type", "answer").put("id", message.optString("id"))
            try {
                val payload = handle(type, message.optJSONObject("payload") ?: JSONObject())
                answer.put("ok", true).putOpt("payload", payload)
            } catch (stopped: CancellationException) {
                throw stopped
            } catch (failure: Exception) {
                answer.put("ok", false).put("reason", (failure as? Refusal)?.reason ?: "refused")
            }
            // Another page may be shown by now: a token must not go to it.
            if (isOurs && type !in WITHOUT_ANSWER) reply.postMessage(answer.toString())
        }
    }

    private suspend fun handle(type: String, payload: JSONObject): JSONObject? = when (type) {
        "hello" -> JSONObject().put("device", session.device).put("credentials", session.credentials() ?: refuse())
            .put("language", java.util.Locale.getDefault().toLanguageTag())
            .putOpt("speaks", voice.languages()?.let { JSONArray(it) })
        "refreshToken" -> session.freshToken() ?: refuse()
        "speak" -> null.also { if (!voice.read(payload.getString("text"), payload.getString("language"))) refuse() }
        "stopSpeaking" -> null.also { voice.stop() }
        else -> (screen ?: refuse()).handle(type, payload)
    }

    /** Sends `back` or `resume`; false where no page of ours would hear it. */
    fun send(event: String): Boolean {
        if (!isOurs) return false
        page?.postMessage("""{"version": 1, "type": "$event"}""") ?: return false
        return true
    }

    fun destroy() {
        scope.cancel()
        voice.destroy()
        (web.parent as? ViewGroup)?.removeView(web)
        web.destroy()
    }

    private inner class Client : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            if (!request.isForMainFrame || originOf(request.url) == ORIGIN) return false
            screen?.openOutside(request.url) // What must not be opened is not loaded either.
            return true
        }

        override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
            if (request.isForMainFrame) page = null // Back must not wait for a page that is not there.
        }

        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            screen?.onRendererGone() ?: WarmStart.discard()
            return true
        }
    }
}

/** A web view that is loaded before it is shown. Discard it in onTrimMemory, and when the account changes. */
object WarmStart {
    private var kept: LoanView? = null

    /** Call it when somebody is signed in and the tile that leads to the loans is on the screen. */
    fun prepare(app: Context, session: LoanSession) {
        // Unrequested bytes cost a shopkeeper money.
        if (kept != null || app.getSystemService(ConnectivityManager::class.java).isActiveNetworkMetered) return
        kept = LoanView(app.applicationContext, session).apply { web.loadUrl("$ORIGIN/termloan") }
    }

    fun take(session: LoanSession): LoanView? {
        if (kept?.session?.merchantKey != session.merchantKey) discard()
        return kept.also { kept = null }
    }

    fun discard() {
        kept?.destroy()
        kept = null
    }
}

/** Nothing of a merchant may be left when another one signs in. Finish the activity as well. */
fun forgetMerchant() {
    WarmStart.discard()
    WebStorage.getInstance().deleteOrigin(ORIGIN)
    CookieManager.getInstance().removeAllCookies(null)
}
