/*
 * Reference host of the loan app for Android, part 2: the screen around the web view (docs/bridge.md).
 * Its syntax is checked in our tests. It was never compiled and never run here: open /sandbox/host-check in yours.
 *
 * Needs, beside those of LoanView.kt: androidx activity-ktx, browser, core-ktx and lifecycle-runtime-ktx. AndroidManifest.xml:
 *   permissions INTERNET, ACCESS_NETWORK_STATE, CAMERA, ACCESS_COARSE_LOCATION, ACCESS_FINE_LOCATION
 *   queries     an intent of android.intent.action.VIEW with the scheme upi
 *   activity    exported, launchMode singleTask, configChanges orientation|screenSize|screenLayout|keyboardHidden|uiMode,
 *               and an intent filter with autoVerify for the https links of ORIGIN
 *   provider    androidx.core.content.FileProvider, authorities ${applicationId}.loans, its paths a cache-path named loans
 */
package com.example.loans

import android.Manifest.permission.ACCESS_COARSE_LOCATION
import android.Manifest.permission.ACCESS_FINE_LOCATION
import android.Manifest.permission.CAMERA
import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.Intent
import android.content.pm.PackageManager
import android.location.Location
import android.location.LocationManager
import android.net.Uri
import android.os.Bundle
import android.os.CancellationSignal
import android.os.SystemClock
import android.provider.Settings
import android.webkit.PermissionRequest
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebChromeClient.FileChooserParams
import android.webkit.WebView
import android.widget.Toast
import androidx.activity.ComponentActivity
import androidx.activity.addCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.browser.customtabs.CustomTabsIntent
import androidx.core.content.ContextCompat
import androidx.core.content.FileProvider
import androidx.core.location.LocationManagerCompat
import androidx.lifecycle.lifecycleScope
import java.io.File
import java.net.HttpURLConnection
import java.net.URL
import kotlin.coroutines.resume
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlinx.coroutines.withContext
import org.json.JSONObject

class TermLoanActivity : ComponentActivity() {
    private lateinit var session: LoanSession
    private lateinit var view: LoanView
    private var rendererGoneAt = 0L
    private var permission: CompletableDeferred<Boolean>? = null
    private var chooser: ValueCallback<Array<Uri>>? = null
    private var photo: Uri? = null
    private val files get() = File(cacheDir, "loans").apply { mkdirs() }

    private val askPermissions = registerForActivityResult(ActivityResultContracts.RequestMultiplePermissions()) { result ->
        permission?.complete(result.values.any { it })
    }
    private val pickFile = registerForActivityResult(ActivityResultContracts.OpenDocument()) { answerChooser(it) }
    private val takePhoto = registerForActivityResult(ActivityResultContracts.TakePicture()) { isTaken ->
        answerChooser(photo.takeIf { isTaken })
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        session = (application as LoanSessionOwner).loanSession ?: return finish()
        // After the process was killed the page goes on from its address, unless somebody else is signed in by now.
        val last = savedInstanceState?.takeIf { it.getString("merchant") == session.merchantKey }?.getString("address")
        val address = ourAddress(intent) ?: last
        val warm = if (address == null) WarmStart.take(session) else null
        show(warm ?: LoanView(application, session).apply { web.loadUrl(address ?: "$ORIGIN/termloan") })
        onBackPressedDispatcher.addCallback(this) { if (!view.send("back")) finish() }
    }

    private fun show(shown: LoanView) {
        view = shown
        view.screen = this
        view.web.webChromeClient = Chrome()
        setContentView(view.web)
    }

    /** A bank's page has led back to the app: the tab closes (singleTask), and exactly this address is loaded. */
    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        ourAddress(intent)?.let { view.web.loadUrl(it) }
    }

    private fun ourAddress(intent: Intent): String? = intent.data?.takeIf { originOf(it) == ORIGIN }?.toString()

    override fun onResume() {
        super.onResume()
        if (::view.isInitialized) view.send("resume")
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        if (!::view.isInitialized) return
        outState.putString("merchant", session.merchantKey)
        outState.putString("address", view.web.url)
    }

    override fun onDestroy() {
        if (::view.isInitialized) view.destroy()
        files.deleteRecursively() // Photos and documents are personal.
        super.onDestroy()
    }

    /** Phones with little memory end the page's process. A page that ends it again at once is not loaded a third time. */
    fun onRendererGone() {
        val address = view.web.url ?: "$ORIGIN/termloan"
        view.destroy()
        if (SystemClock.elapsedRealtime() - rendererGoneAt < 30_000) return finish()
        rendererGoneAt = SystemClock.elapsedRealtime()
        show(LoanView(application, session).apply { web.loadUrl(address) })
    }

    suspend fun handle(type: String, payload: JSONObject): JSONObject? {
        when (type) {
            "back", "close" -> finish()
            "toast" -> Toast.makeText(this, payload.getString("message"), Toast.LENGTH_LONG).show()
            "call" -> startActivity(Intent(Intent.ACTION_DIAL, Uri.fromParts("tel", payload.getString("phone"), null)))
            "openSettings" ->
                startActivity(Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, Uri.fromParts("package", packageName, null)))
            "shareOnWhatsApp" -> {
                val link = Uri.parse("whatsapp://send").buildUpon().appendQueryParameter("text", payload.getString("text"))
                if (payload.has("phone")) link.appendQueryParameter("phone", payload.getString("phone"))
                if (!openOutside(link.build())) refuse()
            }
            "requestLocationPermission" -> if (!isGranted(ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION)) refuse()
            "getLocation" -> return location()
            "openUpiIntent" -> {
                val uri = Uri.parse(payload.getString("url"))
                if (!uri.scheme.equals("upi", ignoreCase = true) || !openOutside(uri)) refuse()
                return JSONObject().put("status", JSONObject.NULL) // Whether it is paid is the service's word.
            }
            "navigate" -> navigate(payload)
            "openDocument" -> openDocument(URL(payload.getString("url")))
            else -> throw Refusal("unsupported")
        }
        return null
    }

    private fun navigate(target: JSONObject) {
        if (target.has("screen")) return startActivity(session.screenNamed(target.getString("screen")) ?: refuse())
        val uri = Uri.parse(target.getString("url"))
        if (originOf(uri) == ORIGIN) view.web.loadUrl(uri.toString()) else if (!openOutside(uri)) refuse()
    }

    /** Opens a link outside of the web view; false for what must not be opened at all: `intent:`, `file:`, `javascript:`. */
    fun openOutside(uri: Uri): Boolean {
        try {
            when (uri.scheme?.lowercase()) {
                // A tab of its own, without the channel.
                "https" -> CustomTabsIntent.Builder().build().launchUrl(this, uri)
                "tel" -> startActivity(Intent(Intent.ACTION_DIAL, uri))
                "whatsapp" -> startActivity(Intent(Intent.ACTION_VIEW, uri))
                "upi" -> {
                    val intent = Intent(Intent.ACTION_VIEW, uri)
                    if (packageManager.queryIntentActivities(intent, 0).isEmpty()) return false
                    // The merchant chooses each time: no app becomes the default that gets all payments.
                    startActivity(Intent.createChooser(intent, null))
                }
                else -> return false
            }
        } catch (missing: ActivityNotFoundException) {
            return false
        }
        return true
    }

    private suspend fun isGranted(vararg permissions: String): Boolean {
        if (permissions.any { ContextCompat.checkSelfPermission(this, it) == PackageManager.PERMISSION_GRANTED }) return true
        val asked = CompletableDeferred<Boolean>()
        permission?.complete(false)
        permission = asked
        askPermissions.launch(arrayOf(*permissions))
        return asked.await()
    }

    @SuppressLint("MissingPermission")
    private suspend fun location(): JSONObject {
        if (!isGranted(ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION)) refuse()
        val manager = getSystemService(LocationManager::class.java)
        val sources = manager.getProviders(true)
        val source = listOf("fused", "network", "gps").firstOrNull { it in sources } ?: refuse()
        val stop = CancellationSignal()
        val found = suspendCancellableCoroutine<Location?> { waiting ->
            waiting.invokeOnCancellation { stop.cancel() }
            val executor = ContextCompat.getMainExecutor(this)
            LocationManagerCompat.getCurrentLocation(manager, source, stop, executor) { waiting.resume(it) }
        } ?: refuse()
        return JSONObject().put("latitude", found.latitude).put("longitude", found.longitude).put("accuracy", found.accuracy)
    }

    /** Android's viewer of PDF and pictures. Where documents must not leave your app, use a viewer of your own. */
    private suspend fun openDocument(address: URL) {
        if (address.protocol != "https") refuse()
        val credentials = if (originOf(Uri.parse(address.toString())) in SERVICES) session.credentials() else null
        val (file, type) = withContext(Dispatchers.IO) {
            val connection = address.openConnection() as HttpURLConnection
            // A redirect would carry the credentials to another server.
            connection.instanceFollowRedirects = false
            if (credentials?.has("token") == true)
                connection.setRequestProperty("authorization", "Bearer ${credentials.getString("token")}")
            if (credentials?.has("businessId") == true)
                connection.setRequestProperty("x-business-id", credentials.getString("businessId"))
            if (connection.responseCode != 200) refuse()
            val file = File(files, "document")
            connection.inputStream.use { input -> file.outputStream().use { input.copyTo(it) } }
            file to (connection.contentType ?: "application/pdf").substringBefore(";")
        }
        val uri = FileProvider.getUriForFile(this, "$packageName.loans", file)
        startActivity(Intent(Intent.ACTION_VIEW).setDataAndType(uri, type).addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION))
    }

    /** Null when nothing was chosen: without this call the page could never open a chooser again. */
    private fun answerChooser(file: Uri?) {
        chooser?.onReceiveValue(file?.let { arrayOf(it) })
        chooser = null
    }

    private inner class Chrome : WebChromeClient() {
        override fun onShowFileChooser(web: WebView, answer: ValueCallback<Array<Uri>>, wanted: FileChooserParams): Boolean {
            answerChooser(null)
            chooser = answer
            val types = wanted.acceptTypes.filter { it.isNotBlank() }.ifEmpty { listOf("*/*") }
            if (!wanted.isCaptureEnabled) pickFile.launch(types.toTypedArray())
            else lifecycleScope.launch {
                val file = File(files, "photo.jpg")
                photo = FileProvider.getUriForFile(this@TermLoanActivity, "$packageName.loans", file)
                // The manifest names CAMERA, so that the phone's camera app may be opened only with the permission.
                if (isGranted(CAMERA)) photo?.let { takePhoto.launch(it) } else answerChooser(null)
            }
            return true
        }

        override fun onPermissionRequest(request: PermissionRequest) {
            val camera = arrayOf(PermissionRequest.RESOURCE_VIDEO_CAPTURE)
            if (originOf(request.origin) != ORIGIN || !request.resources.contentEquals(camera)) return request.deny()
            lifecycleScope.launch { if (isGranted(CAMERA)) request.grant(camera) else request.deny() }
        }
    }
}
