import { type Html, html, htmlPage } from '../pages/html';

/** This page has a script and a camera; a frame in it tries the channel from another origin. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

const UPI = 'upi://pay?pa=test@upi&am=1.00&cu=INR';
/** The pictures that the app takes. */
const PICTURES = 'image/jpeg,image/png';

/** Each check with what it expects; the script fills in the results by the first item. */
type Check = readonly [row: string, title: string, expected: string];

const BY_ITSELF: readonly Check[] = [
  ['channel', 'The channel', 'addWebMessageListener or WKScriptMessageHandlerWithReply, within 3 s'],
  ['hello', 'hello', 'device and credentials, once, within 4 s'],
  ['ids', 'Two requests at once', 'each answer has the id of its request'],
  ['refreshToken', 'refreshToken', 'a token of visible ASCII, or unsupported with a business id'],
  ['merchant', 'The fresh token', 'is of the same merchant'],
  ['newer-version', 'A message of version 99', 'refused as unsupported'],
  ['unknown-type', 'A message of an unknown type', 'refused as unsupported'],
  ['targets', 'Code, files and components as addresses', 'are not opened'],
  ['malformed', 'A text that is no message', 'ignored, and the next request is answered'],
  ['own-frame', 'A frame in the page', 'gets no answer'],
  ['foreign', 'A frame of another origin', 'has no channel, or gets no answer'],
  ['secure', 'The origin', 'https, or localhost'],
  ['document', 'The request for this page', 'has no token in a header'],
  ['storage', 'Local storage', 'is there (setDomStorageEnabled)'],
  ['cookies', 'Cookies', 'are there'],
  ['camera', 'Camera', 'navigator.mediaDevices is there'],
  ['user-agent', 'User agent', 'that of a web view'],
  ['start', 'Warm start', 'loaded ahead: not with Save-Data; kept: resume when it is shown'],
];

/** By a tap, because the phone shows something, or a person decides. The payload is sent as it is. */
const BY_HAND: readonly (readonly [request: string, expected: string, payload?: unknown])[] = [
  ['requestLocationPermission', 'the phone asks; ok is granted'],
  ['getLocation', 'latitude, longitude, accuracy'],
  ['openSettings', 'the settings of the app'],
  ['shareOnWhatsApp', 'WhatsApp with this text', { text: 'A test of the host' }],
  ['call', 'the dialler, and no call', { phone: '+919800000000' }],
  ['openUpiIntent', 'a UPI app, answered within 2 s', { url: UPI }],
  ['navigate', 'a page outside of this web view', { url: 'https://example.com/' }],
  [
    'openDocument',
    'refused, or shown in a viewer, fetched without the token: it is of another server',
    { url: 'https://example.com/test.pdf' },
  ],
  ['speak', 'is read aloud, and answered at its end', { text: 'A test of the host', language: 'en-IN' }],
];

/** Inputs for files, as the app has them. */
const FILES: readonly (readonly [
  row: string,
  title: string,
  expected: string,
  accept: string,
  capture: Html,
])[] = [
  ['photo', 'A photo', 'the phone opens its camera', PICTURES, html`capture="environment"`],
  [
    'files',
    'A file',
    'the phone offers its files, again after a chooser was cancelled',
    `${PICTURES},application/pdf`,
    html``,
  ],
];

/**
 * For the developers of a host: opened in their own web view, it says what the host does right and wrong (docs/bridge.md).
 * @param headers of the request for this page
 */
export function hostCheckPage(headers: Headers): Response {
  const credentials = ['authorization', 'x-business-id'].filter((name) => headers.has(name)).join(', ');
  return htmlPage({
    title: 'Host check',
    style: 'sandbox',
    headers: { 'content-security-policy': CONTENT_SECURITY_POLICY },
    body: html`<script src="/sandbox/phone/inside.js"></script>
<script type="module" src="/sandbox/phone/host-check"></script>
<main id="check" ${credentials === '' ? '' : html`data-credentials="${credentials}"`}><h1>Host check</h1>
<p class="lead">Open this page in the web view of your app. It asks your host what the loan app asks, and says what is right and what is wrong.</p>
<p><strong id="summary" role="status">Not tried yet</strong></p>
<h2>By itself</h2><ol class="audit">${BY_ITSELF.map((check) => row(...check, 'waiting'))}</ol>
<h2>By a tap</h2><ol class="audit">${BY_HAND.map(([request, expected, payload]) => byHand(request, request, expected, requestButton(request, payload)))}
${byHand('upi-link', 'A link to a UPI app', 'opens the app; this page stays', html`<a class="step" id="upi-link-try" href="${UPI}">Open</a>`)}
${byHand('camera-stream', 'The camera in the page', 'the phone asks once; the camera starts', html`<button class="step" type="button" id="camera-try">Try</button>`)}
${FILES.map(([name, title, expected, accept, capture]) => byHand(name, title, expected, html`<label>${title} <input data-row="${name}" type="file" accept="${accept}" ${capture}></label>`))}
${byHand('other-page', 'Another page in this web view', 'gets no token; it comes back after 5 s', html`<button class="step" type="button" id="other-page-try" disabled>Go there</button>`)}
${byHand('event-back', 'back', 'tap anywhere, then press the phone’s back button', null)}
${byHand('event-resume', 'resume', 'go to another app, and come back', null)}
${byHand('back', 'back, sent by the page', 'this web view is left: open it again', requestButton('back', undefined))}</ol>
<div id="frames" hidden></div></main>`,
  });
}

function row(id: string, title: string, expected: string, result: string): Html {
  return html`<li data-check="${id}"><p><strong>${title}</strong> <span class="tag warn">${result}</span></p><p>${expected}</p><p class="quiet"></p></li>`;
}

function byHand(id: string, title: string, expected: string, control: Html | null): Html {
  return html`<li data-check="${id}"><p><strong>${title}</strong> <span class="tag warn">by hand</span></p><p>${expected}</p><p class="quiet"></p>${control !== null && html`<p>${control}</p>`}</li>`;
}

function requestButton(request: string, payload: unknown): Html {
  return html`<button class="step" type="button" data-request="${request}" ${payload === undefined ? '' : html`data-payload="${JSON.stringify(payload)}"`} disabled>Try</button>`;
}
