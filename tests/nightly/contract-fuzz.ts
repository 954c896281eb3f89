/**
 * `npx tsx tests/nightly/contract-fuzz.ts --minutes 10`: Specmatic judges the sandbox lender by the documents of the contract, with
 * requests that they allow and that they forbid. Every request finds the lender at the start of its operation, where its merchant may make it.
 * `--only getLoan` tests one operation, `--again 3` repeats the third finding of the last run. Findings are in reports/outside/contract/;
 * the exit code is 1 when there is one.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { answerNode } from '../../sandbox/node-adapter';
import { DOCUMENTS } from '../contract/documents';
import { writeOutsideReport } from '../support/reports/outside-report';
import { DEVIATIONS, type Deviation } from './contract-fuzz/deviations';
import { findSpecmatic, SPECMATIC, testDocument } from './contract-fuzz/specmatic';
import { answerFrom, prepareStarts, type Start, startFor } from './contract-fuzz/starts';

const FINDINGS = 'reports/outside/contract';

/** A call as Specmatic made it; the body in base64, since forms have bytes. */
interface Call {
  readonly start: Start;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly answer: string;
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    only: { type: 'string' },
    again: { type: 'string' },
  },
});
if (values.again === undefined) await fuzz(Number(values.minutes), values.only);
else await repeat(values.again);

async function fuzz(minutes: number, only: string | undefined): Promise<void> {
  const startedAt = Date.now();
  const endsAt = startedAt + minutes * 60_000;
  const jar = findSpecmatic();
  const folder = mkdtempSync(join(tmpdir(), 'contract-fuzz-'));
  rmSync(FINDINGS, { recursive: true, force: true });
  mkdirSync(FINDINGS, { recursive: true });
  const found: { operation: string; what: string }[] = [];
  const starts = await prepareStarts(folder, only, (operation, what) => found.push({ operation, what }));
  if (starts.length === 0 && found.length === 0)
    throw new Error(`--only takes an operation of the contract, not "${only}".`);
  say(`${starts.length} starts of ${new Set(starts.map(({ operation }) => operation.id)).size} operations`);

  const calls: Call[] = [];
  const server = createServer((incoming, outgoing) => {
    void answerNode((request) => answerAndKeep(starts, calls, request), incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;

  const deviated = new Map<Deviation, number>();
  let tests = 0;
  for (const name of DOCUMENTS) {
    const own = starts.filter(({ operation }) => operation.document === name);
    if (own.length === 0) continue;
    const test = (some: readonly Start[]) =>
      testDocument(jar, folder, name, some, origin, endsAt - Date.now());
    let outcome = await test(own);
    for (const { start: refused, reason } of outcome.refused) {
      const start = own.find((one) => one.name === refused);
      found.push({ operation: start?.operation.id ?? refused, what: `its answer does not fit: ${reason}` });
    }
    const left = own.filter((start) => !outcome.refused.some((one) => one.start === start.name));
    if (left.length < own.length && left.length > 0) outcome = await test(left);
    tests += outcome.tests;
    if (outcome.isCutShort) found.push({ operation: name, what: 'was cut short by the budget' });
    for (const { call: number, test, reason } of outcome.failures) {
      const call = calls[number];
      if (call === undefined) throw new Error(`${test} is of no call: ${reason}`);
      const operation = call.start.operation.id;
      const deviation = DEVIATIONS.find(
        (one) =>
          one.operations.includes(operation) &&
          one.test.test(test) &&
          one.answers.some((answer) => call.answer.includes(answer)),
      );
      if (deviation !== undefined) {
        deviated.set(deviation, (deviated.get(deviation) ?? 0) + 1);
        continue;
      }
      found.push({ operation, what: `${changeOf(test)}: ${reason}` });
      keep(found.length, call, test, reason);
    }
    say(`${name}: ${outcome.tests} tests`);
  }
  server.close();
  rmSync(folder, { recursive: true });

  for (const [{ because }, count] of deviated) say(`${count} times otherwise, as it should be: ${because}`);
  for (const [index, { operation, what }] of found.entries())
    say(`FAILED ${index + 1}: ${operation}: ${what}`);
  say(`${tests} tests, ${found.length} findings`);
  writeOutsideReport('contract', {
    judge: SPECMATIC,
    // It draws its values without one; the requests themselves are kept.
    seed: null,
    at: new Date(startedAt).toISOString(),
    minutes: Math.round((Date.now() - startedAt) / 6_000) / 10,
    tried: `${tests} requests of ${starts.length} starts`,
    checks: [
      {
        name: 'every answer is the one that the contract promises',
        violations: found.map(({ operation, what }) => `${operation}: ${what}`),
      },
    ],
  });
  if (found.length > 0) process.exitCode = 1;
}

/** Answers from the start of the request, and says in `x-call` which call it was. */
async function answerAndKeep(starts: readonly Start[], calls: Call[], request: Request): Promise<Response> {
  const body = quoteNames(request, Buffer.from(await request.arrayBuffer()));
  const start = startFor(starts, request);
  if (start === undefined) return new Response(null, { status: 404 });
  const { method, url } = request;
  const headers = Object.fromEntries(request.headers);
  const answer = await answerFrom(start.database, requestOf({ method, url, headers, body }));
  const text = await answer.text();
  calls.push({
    start,
    method,
    url,
    headers,
    body: body.toString('base64'),
    answer: `${answer.status} ${text}`,
  });
  const answered = new Headers(answer.headers);
  answered.set('x-call', String(calls.length - 1));
  return new Response(text, { status: answer.status, headers: answered });
}

/** Specmatic's client writes the names of a form without quotes, as RFC 2183 allows; Node reads them in quotes only, as browsers write them. */
function quoteNames({ headers }: Request, body: Buffer): Buffer {
  if (!headers.get('content-type')?.startsWith('multipart/')) return body;
  const quoted = body
    .toString('latin1')
    .replaceAll(/^Content-Disposition: .*$/gm, (line) => line.replaceAll(/name=([^";\r]+)/g, 'name="$1"'));
  return Buffer.from(quoted, 'latin1');
}

type Sent = Pick<Call, 'method' | 'url' | 'headers'> & { readonly body: Buffer };

function requestOf({ method, url, headers, body }: Sent): Request {
  return new Request(url, { method, headers, ...(body.length === 0 ? {} : { body: new Uint8Array(body) }) });
}

/** The end of a test's name: what was changed in the request. */
function changeOf(test: string): string {
  return test.split(' AND ').at(-1) ?? test;
}

/** Keeps a finding, with the lender's database that it was found in. */
function keep(number: number, { start, ...call }: Call, test: string, reason: string): void {
  copyFileSync(start.database, join(FINDINGS, `${start.name}.db`));
  const again = `npx tsx tests/nightly/contract-fuzz.ts --again ${number}`;
  const finding = { again, operation: start.operation.id, test, reason, database: `${start.name}.db`, call };
  writeFileSync(join(FINDINGS, `${number}.json`), `${JSON.stringify(finding, null, 2)}\n`);
}

/** Sends the request of a finding again, to the lender as it was, and prints its answer. */
async function repeat(number: string): Promise<void> {
  const { test, reason, database, call } = JSON.parse(readFileSync(join(FINDINGS, `${number}.json`), 'utf8'));
  const body = Buffer.from(call.body, 'base64');
  const answer = await answerFrom(join(FINDINGS, database), requestOf({ ...call, body }));
  say(`${test}\n${reason}\n${call.method} ${call.url}\n${body}`);
  say(`then: ${call.answer}\nnow:  ${answer.status} ${await answer.text()}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
