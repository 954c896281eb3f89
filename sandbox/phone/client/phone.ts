import { delayedAnswers } from './answers';
import { element, readControls } from './controls';
import { type AppWindow, imitateWebView, inject, type PageChannel, type Platform } from './host';
import { logMessage } from './log';
import { createSheet } from './sheet';

declare global {
  interface Window {
    /** Called by the bootstrap script in the app's frame (serve-phone-file.ts), before the app's scripts run. */
    sandboxPhone?: { enter(app: AppWindow): void };
  }
}

const TOAST_MS = 3_000;
const DEVICE = { app: 'sandbox-phone', id: 'phone-1', address: '192.0.2.7', brand: 'Sandbox' };

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

/** The token that `hello` hands out, and the one that a refresh returns. */
let token = '';
let freshToken = '';
/** The token of another merchant; empty until that merchant is created. */
let tokenOfAnother = '';
let channel: PageChannel | null = null;
let toastTimer: ReturnType<typeof setTimeout> | undefined;

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
element('reopen').addEventListener('click', open);
element('clear').addEventListener('click', () => list.replaceChildren());
element('expire').addEventListener('click', () => void expire());
form.addEventListener('change', showPlatform);
form.addEventListener('change', () => void createOtherMerchant());
showPlatform();
showClock();
setInterval(showClock, 10_000);
void loadTokenAndOpen();

async function loadTokenAndOpen(): Promise<void> {
  token = String((await callControlApi(''))?.token ?? '');
  freshToken = token;
  await createOtherMerchant();
  open();
}

/** Opens the app in the web view, at its first page. */
function open(): void {
  element('closed').hidden = true;
  view.src = startPath;
  logMessage(list, 'phone', 'app opened', { path: startPath });
}

/** Prepares a page of the app that starts to load: user agent and bridge of a web view. */
function enter(entered: AppWindow): void {
  // The page in the sheet returned to the app: the web view opens that URL.
  if (sheet.handleReturn(entered)) return;
  const platform: Platform = controls.text('platform') === 'ios' ? 'ios' : 'android';
  const bridgeTiming = controls.text('appears');
  imitateWebView(entered, platform);
  const injectBridge = () => {
    channel = inject(entered, platform, handleMessage);
  };
  if (bridgeTiming === 'now') injectBridge();
  if (bridgeTiming === 'late') setTimeout(injectBridge, controls.number('appearsMs'));
}

function handleMessage(json: string, reply: (json: string) => boolean): void {
  const message = parse(json);
  if (message === null) {
    logMessage(list, 'app', 'no message', json);
    return;
  }
  // A host does not know messages of a later version.
  const type = message.version === 1 ? String(message.type) : 'newer version';
  logMessage(list, 'app', type, message.payload);
  if (type === 'toast') showToast(message.payload);
  else if (type === 'close') showClosed('The app has closed its web view.');
  else answerRequest(reply, type, String(message.id), message.payload);
}

function parse(json: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Answers a request as it is selected in the control panel. */
function answerRequest(reply: (json: string) => boolean, type: string, id: string, target: unknown): void {
  const answerKind = controls.text(type);
  const delayed = delayedAnswers({
    id,
    answerKind: answerKind === '' ? 'unsupported' : answerKind,
    lateMs: controls.number('lateMs'),
    payload: payloadOf(type),
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
      if (type === 'navigate' && answerKind === 'now') sheet.open(urlIn(target));
      if (type === 'back' && answerKind === 'now') showClosed('The host went back to its own page.');
    };
    // Asynchronous even without a delay, like a real host, which answers from another thread.
    setTimeout(send, delayMs);
  }
}

function payloadOf(type: string): unknown {
  switch (type) {
    case 'hello': {
      const byToken = controls.text('credentials') !== 'business-id';
      return {
        device: DEVICE,
        credentials: byToken ? { mode: 'token', token } : { mode: 'business-id', businessId: merchantId },
      };
    }
    case 'refreshToken':
      return { token: controls.text('tokenOf') === 'another' ? tokenOfAnother : freshToken };
    case 'getLocation':
      return { latitude: 19.076, longitude: 72.8777, accuracy: 40 };
    case 'openUpiIntent':
      return { status: 'submitted' };
    default:
      return undefined;
  }
}

function sendAnswer(reply: (json: string) => boolean, type: string, json: string): void {
  if (reply(json)) logMessage(list, 'host', `answer to ${type}`, readable(json));
  else logMessage(list, 'phone', `${type} is not answered: another page stands there`);
}

function sendEvent(type: 'back' | 'resume'): void {
  logMessage(list, 'host', type);
  channel?.send(JSON.stringify({ version: 1, type }));
}

/** Creates another merchant, to test what a host must never do: to answer a refresh with the token of another merchant. */
async function createOtherMerchant(): Promise<void> {
  if (controls.text('tokenOf') !== 'another' || tokenOfAnother !== '') return;
  const response = await fetch('/sandbox/api/merchants', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'overdue' }),
  });
  tokenOfAnother = String((await response.json()).token);
}

/** Expires the current token. A refresh then returns the next one. */
async function expire(): Promise<void> {
  freshToken = String((await callControlApi('/token', { action: 'expire' }))?.token ?? '');
  element('token-state').textContent = "The app's token has expired.";
  logMessage(list, 'phone', 'token expired');
}

function adoptRefreshedToken(): void {
  if (controls.text('tokenOf') === 'another') token = tokenOfAnother;
  else token = freshToken;
  element('token-state').textContent = "The app's token is good.";
}

async function callControlApi(path: string, body?: object): Promise<Record<string, unknown> | null> {
  const answer = await fetch(`/sandbox/api/merchants/${merchantId}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return answer.ok ? answer.json() : null;
}

function urlIn(target: unknown): string {
  const url = typeof target === 'object' && target !== null && 'url' in target ? target.url : '';
  return String(url);
}

function showToast(payload: unknown): void {
  const toastText =
    typeof payload === 'object' && payload !== null && 'message' in payload ? payload.message : '';
  const toast = element('toast');
  toast.textContent = String(toastText);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast.replaceChildren(), TOAST_MS);
}

function showClosed(why: string): void {
  element('closed-why').textContent = why;
  element('closed').hidden = false;
}

function showPlatform(): void {
  element('sort').textContent = controls.text('platform') === 'ios' ? 'iOS web view' : 'Android web view';
}

function showClock(): void {
  element('clock').textContent = new Date().toTimeString().slice(0, 5);
}

function readable(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return { malformed: `${json.length} characters` };
  }
}

/** The path of a URL of this origin; otherwise the start page of the app. */
function pathOf(requested: string | null): string {
  const url = new URL(requested ?? '/termloan', window.location.origin);
  return url.origin === window.location.origin ? `${url.pathname}${url.search}` : '/termloan';
}
