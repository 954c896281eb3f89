import { delayedAnswers } from './answers';
import { element, readControls } from './controls';
import { showClosed, showToast } from './handset';
import { type AppWindow, imitateUserAgent, inject, type PageChannel, type Platform } from './host';
import { parseMessage, readable } from './json';
import { logMessage } from './log';
import { followPanels } from './panels';
import { isOfAnother, payloads } from './payloads';
import { createReader } from './reader';
import { createSheet } from './sheet';
import { isAllowedRequest, urlIn } from './targets';
import { createTokens } from './tokens';
import { imitateWebView, setHidden } from './web-view';

declare global {
  interface Window {
    /** Called by the bootstrap script in the app's frame (serve-phone-file.ts), before the app's scripts run. */
    sandboxPhone?: { enter(app: AppWindow): void };
  }
}

const search = new URLSearchParams(window.location.search);
const form = element('controls');
if (!(form instanceof HTMLFormElement)) throw new Error('The controls are no form.');
const controls = readControls(form, search);
const frame = element('app');
if (!(frame instanceof HTMLIFrameElement)) throw new Error('The app has no frame.');
const view = frame;
const list = element('messages');
const merchantId = element('bench').dataset.merchant ?? '';
const startPath = pathOf(search.get('to'));

const tokens = createTokens(merchantId);
const reader = createReader(element('spoken'));
/** The page in the web view. */
let app: AppWindow | null = null;
/** The web view was made before it is shown. */
let isKept = false;
/** A text that is no message has ended the host. */
let isHostDead = false;
let channel: PageChannel | null = null;

const sheet = createSheet(element('sheet'), {
  onReturn: (address) => {
    logMessage(list, 'phone', 'came back to the app', { url: address });
    view.src = address;
  },
  onClosed: () => sendEvent('resume'),
});

window.sandboxPhone = { enter };
element('back').addEventListener('click', () => sheet.close() || sendEvent('back'));
element('resume').addEventListener('click', () => sendEvent('resume'));
element('reload').addEventListener('click', open);
element('reopen').addEventListener('click', () => (isKept ? show() : open()));
element('clear').addEventListener('click', () => list.replaceChildren());
element('expire').addEventListener('click', () => void expire());
form.addEventListener('change', showPlatform);
form.addEventListener('change', () => void createOtherMerchant());
showPlatform();
// Whoever sets the host by the URL builds one.
if ([...search.keys()].some((name) => name !== 'to')) element('host').setAttribute('open', '');
followPanels({ onClockMoved: () => sendEvent('resume'), onOpened: sheet.open });
void loadTokenAndOpen();

async function loadTokenAndOpen(): Promise<void> {
  await tokens.load();
  await createOtherMerchant();
  open();
}

/** Opens the app in the web view, at its first page; a kept web view is shown later. */
function open(): void {
  isHostDead = false;
  reader.stop();
  isKept = controls.text('start') === 'hidden';
  if (isKept) showClosed('The web view is made, and not shown yet.');
  else element('closed').hidden = true;
  view.src = startPath;
  logMessage(list, 'phone', 'app opened', { path: startPath });
}

/** Shows a kept web view. */
function show(): void {
  isKept = false;
  element('closed').hidden = true;
  if (app !== null) setHidden(app, false);
  if (controls.text('events') !== 'never') sendEvent('resume');
}

/** Prepares a page of the app that starts to load: user agent and bridge of a web view. */
function enter(entered: AppWindow): void {
  // The page in the sheet returned to the app: the web view opens that URL.
  if (sheet.handleReturn(entered)) return;
  const platform: Platform = controls.text('platform') === 'ios' ? 'ios' : 'android';
  const bridgeTiming = controls.text('appears');
  app = entered;
  imitateUserAgent(entered, platform);
  imitateWebView(entered, controls.text, {
    openOutside: openApp,
    replacePage: () => {
      view.src = '/sandbox/phone/cannot-show.html';
    },
  });
  if (isKept) setHidden(entered, true);
  const injectBridge = () => {
    channel = inject(entered, platform, handleMessage);
  };
  // What no host may do: the frames of the page call this function of their parent, as the page does.
  if (controls.text('frames') === 'answered')
    Object.assign(entered, {
      sandboxPhone: { enter: (frame: AppWindow) => inject(frame, platform, handleMessage) },
    });
  if (bridgeTiming === 'now') injectBridge();
  if (bridgeTiming === 'late') setTimeout(injectBridge, controls.number('appearsMs'));
}

function handleMessage(json: string, reply: (json: string) => boolean): void {
  const message = parseMessage(json);
  if (message === null) {
    logMessage(list, 'app', 'no message', json);
    isHostDead = controls.text('unreadable') === 'fatal';
  }
  if (message === null || isHostDead) return;
  // A host does not know messages of a later version.
  const type = message.version === 1 ? String(message.type) : 'newer version';
  logMessage(list, 'app', type, message.payload);
  if (type === 'toast') showToast(message.payload);
  else if (type === 'stopSpeaking') reader.stop();
  else if (type === 'close') showClosed('The app has closed its web view.');
  else void answerRequest(reply, type, String(message.id), message.payload);
}

/** Answers a request as it is selected in the control panel. */
async function answerRequest(
  reply: (json: string) => boolean,
  type: string,
  id: string,
  target: unknown,
): Promise<void> {
  const selectedKind = answerKindOf(type, target);
  const isStopped = type === 'speak' && selectedKind === 'now' && !(await reader.read(target));
  const answerKind = isStopped ? 'refused' : selectedKind;
  const delayed = delayedAnswers({
    id,
    answerKind,
    lateMs: controls.number('lateMs'),
    payload: payloads[type]?.({ controls, tokens, merchantId }),
  });
  if (delayed.length === 0) logMessage(list, 'phone', `${type} is not answered`);
  for (const { json, delayMs } of delayed) {
    const send = () => {
      sendAnswer(reply, type, json);
      if (
        type === 'refreshToken' &&
        (answerKind === 'now' || answerKind === 'late' || answerKind === 'twice')
      )
        adoptRefreshedToken();
      if (type === 'navigate' && answerKind === 'now') openOutside(urlIn(target));
      if (type === 'openUpiIntent' && answerKind === 'now') openApp(urlIn(target));
      if (type === 'back' && answerKind === 'now') showClosed('The host went back to its own page.');
    };
    // Asynchronous even without a delay, like a real host, which answers from another thread.
    setTimeout(send, delayMs);
  }
}

function answerKindOf(type: string, target: unknown): string {
  const isRefused =
    controls.text('targets') === 'checked' && !isAllowedRequest(type, target, location.origin);
  if (isRefused) return 'refused';
  const selected = controls.text(type);
  if (selected !== '') return selected;
  return controls.text('unknown') === 'done' ? 'now' : 'unsupported';
}

/** Opens a page beside the app. Those of other origins cannot be framed here. */
function openOutside(url: string): void {
  if (url.startsWith(`${location.origin}/`)) sheet.open(url, 'page');
  else if (/^upi:/i.test(url)) openApp(url);
  else logMessage(list, 'phone', 'opened outside of the app', { url });
}

/** Opens another app. The sandbox's UPI app is one, for a link with the reference of a payment or mandate. */
function openApp(url: string): void {
  logMessage(list, 'phone', 'another app is opened', { url });
  if (new URLSearchParams(url.split('?')[1]).has('tr'))
    sheet.open(`/sandbox/upi?link=${encodeURIComponent(url)}`, 'upi');
}

function sendAnswer(reply: (json: string) => boolean, type: string, json: string): void {
  if (reply(json)) logMessage(list, 'host', `answer to ${type}`, readable(json));
  else logMessage(list, 'phone', `${type} is not answered: another page stands there`);
}

function sendEvent(type: 'back' | 'resume'): void {
  const events = controls.text('events');
  logMessage(list, 'host', type);
  if (events === 'history' && type === 'back') app?.history.back();
  else if (events !== 'never') channel?.send(JSON.stringify({ version: events === 'newer' ? 2 : 1, type }));
  else if (type === 'resume' && app !== null) {
    // The merchant was away, and the page is not notified.
    setHidden(app, true);
    setHidden(app, false);
  }
}

/** Creates another merchant, to test what a host must never do: to answer a refresh with the token of another merchant. */
async function createOtherMerchant(): Promise<void> {
  if (isOfAnother(controls)) await tokens.createOther();
}

/** Expires the merchant's token. A refresh then returns the next one. */
async function expire(): Promise<void> {
  await tokens.expire();
  element('token-state').textContent = "The app's token has expired.";
  logMessage(list, 'phone', 'token expired');
}

function adoptRefreshedToken(): void {
  tokens.adopt(isOfAnother(controls));
  element('token-state').textContent = "The app's token is good.";
}

function showPlatform(): void {
  element('sort').textContent = controls.text('platform') === 'ios' ? 'iOS web view' : 'Android web view';
}

/** The path of a URL of this origin; otherwise the start page of the app. */
function pathOf(requested: string | null): string {
  const url = new URL(requested ?? '/termloan', window.location.origin);
  return url.origin === window.location.origin ? `${url.pathname}${url.search}` : '/termloan';
}
