/** Specmatic, which calls a service with what its OpenAPI documents allow and forbid, and judges the answers. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';

import { aptInstall } from '../../support/apt-get';
import { forSpecmatic } from './document';
import type { Start } from './starts';

export const SPECMATIC = 'specmatic@2.55.1';

/** Values that it combines for the optional fields of a request; each more doubles the time. */
const COMBINATIONS = 1;

/** A test of Specmatic's that failed. */
export interface Failure {
  /** Number of the call, from the answer's header `x-call`. */
  readonly call: number;
  /** Its own name of the test: the request, and what it changed in it. */
  readonly test: string;
  /** What it expected. */
  readonly reason: string;
}

export interface Outcome {
  readonly tests: number;
  readonly failures: readonly Failure[];
  /** Starts whose own answer it refuses, with the reason; it tests nothing until they are left out. */
  readonly refused: readonly { readonly start: string; readonly reason: string }[];
  /** Whether the time was over before its last test. */
  readonly isCutShort: boolean;
}

/** Path of its jar, which the npm package contains; gets the package and Debian's Java where they are missing. */
export function findSpecmatic(): string {
  if (spawnSync('java', ['-version']).error !== undefined) {
    aptInstall('openjdk-17-jre-headless');
  }
  const folder = join(tmpdir(), SPECMATIC);
  const jar = join(folder, 'node_modules/specmatic/specmatic.jar');
  if (!existsSync(jar))
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', SPECMATIC], {
      stdio: 'inherit',
    });
  return jar;
}

/**
 * Tests the operations of a document that have a start.
 * @param folder for what it reads and writes
 * @param origin of the server
 * @param limitMs time after which it is stopped
 */
export async function testDocument(
  jar: string,
  folder: string,
  name: string,
  starts: readonly Start[],
  origin: string,
  limitMs: number,
): Promise<Outcome> {
  const { document, base } = forSpecmatic(name);
  const examples = join(folder, `${name}_examples`);
  rmSync(examples, { recursive: true, force: true });
  mkdirSync(examples);
  writeFileSync(join(folder, `${name}.yaml`), stringify(document));
  writeFileSync(join(folder, 'picture.jpg'), PICTURE);
  for (const start of starts)
    writeFileSync(join(examples, `${start.name}.json`), JSON.stringify(exampleOf(start, base), null, 2));

  const log = await new Promise<{ text: string; isCutShort: boolean }>((resolve, reject) => {
    // Strict: it makes no calls of an operation that has no example.
    const args = ['-jar', jar, 'test', `${name}.yaml`, `--testBaseURL=${origin}${base}`, '--strict'];
    const child = spawn('java', args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: Math.max(limitMs, 1),
      env: {
        ...process.env,
        SPECMATIC_GENERATIVE_TESTS: 'true',
        MAX_TEST_REQUEST_COMBINATIONS: String(COMBINATIONS),
      },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    child.once('error', reject);
    child.once('close', (_code, signal) =>
      resolve({ text: Buffer.concat(output).toString(), isCutShort: signal !== null }),
    );
  });
  writeFileSync(join(folder, `${name}.log`), log.text);
  return { ...read(name, log.text, log.isCutShort), isCutShort: log.isCutShort };
}

/** The smallest file that the lender takes for a JPEG. */
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]);

/** A start as an external example: the request to begin with, and the answer that it got. */
function exampleOf({ name, operation, call }: Start, base: string): object {
  const { pathname, searchParams } = new URL(call.url, 'http://lender.test');
  const known = operation.parameters.filter((parameter) => parameter.in === 'header').map((one) => one.name);
  const headers = Object.entries({ ...call.headers, 'x-device-id': name }).filter(([header]) =>
    [...known, 'authorization'].includes(header),
  );
  const form = Object.entries(Object(call.sent)).map(([field, value]) =>
    field === operation.body?.file
      ? { name: field, filename: '@picture.jpg' }
      : { name: field, content: value },
  );
  const isForm = operation.body?.mediaType === 'multipart/form-data';
  return {
    'http-request': {
      method: call.method,
      path: pathname.slice(base.length),
      headers: Object.fromEntries(headers),
      query: Object.fromEntries(searchParams),
      ...(operation.body === null ? {} : isForm ? { 'multipart-formdata': form } : { body: call.sent }),
    },
    'http-response': { status: call.status, body: JSON.parse(call.answered) },
  };
}

/** Reads its log. @throws when it made no tests, and when its count of failures is not the number of those read */
function read(name: string, log: string, isCutShort: boolean): Omit<Outcome, 'isCutShort'> {
  const [, unread = ''] = /^Specmatic Test Suite has FAILED$([\s\S]*?)\n{3}/m.exec(log) ?? [];
  const refused = unread.split('Error loading example for ').flatMap((part) => {
    const start = /^.* from .*\/(.+)\.json$/m.exec(part)?.[1];
    return start === undefined ? [] : [{ start, reason: briefly(part.replace(/^.*$/m, '')) }];
  });
  if (refused.length > 0) return { tests: 0, failures: [], refused };
  const tests = log.split(/^-{20}$/m).flatMap((block) => {
    const [, title, verdict, reason = ''] =
      /^(\S* *Scenario: .+) has (SUCCEEDED|FAILED)$(?:\s+Reason:([\s\S]*?)(?:\n{3}|(?![\s\S])))?/m.exec(
        block,
      ) ?? [];
    if (title === undefined) return [];
    return [
      { title, hasFailed: verdict === 'FAILED', call: Number(/x-call: (\d+)/.exec(block)?.[1]), reason },
    ];
  });
  const failures = tests.filter(({ hasFailed }) => hasFailed);
  const counted = /^Tests run: (\d+), Successes: \d+, Failures: (\d+)/m.exec(log)?.slice(1).map(Number);
  const isComplete = counted?.[0] === tests.length && counted[1] === failures.length;
  if (tests.length === 0 || !(isComplete || isCutShort))
    throw new Error(`Specmatic's tests of ${name} are not understood: ${counted}, ${log.slice(0, 3_000)}`);
  return {
    tests: tests.length,
    failures: failures.map(({ title, call, reason }) => ({ call, test: title, reason: briefly(reason) })),
    refused,
  };
}

/** The places and sentences of a reason, without its references to the manual. */
const briefly = (reason: string): string =>
  reason
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(Testing scenario|API:|R\d+:|Documentation:|Summary:)/.test(line))
    .join(' ')
    .replaceAll('>> ', '');
