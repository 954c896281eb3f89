/** The channel to the host, as the app uses it; everything that comes is kept as it came. */
import { report, wait } from './check-report';
import { type ReceivedAnswer, timeLimitMs } from './host-rules';

/** A host that can be asked. */
export interface Host {
  readonly kind: 'Android' | 'iOS';
  readonly post: (json: string) => void;
}

/** A request with all that was answered to it. */
export interface Asked {
  readonly id: string;
  readonly answers: readonly ReceivedAnswer[];
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
/** Id of the request that was sent last: an answer without a known id counts as its answer, with a wrong id. */
let lastId = '';
let receiveEvent: (type: 'back' | 'resume', json: string) => void = () => {};

/** Waits for the host as the app does; null when none appears that can be asked. */
export async function findHost(): Promise<Host | null> {
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

/** @param onEvent called with each event of the host, `back` or `resume` */
export function listen({ kind }: Host, onEvent: (type: 'back' | 'resume', json: string) => void): void {
  receiveEvent = onEvent;
  if (kind === 'Android' && page.LoanHost !== undefined)
    page.LoanHost.onmessage = ({ data }: { readonly data: unknown }) => receive(data);
  // iOS sends its events here; an answer may not come this way.
  page.onLoanHostMessage = (json) => {
    if (!/"type"\s*:\s*"answer"/.test(json)) receive(json);
  };
}

/** Sends a request, and waits for its answer, for a second one, or for the time limit. */
export async function ask(host: Host, type: string, payload?: unknown, version = 1): Promise<Asked> {
  asked += 1;
  const id = `check-${asked}`;
  const received: ReceivedAnswer[] = [];
  answers.set(id, received);
  sentAt.set(id, performance.now());
  lastId = id;
  host.post(JSON.stringify({ version, id, type, payload }));
  const limit = timeLimitMs(type);
  for (let waited = 0; received.length === 0 && waited < limit + 500; waited += 50) await wait(50);
  if (received.length > 0) await wait(SECOND_ANSWER_MS);
  return { id, answers: received };
}

function postToApple(apple: AppleHost, json: string): void {
  const id = /"id":"([^"]*)"/.exec(json)?.[1];
  const reply = apple.postMessage(json);
  if (reply === undefined)
    report('channel', ['postMessage gives no promise: use a WKScriptMessageHandlerWithReply']);
  // A rejection has no readable answer.
  reply?.then(
    (answer) => receive(answer, id),
    () => {},
  );
}

/** @param replyTo id of the request, where the channel itself tells it */
function receive(json: unknown, replyTo?: string): void {
  const text = String(json);
  const type = /"type"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  if (type === 'back' || type === 'resume') {
    receiveEvent(type, text);
    return;
  }
  const id = replyTo ?? /"id"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? '';
  const target = answers.has(id) ? id : lastId;
  answers.get(target)?.push({ json: text, afterMs: performance.now() - (sentAt.get(target) ?? 0) });
}
