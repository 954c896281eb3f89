/** Script of `/sandbox/host-check`: asks the host of this web view as the app does, and says what it does right and wrong. */
import { awaitResume, noteOf, offerRequests, offerWebView, reportEvent } from './by-hand';
import { endWithoutHost, report } from './check-report';
import { ask, findHost, type Host, listen } from './host-channel';
import { type Expected, problemsOf, tokenIn } from './host-rules';
import { checkMerchant, checkPage, works } from './page-checks';
import { judgeStart, whenVisited } from './page-start';

/** What no host may open: code, its own files, other apps by their components, and what is no UPI app. */
const FORBIDDEN_TARGETS = [
  ['navigate', 'javascript:void(0)'],
  ['navigate', 'file:///etc/hosts'],
  ['navigate', 'intent://host-check#Intent;scheme=host-check;end'],
  ['navigate', 'data:text/html,host-check'],
  ['openUpiIntent', 'https://example.com/'],
  ['openDocument', 'file:///etc/hosts'],
] as const;

void checkAll();

async function checkAll(): Promise<void> {
  await whenVisited;
  void judgeStart(awaitResume);
  checkPage();
  offerWebView();
  const host = await findHost();
  if (host === null) {
    endWithoutHost();
    return;
  }
  listen(host, reportEvent);
  const hello = await checkRequest(host, 'hello', { type: 'hello' }, 'done');
  const [first, second] = await Promise.all([ask(host, 'hello'), ask(host, 'hello')]);
  report(
    'ids',
    [first, second].flatMap(({ id, answers }) => problemsOf('hello', id, answers, 'done')),
  );
  const fresh = await checkRequest(host, 'refreshToken', { type: 'refreshToken' });
  void checkMerchant(tokenIn(hello.answers), tokenIn(fresh.answers));
  await checkRequest(host, 'newer-version', { type: 'hello', version: 99 }, 'unsupported');
  await checkRequest(host, 'unknown-type', { type: 'somethingElse' }, 'unsupported');
  await checkTargets(host);
  await checkMalformed(host);
  offerRequests(host);
}

async function checkRequest(
  host: Host,
  row: string,
  { type, version = 1 }: { readonly type: string; readonly version?: number },
  expected: Expected = 'answer',
) {
  const asked = await ask(host, type, undefined, version);
  report(row, problemsOf(type, asked.id, asked.answers, expected), noteOf(asked));
  return asked;
}

async function checkTargets(host: Host): Promise<void> {
  const problems = await Promise.all(
    FORBIDDEN_TARGETS.map(async ([type, url]) => {
      const { id, answers } = await ask(host, type, { url });
      return problemsOf(type, id, answers, 'refusal').map((problem) => `${type} ${url}: ${problem}`);
    }),
  );
  report('targets', problems.flat());
}

/** A text that is no message must not stop the host. */
async function checkMalformed(host: Host): Promise<void> {
  const threw = !works(() => host.post('{"version": 1, "type"'));
  const { id, answers } = await ask(host, 'hello');
  report('malformed', [
    ...(threw ? ['postMessage throws'] : []),
    ...problemsOf('hello', id, answers, 'done'),
  ]);
}
