/**
 * `npm run speed [-- urls] [--runs 5] [--throttling simulated|real|both] [--dist folder --label name]... [--language hi]...
 * [--http1] [--json]`: measures how long a merchant waits at each entry URL, compared with a plain page. Run it manually on an idle machine. CI does not
 * check times, only counts of requests (tests/browser/loading/loading.spec.ts). How to read the results:
 * docs/decisions/018-loading.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';

import { languageOf, languages } from '../../src/language/languages';
import { findChromium } from '../support/chromium';
import { entryUrls } from './entry-urls';
import type { Throttling } from './lighthouse';
import {
  depthOf,
  figuresOf,
  type LabelledBuild,
  type Measured,
  medianArrival,
  type Run,
  runOnce,
} from './measure';
import { plainDocument } from './plain';
import { type ServedBuild, serveBuild } from './serve-build';
import { comparison, table } from './table';
import { waterfall } from './waterfall';

const root = new URL('../..', import.meta.url).pathname;
const REPORTS = resolve(root, 'reports/speed');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    throttling: { type: 'string', default: 'both' },
    dist: { type: 'string', multiple: true, default: [] },
    label: { type: 'string', multiple: true, default: [] },
    language: { type: 'string', multiple: true, default: [languages[0].language] },
    http1: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number.');
const throttlings = throttlingsOf(values.throttling);
const measuredLanguages = values.language.map((name) => {
  const language = languageOf(name);
  if (language === null)
    throw new Error(`--language wants one of ${languages.map((item) => item.language).join(', ')}.`);
  return language;
});
const measuredPages: readonly Measured[] = [plainDocument, ...selectEntryUrls(positionals)];

if (values.dist.length === 0) {
  const vite = resolve(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
  execFileSync('npm', ['run', '--silent', 'build:translations'], { cwd: root, stdio: 'inherit' });
}
const folders = values.dist.length === 0 ? ['dist'] : values.dist;
const servers: ServedBuild[] = [];
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    ...['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
    // Under the DevTools protocol V8 would parse React DOM a second time, to know source positions: 40 ms of every visit.
    '--js-flags=--no-enable-lazy-source-positions',
  ],
});
try {
  const builds: LabelledBuild[] = [];
  for (const [index, folder] of folders.entries()) {
    const server = await serveBuild(folder);
    servers.push(server);
    const label = values.label[index] ?? (folder === 'dist' ? 'now' : folder);
    for (const language of measuredLanguages)
      builds.push({
        label: measuredLanguages.length === 1 ? label : `${label} ${language}`,
        origin: values.http1 ? server.http1Origin : server.http2Origin,
        lenderOrigin: server.http1Origin,
        language,
      });
  }
  const pairs = measuredPages.flatMap((entry) => builds.map((build): Pair => ({ entry, build, runs: [] })));
  // Ctrl+C must not lose hours of measurements.
  process.once('SIGINT', () => {
    report(pairs);
    process.exit(130);
  });
  await measureAll(browser, pairs);
  report(pairs);
} finally {
  await browser.close();
  for (const server of servers) server.stop();
}

/** A page of a build, and the results of its runs. */
interface Pair {
  readonly entry: Measured;
  readonly build: LabelledBuild;
  readonly runs: Run[];
  depth?: number;
  /** Why a run failed. If set, the pair is not measured again. */
  problem?: string;
}

/**
 * Measures all pairs, one run after the other. The builds alternate, so that a slow moment of the machine affects all of
 * them.
 */
async function measureAll(chromiumBrowser: Browser, pairs: readonly Pair[]): Promise<void> {
  for (let run = 1; run <= runs; run += 1)
    for (const pair of pairs.filter(({ problem }) => problem === undefined)) {
      const { entry, build } = pair;
      process.stderr.write(`run ${run} of ${runs}: ${entry.name}, ${build.label}\n`);
      try {
        pair.depth ??= await depthOf(chromiumBrowser, build, entry);
        pair.runs.push(await runOnce(chromiumBrowser, build, entry, throttlings));
      } catch (problem) {
        pair.problem = problem instanceof Error ? problem.message : String(problem);
      }
    }
}

function report(pairs: readonly Pair[]): void {
  const measuredPairs = pairs.filter(({ problem }) => problem === undefined);
  const all = measuredPairs.map(({ entry, build, runs: pairRuns, depth }) =>
    figuresOf(build, entry, pairRuns, depth),
  );
  const plain = new Map(
    all.filter(({ name }) => name === plainDocument.name).map((item) => [item.build, item]),
  );
  mkdirSync(REPORTS, { recursive: true });
  for (const { entry, build, runs: pairRuns } of measuredPairs) draw(entry, build, pairRuns);
  const summary = { measuredAt: new Date().toISOString(), runs, throttlings, figures: all };
  writeFileSync(`${REPORTS}/speed.json`, JSON.stringify(summary, null, 2));
  if (values.json) process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`);
  else process.stdout.write(`${table(all, plain)}\n${comparison(all)}\nWaterfalls and figures: ${REPORTS}\n`);
  for (const { entry, build, problem } of pairs) {
    if (problem === undefined) continue;
    process.stderr.write(`FAILED: ${entry.name}, ${build.label}: ${problem}\n`);
    process.exitCode = 1;
  }
}

/** Writes the waterfall of the median visit: `home.svg`, or `home-<label>.svg` if several builds are measured. */
function draw(entry: Measured, { label }: LabelledBuild, pairRuns: readonly Run[]): void {
  const arrival = medianArrival(pairRuns);
  if (arrival === null) return;
  const isAlone = folders.length === 1 && measuredLanguages.length === 1;
  const file = isAlone ? entry.name : `${entry.name}-${label.replaceAll(' ', '-')}`;
  writeFileSync(`${REPORTS}/${file}.svg`, waterfall(`${entry.name}, ${label}`, arrival));
}

/** Entry URLs by name or path; all of them if the list is empty. @throws for an unknown one */
function selectEntryUrls(requested: readonly string[]): readonly Measured[] {
  const unknown = requested.filter(
    (item) => !entryUrls.some(({ name, path }) => item === name || item === path),
  );
  if (unknown.length > 0)
    throw new Error(
      `No entry URL: ${unknown.join(' ')}. There are ${entryUrls.map(({ name }) => name).join(' ')}.`,
    );
  return entryUrls.filter(
    ({ name, path }) => requested.length === 0 || requested.some((item) => item === name || item === path),
  );
}

function throttlingsOf(requested: string): readonly Throttling[] {
  if (requested === 'both') return ['simulated', 'real'];
  if (requested === 'simulated' || requested === 'real') return [requested];
  throw new Error('--throttling wants simulated, real or both.');
}
