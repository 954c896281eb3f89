/** Script of `/sandbox/host-check`: asks the host of this web view as the app does, and says what it does right and wrong. */
import { isUnsupported, problemsOf, type ReceivedAnswer, TIME_LIMIT_MS } from './host-rules';

interface Host {
  readonly kind: 'Android' | 'iOS';
  readonly post: (json: string) => void;
}

interface AppleHost {
  /** A promise where the host can answer at all. */
  postMessage(json: string): PromiseLike<unknown> | undefined;
}

interface HostObjects {
  readonly LoanHost?: { postMessage(json: string): void; onmessage?: unknown };
  readonly webkit?: {
    readonly messageHandlers?: { readonly loanHost?: AppleHost };
  };
}

/** A host may appear so late, ms. */
const APPEARS_WITHIN_MS = 3_000;
/** Time in which a second answer would come, ms. */
const SECOND_ANSWER_MS = 600;

// SAFETY: what a native app injects; each part may be missing.
const page = window as Window & HostObjects & { onLoanHostMessage?: (json: string) => void };
const answers = new Map<string, ReceivedAnswer[]>();
const sentAt = new Map<string, number>();
let asked = 0;

void checkAll();

async function checkAll(): Promise<void> {
  checkPage();
  const host = await findHost();
  if (host === null) {
    for (const tag of document.querySelectorAll('[data-check]:not([data-result]) .tag'))
      tag.textContent = 'not tried';
    return;
  }
  listen(host);
  await checkRequest(host, 'hello', 'hello');
  const [first, second] = await Promise.all([ask(host, 'hello'), ask(host, 'hello')]);
  report('ids', [
    ...problemsOf('hello', first.id, first.answers),
    ...problemsOf('hello', second.id, second.answers),
  ]);
  await checkRequest(host, 'refreshToken', 'refreshToken');
  await checkUnsupported(host, 'newer-version', { version: 99, type: 'hello' });
  await checkUnsupported(host, 'unknown-type', { version: 1, type: 'somethingElse' });
  await checkMalformed(host);
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-request]')) {
    button.disabled = false;
    button.addEventListener('click', () => void tryByHand(host, button));
  }
}

/** What the web view itself has to offer. */
function checkPage(): void {
  report('secure', window.isSecureContext ? [] : [`${window.location.origin} is no secure context`]);
  report(
    'storage',
    works(() => window.localStorage.setItem('host-check', '1')) ? [] : ['local storage is denied'],
  );
  report('cookies', navigator.cookieEnabled ? [] : ['cookies are denied: the token is kept in one']);
  report('camera', navigator.mediaDevices === undefined ? ['no mediaDevices: no picture can be taken'] : []);
  const isWebView = /; wv\)/.test(navigator.userAgent) || !/Safari\//.test(navigator.userAgent);
  report(
    'user-agent',
    isWebView ? [] : ['the user agent is that of a browser: the app does not wait for a late host'],
  );
  const foreign = document.createElement('iframe');
  foreign.title = 'A frame of another origin';
  foreign.setAttribute('sandbox', 'allow-scripts');
  foreign.src = '/sandbox/phone/foreign-frame.html';
  window.addEventListener('message', ({ source, data }) => {
    if (source !== foreign.contentWindow) return;
    report(
      'foreign',
      data === 'no host' ? [] : ['a frame of another origin has the channel, and could ask for the token'],
    );
  });
  element('frames').append(foreign);
  element('picture').addEventListener('change', ({ target }) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    report('files', file === undefined ? ['no file came'] : []);
  });
}

/** Waits for the host as the app does. */
async function findHost(): Promise<Host | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < APPEARS_WITHIN_MS) {
    const { LoanHost: android } = page;
    const apple = page.webkit?.messageHandlers?.loanHost;
    const ms = Math.round(performance.now());
    if (android !== undefined) {
      const isListener = 'onmessage' in android;
      report(
        'channel',
        isListener
          ? []
          : ['LoanHost has no onmessage: use addWebMessageListener, not addJavascriptInterface'],
        `Android, ${ms} ms after the page began`,
      );
      return isListener ? { kind: 'Android', post: (json) => android.postMessage(json) } : null;
    }
    if (apple !== undefined) {
      report('channel', [], `iOS, ${ms} ms after the page began`);
      return { kind: 'iOS', post: (json) => postToApple(apple, json) };
    }
    await wait(50);
  }
  report('channel', [`neither LoanHost nor webkit.messageHandlers.loanHost within ${APPEARS_WITHIN_MS} ms`]);
  return null;
}

function postToApple(apple: AppleHost, json: string): void {
  const reply = apple.postMessage(json);
  if (reply === undefined)
    report('channel', ['postMessage gives no promise: use a WKScriptMessageHandlerWithReply']);
  // A rejection has no readable answer.
  reply?.then(receive, () => {});
}

function listen({ kind }: Host): void {
  if (kind === 'Android' && page.LoanHost !== undefined)
    page.LoanHost.onmessage = ({ data }: { readonly data: unknown }) => receive(data);
  // iOS sends its events here; an answer may not come this way.
  page.onLoanHostMessage = (json) => {
    if (!/"type"\s*:\s*"answer"/.test(json)) receive(json);
  };
}

function receive(json: unknown): void {
  const text = String(json);
  const id = /"id"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  const type = /"type"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  if (type === 'back' || type === 'resume') report(`event-${type}`, []);
  else if (id !== undefined)
    answers.get(id)?.push({ json: text, afterMs: performance.now() - (sentAt.get(id) ?? 0) });
}

interface Asked {
  readonly id: string;
  readonly answers: readonly ReceivedAnswer[];
}

/** Sends a request, and waits for its answer, for a second one, or for the time limit. */
async function ask(host: Host, type: string, payload?: unknown, version = 1): Promise<Asked> {
  asked += 1;
  const id = `check-${asked}`;
  const received: ReceivedAnswer[] = [];
  answers.set(id, received);
  sentAt.set(id, performance.now());
  host.post(JSON.stringify({ version, id, type, payload }));
  const limit = TIME_LIMIT_MS[type] ?? 4_000;
  for (let waited = 0; received.length === 0 && waited < limit + 500; waited += 50) await wait(50);
  if (received.length > 0) await wait(SECOND_ANSWER_MS);
  return { id, answers: received };
}

async function checkRequest(host: Host, row: string, type: string): Promise<void> {
  const { id, answers: received } = await ask(host, type);
  report(row, problemsOf(type, id, received), noteOf(received));
}

async function checkUnsupported(
  host: Host,
  row: string,
  { version, type }: { readonly version: number; readonly type: string },
): Promise<void> {
  const { id, answers: received } = await ask(host, type, undefined, version);
  report(row, problemsOf(type, id, received, 'unsupported'), noteOf(received));
}

/** A text that is no message must not stop the host. */
async function checkMalformed(host: Host): Promise<void> {
  const threw = !works(() => host.post('{"version": 1, "type"'));
  const { id, answers: received } = await ask(host, 'hello');
  report('malformed', [...(threw ? ['postMessage throws'] : []), ...problemsOf('hello', id, received)]);
}

async function tryByHand(host: Host, button: HTMLButtonElement): Promise<void> {
  const { request = '', payload } = button.dataset;
  button.disabled = true;
  const { id, answers: received } = await ask(
    host,
    request,
    payload === undefined ? undefined : JSON.parse(payload),
  );
  report(request, problemsOf(request, id, received), noteOf(received));
  button.disabled = false;
}

function noteOf(received: readonly ReceivedAnswer[]): string {
  if (received[0] === undefined) return '';
  return `${isUnsupported(received) ? 'unsupported, ' : ''}${Math.round(received[0].afterMs)} ms`;
}

/** Writes the result into its row: passed without problems. */
function report(row: string, problems: readonly string[], note = ''): void {
  const cell = document.querySelector(`[data-check="${row}"]`);
  if (cell === null) return;
  const isPassed = problems.length === 0;
  cell.setAttribute('data-result', isPassed ? 'passed' : 'failed');
  const result = cell.querySelector('.tag');
  if (result === null) return;
  result.className = isPassed ? 'tag' : 'tag bad';
  result.textContent = isPassed ? 'right' : 'wrong';
  const detail = cell.querySelector('.quiet');
  if (detail !== null) detail.textContent = [...problems, note].filter((text) => text !== '').join('; ');
}

function works(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
