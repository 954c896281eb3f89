/** What the web view has to offer, and who else could use the channel in it. */
import { element, report, reportUntried } from './check-report';

/** What a frame tells about the channel (frame.ts). */
interface FrameReport {
  readonly hasListener: boolean;
  readonly isAnswered: boolean;
}

/** Checks that need no answer of the host. */
export function checkPage(): void {
  report('secure', window.isSecureContext ? [] : [`${window.location.origin} is no secure context`]);
  report(
    'storage',
    works(() => window.localStorage.setItem('host-check', '1')) ? [] : ['local storage is denied'],
  );
  report('cookies', navigator.cookieEnabled ? [] : ['cookies are denied: the token is kept in one']);
  report('camera', navigator.mediaDevices === undefined ? ['no mediaDevices: no picture can be taken'] : []);
  // As the app recognises a web view.
  const isWebView = /; wv\)|iP(hone|ad|od)(?!.*Safari\/).*WebKit/.test(navigator.userAgent);
  report(
    'user-agent',
    isWebView ? [] : ['the user agent is that of a browser: the app does not wait for a late host'],
  );
  const { credentials } = element('check').dataset;
  report(
    'document',
    credentials === undefined ? [] : [`this page was requested with ${credentials}: documents need none`],
  );
  checkOtherPage();
  checkFrame('own-frame', '/sandbox/phone/own-frame.html', ({ isAnswered }) =>
    isAnswered ? ['a frame in the page was answered: only the main frame may be'] : [],
  );
  checkFrame(
    'foreign',
    '/sandbox/phone/foreign-frame.html',
    ({ hasListener, isAnswered }) => [
      ...(isAnswered ? ['a frame of another origin was answered: it has the token'] : []),
      ...(hasListener ? ['a frame of another origin has LoanHost: allow your own origin only'] : []),
    ],
    // Without `allow-same-origin` its origin is none of ours.
    'allow-scripts',
  );
}

/** The result of another page in this web view, which has led back here. */
function checkOtherPage(): void {
  const result = new URLSearchParams(window.location.search).get('other-page');
  if (result === 'silent') report('other-page', []);
  if (result === 'answered')
    report('other-page', ['a page of another origin was answered in this web view: it has the token']);
}

function checkFrame(
  row: string,
  src: string,
  problemsOf: (frame: FrameReport) => readonly string[],
  sandbox: string | null = null,
): void {
  const frame = document.createElement('iframe');
  frame.title = 'A frame that asks for the token';
  if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
  frame.src = src;
  window.addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow) report(row, problemsOf(data));
  });
  element('frames').append(frame);
}

/** Whether it does not throw. */
export function works(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Compares the merchants of two tokens, where this sandbox has given them out. */
export async function checkMerchant(first: string | null, second: string | null): Promise<void> {
  const [before, after] = await Promise.all([first, second].map(merchantOf));
  if (before === null || before === undefined || after === null || after === undefined)
    reportUntried('merchant', 'this sandbox knows no merchant of these tokens');
  else report('merchant', before === after ? [] : ['the fresh token is another merchant’s']);
}

async function merchantOf(token: string | null): Promise<unknown> {
  if (token === null) return null;
  const answer = await fetch('/api/merchant/business_user/user', {
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${token}`,
      'x-request-id': `host-check-${Math.round(performance.now())}`,
      'x-app': 'host-check',
      'x-device-id': 'host-check',
      'x-device-address': 'unknown',
      'x-device-brand': 'unknown',
    },
  });
  return answer.ok ? (await answer.json()).id : null;
}
