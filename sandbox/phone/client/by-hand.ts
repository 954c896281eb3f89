/** What a person tries on the host check: the phone shows something, or a person decides. */
import { element, report, wait } from './check-report';
import { type Asked, ask, type Host } from './host-channel';
import { eventProblems, problemsOf, reasonIn } from './host-rules';
import { works } from './page-checks';
import { cameraProblem, fileProblems, RESUME_WITHIN_MS } from './web-view-rules';

/** After this time without a chooser or a lost focus, none is shown, ms. */
const CHOOSER_WITHIN_MS = 3_000;
/** A page that is still there after this time was not replaced by the address of a link, ms. */
const REPLACED_WITHIN_MS = 2_000;
/** Key in session storage: the row of the link that was tapped, until the page is seen to be still there. */
const TAPPED_LINK = 'host-check-link';

/** Rows without a host: camera, files and links are the web view's own. */
export function offerWebView(): void {
  element('camera-try').addEventListener('click', () => void tryCamera());
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]')) watchChooser(input);
  element('upi-link-try').addEventListener('click', () => void tryLink('upi-link'));
  const replaced = tappedLink();
  markLink(null);
  if (replaced !== null)
    report(replaced, ['the link replaced this page: open it in its app (shouldOverrideUrlLoading)']);
  watchHistory();
}

/** Rows with requests to the host. */
export function offerRequests(host: Host): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-request]')) {
    button.disabled = false;
    button.addEventListener('click', () => void tryRequest(host, button));
  }
  const otherPage = element('other-page-try');
  if (otherPage instanceof HTMLButtonElement) otherPage.disabled = false;
  otherPage.addEventListener('click', () => {
    // Its answer is for this page only, which is gone when it comes.
    host.post(JSON.stringify({ version: 1, id: 'elsewhere', type: 'hello' }));
    window.location.assign('/sandbox/phone/other-page.html');
  });
}

let resumedAt = Number.NEGATIVE_INFINITY;

/** An event of the host has come. */
export function reportEvent(type: 'back' | 'resume', json: string): void {
  if (type === 'resume') resumedAt = performance.now();
  report(`event-${type}`, eventProblems(json));
}

/** Reports a page that is shown without `resume`, which may come a moment before. @returns whether it came within the time */
export async function awaitResume(): Promise<boolean> {
  const shownAt = performance.now();
  await wait(RESUME_WITHIN_MS);
  const isResumed = resumedAt > shownAt - RESUME_WITHIN_MS;
  if (!isResumed) report('event-resume', [`no “resume” within ${RESUME_WITHIN_MS} ms of being shown`]);
  return isResumed;
}

export function noteOf({ answers }: Asked): string {
  const [first] = answers;
  if (first === undefined) return '';
  return [reasonIn(answers), `${Math.round(first.afterMs)} ms`].filter((part) => part !== '').join(', ');
}

async function tryRequest(host: Host, button: HTMLButtonElement): Promise<void> {
  const { request = '', payload } = button.dataset;
  button.disabled = true;
  const asked = await ask(host, request, payload === undefined ? undefined : JSON.parse(payload));
  report(request, problemsOf(request, asked.id, asked.answers), noteOf(asked));
  button.disabled = false;
}

async function tryCamera(): Promise<void> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } });
    for (const track of stream.getTracks()) track.stop();
    report('camera-stream', []);
  } catch (error) {
    report('camera-stream', [cameraProblem(errorName(error))]);
  }
}

/** Not by `instanceof`: a host may refuse with an error of its own window, whose `Error` is another. */
function errorName(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : String(error);
}

/** The row of a file input: a chooser is shown, and what is chosen can be read. */
function watchChooser(input: HTMLInputElement): void {
  const row = input.dataset.row ?? '';
  const shown = { current: false };
  const show = () => {
    shown.current = true;
  };
  for (const type of ['cancel', 'change']) input.addEventListener(type, show);
  // The phone's chooser covers the page.
  window.addEventListener('blur', show);
  document.addEventListener('visibilitychange', show);
  input.addEventListener('click', () => {
    shown.current = false;
    void wait(CHOOSER_WITHIN_MS).then(() => {
      if (!shown.current) report(row, ['no chooser is shown: implement onShowFileChooser']);
    });
  });
  input.addEventListener('change', () => void judgeFile(row, input));
}

async function judgeFile(row: string, input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  if (file === undefined) return;
  const isReadable = await file.arrayBuffer().then(
    () => true,
    () => false,
  );
  report(row, fileProblems({ type: file.type, size: file.size, isReadable }, input.accept));
  // The same file again is a change, too.
  input.value = '';
}

async function tryLink(row: string): Promise<void> {
  markLink(row);
  await wait(REPLACED_WITHIN_MS);
  markLink(null);
  report(row, []);
}

function tappedLink(): string | null {
  try {
    return sessionStorage.getItem(TAPPED_LINK);
  } catch {
    return null;
  }
}

function markLink(row: string | null): void {
  // Without storage, which has its own row, a link is right as long as the page is still there.
  works(() => {
    if (row === null) sessionStorage.removeItem(TAPPED_LINK);
    else sessionStorage.setItem(TAPPED_LINK, row);
  });
}

/** Back is the page's to decide. The first tap adds an entry: browsers skip entries that were added without one. */
function watchHistory(): void {
  const addEntry = () => window.history.pushState(null, '');
  window.addEventListener('click', addEntry, { once: true });
  window.addEventListener('popstate', () =>
    report('event-back', ['the web view went back in its history: send “back”, and leave that to the page']),
  );
  let wasHidden = false;
  document.addEventListener('visibilitychange', () => {
    if (wasHidden && !document.hidden) void awaitResume();
    wasHidden = document.hidden;
  });
}
