import { type Html, html, htmlPage } from '../pages/html';

/** This page has a script and a camera; a frame in it tries the channel from another origin. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** Each check with what it expects; the script fills in the results by the first item. */
type Check = readonly [row: string, title: string, expected: string];

const BY_ITSELF: readonly Check[] = [
  ['channel', 'The channel', 'addWebMessageListener or WKScriptMessageHandlerWithReply, within 3 s'],
  ['hello', 'hello', 'device and credentials, once, within 4 s'],
  ['ids', 'Two requests at once', 'each answer has the id of its request'],
  ['refreshToken', 'refreshToken', 'a token of visible ASCII, or unsupported with a business id'],
  ['newer-version', 'A message of version 99', 'refused as unsupported'],
  ['unknown-type', 'A message of an unknown type', 'refused as unsupported'],
  ['malformed', 'A text that is no message', 'ignored, and the next request is answered'],
  ['foreign', 'A frame of another origin', 'has no channel'],
  ['secure', 'The origin', 'https, or localhost'],
  ['storage', 'Local storage', 'is there (setDomStorageEnabled)'],
  ['cookies', 'Cookies', 'are there'],
  ['camera', 'Camera', 'navigator.mediaDevices is there'],
  ['user-agent', 'User agent', 'that of a web view'],
];

/** By a tap, because the phone shows something, or a person decides. The payload is sent as it is. */
const BY_HAND: readonly (readonly [request: string, expected: string, payload?: unknown])[] = [
  ['requestLocationPermission', 'the phone asks; ok is granted'],
  ['getLocation', 'latitude, longitude, accuracy'],
  ['openSettings', 'the settings of the app'],
  ['shareOnWhatsApp', 'WhatsApp with this text', { text: 'A test of the host' }],
  ['call', 'the dialler, and no call', { phone: '+919800000000' }],
  ['openUpiIntent', 'a UPI app, answered within 2 s', { url: 'upi://pay?pa=test@upi&am=1.00&cu=INR' }],
  ['navigate', 'a page outside of this web view', { url: 'https://example.com/' }],
  ['openDocument', 'refused, or shown in a viewer', { url: 'https://example.com/test.pdf' }],
];

/** For the developers of a host: opened in their own web view, it says what the host does right and wrong (docs/bridge.md). */
export function hostCheckPage(): Response {
  return htmlPage({
    title: 'Host check',
    style: 'sandbox',
    headers: { 'content-security-policy': CONTENT_SECURITY_POLICY },
    body: html`<script src="/sandbox/phone/inside.js"></script>
<script type="module" src="/sandbox/phone/host-check"></script>
<main><h1>Host check</h1>
<p class="lead">Open this page in the web view of your app. It asks your host what the loan app asks, and says what is right and what is wrong.</p>
<h2>By itself</h2><ol class="audit">${BY_ITSELF.map((check) => row(...check, 'waiting'))}</ol>
<h2>By a tap</h2><ol class="audit">${BY_HAND.map(([request, expected, payload]) => byHand(request, expected, payload))}
${row('event-back', 'back', 'press the phone’s back button', 'by hand')}
${row('event-resume', 'resume', 'go to another app, and come back', 'by hand')}
<li data-check="files"><p><strong>A picture</strong> <span class="tag warn">by hand</span></p><p class="quiet">the phone offers the camera and its pictures</p>
<p><label>Picture <input id="picture" type="file" accept="image/*" capture="environment"></label></p></li></ol>
<div id="frames" hidden></div></main>`,
  });
}

function row(id: string, title: string, expected: string, result: string): Html {
  return html`<li data-check="${id}"><p><strong>${title}</strong> <span class="tag warn">${result}</span></p><p>${expected}</p><p class="quiet"></p></li>`;
}

function byHand(request: string, expected: string, payload: unknown): Html {
  return html`<li data-check="${request}"><p><strong>${request}</strong> <span class="tag warn">by hand</span></p><p>${expected}</p><p class="quiet"></p>
<p><button class="step" type="button" data-request="${request}" ${payload === undefined ? '' : html`data-payload="${JSON.stringify(payload)}"`} disabled>Try</button></p></li>`;
}
