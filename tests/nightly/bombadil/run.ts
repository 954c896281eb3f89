/**
 * A judge from outside: Bombadil walks through the built app with the sandbox lender, and judges the properties of `properties.ts` in
 * each state (docs/coverage.md). `npx tsx tests/nightly/bombadil/run.ts --seed 7 --budget 10min`, or `--start overdue --seed 7
 * --budget 60s` for one visit; `--planted` checks that every property finds its planted fault. Builds the app unless `--no-build` is
 * given. Exits with 1 when a property was violated, with 2 when the visits could not be made.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { findChromium } from '../../support/chromium';
import { writeOutsideReport } from '../../support/reports/outside-report';
import { type PlantedFault, type PropertyName, plantedFaults, propertyNames } from './planted-faults';
import { type Lender, serve } from './server';
import { FIXED_CODE, starts } from './starts';
import { readTrace, type Step } from './trace';

const BOMBADIL = '@antithesishq/bombadil@0.7.0';
const FOLDER = 'reports/outside/bombadil';
const LOG = 'bombadil.log';
const HERE = 'tests/nightly/bombadil';
/** One visit, s. Short ones reach more: each begins anew, with a new merchant. */
const VISIT_S = 60;
const SHORTEST_VISIT_S = 20;
/** Visits after which a planted fault counts as not found; the first one finds most. */
const PLANTED_VISITS = 4;
/** Time to start Chromium and to end it, ms. */
const START_AND_END_MS = 30_000;
/** A phone that is tall enough to show most pages whole, so that most controls can be tapped without scrolling, px. */
const VIEWPORT = ['--width', '360', '--height', '1400'];

/** The lender decides within seconds, and sends the code that the walk types. */
const FLAGS = {
  fixed_otp: FIXED_CODE,
  payment_seconds: 4,
  approval_seconds: 2,
  disbursal_seconds: 2,
  mandate_seconds: 4,
};

const { values } = parseArgs({
  options: {
    start: { type: 'string' },
    seed: { type: 'string', default: '1' },
    budget: { type: 'string', default: '10min' },
    planted: { type: 'boolean', default: false },
    /** With `--planted`: this property alone. */
    property: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});

interface Visit {
  readonly start: string;
  readonly seed: number;
  readonly seconds: number;
  /** The property whose fault is planted; it alone is judged, and ends the visit. */
  readonly planted: PropertyName | null;
}

try {
  process.exitCode = await run();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

async function run(): Promise<number> {
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) throw new Error(`--seed takes a whole number, not "${values.seed}".`);
  const seconds = secondsOf(values.budget);
  const { start } = values;
  if (start !== undefined && !(start in starts))
    throw new Error(`--start takes one of ${Object.keys(starts).join(', ')}, not "${start}".`);
  if (
    !values['no-build'] &&
    spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { stdio: 'inherit' }).status !== 0
  )
    throw new Error('The app could not be built.');
  const lender = await serve();
  try {
    return values.planted ? await walkPlanted(lender, seed) : await walkAll(lender, seed, seconds, start);
  } finally {
    await lender.close();
  }
}

async function walkAll(
  lender: Lender,
  seed: number,
  seconds: number,
  start: string | undefined,
): Promise<number> {
  rmSync(FOLDER, { recursive: true, force: true });
  const startedAt = Date.now();
  const endsAt = startedAt + seconds * 1_000;
  const names = start === undefined ? Object.keys(starts) : [start];
  const found = new Map<string, string[]>();
  const screens = new Set<string>();
  let actions = 0;
  let brokenVisits = 0;
  for (let index = 0; index === 0 || endsAt - Date.now() > SHORTEST_VISIT_S * 1_000; index += 1) {
    const visit = {
      start: names[index % names.length] ?? '',
      seed: seed + Math.floor(index / names.length),
      seconds: Math.min(VISIT_S, Math.round((endsAt - Date.now()) / 1_000)),
      planted: null,
    };
    const { steps, isWhole } = await walk(lender, visit);
    for (const { screen } of steps) screens.add(screen);
    actions += steps.length;
    const violated = new Set(steps.flatMap(({ violations }) => violations));
    for (const name of violated) found.set(name, [...(found.get(name) ?? []), tokenOf(visit)]);
    const isKept = violated.size > 0 || !isWhole;
    keep(visit, steps, violated, isKept);
    if (!isWhole) brokenVisits += 1;
    const result = violated.size === 0 ? 'nothing found' : `VIOLATED: ${[...violated].join(', ')}`;
    const end = isWhole ? '' : `; Bombadil gave up: ${join(FOLDER, tokenOf(visit), LOG)}`;
    say(`${visit.start}, seed ${visit.seed}: ${steps.length} actions, ${result}${end}`);
  }
  const minutes = Math.round((Date.now() - startedAt) / 6_000) / 10;
  const tried = `${actions} actions on ${screens.size} different screens`;
  const checks = propertyNames.map((name) => ({ name, violations: found.get(name) ?? [] }));
  writeOutsideReport('bombadil', {
    judge: BOMBADIL,
    seed,
    at: new Date().toISOString(),
    minutes,
    tried,
    checks,
  });
  say(`${tried} in ${minutes} min.`);
  for (const { name, violations } of checks)
    say(violations.length === 0 ? `  ✓ ${name}` : `  ✕ ${name}: violated in ${violations.join(', ')}`);
  if (found.size > 0) return 1;
  return brokenVisits === 0 ? 0 : 2;
}

/** Walks with the planted fault of each property, and fails for those that do not find it. */
async function walkPlanted(lender: Lender, seed: number): Promise<number> {
  const silent: PropertyName[] = [];
  const { property } = values;
  if (property !== undefined && !(property in plantedFaults))
    throw new Error(`--property takes one of ${propertyNames.join(', ')}, not "${property}".`);
  for (const planted of propertyNames.filter((name) => property === undefined || name === property)) {
    const { start } = plantedFaults[planted];
    let isFound = false;
    let actions = 0;
    for (let visit = 0; visit < PLANTED_VISITS && !isFound; visit += 1) {
      const planned = { start, seed: seed + visit, seconds: VISIT_S, planted };
      const { steps } = await walk(lender, planned);
      isFound = steps.some(({ violations }) => violations.includes(planted));
      actions += steps.length;
      // It is no finding.
      rmSync(join(FOLDER, tokenOf(planned)), { recursive: true, force: true });
    }
    say(`${isFound ? '✓' : '✕'} ${planted}: ${actions} actions`);
    if (!isFound) silent.push(planted);
  }
  say(silent.length === 0 ? 'Every planted fault was found.' : `NOT FOUND: ${silent.join(', ')}`);
  return silent.length === 0 ? 0 : 1;
}

/** Makes a visit. `isWhole`: Bombadil ended in time and without an error of its own. */
async function walk(
  lender: Lender,
  visit: Visit,
): Promise<{ readonly steps: readonly Step[]; readonly isWhole: boolean }> {
  const { start, seed, seconds, planted } = visit;
  const folder = join(FOLDER, tokenOf(visit));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const specification = join(folder, 'specification.ts');
  const from = join(relative(folder, '.'), HERE);
  writeFileSync(
    specification,
    `export ${planted === null ? '*' : `{ ${planted} }`} from '${from}/properties.ts';
import { walk } from '${from}/walk.ts';
export const steps = walk(${seed});
`,
  );
  const address = await enter(lender, start, planted === null ? null : plantedFaults[planted]);
  const status = await bombadil(
    seconds,
    [
      ...['browser', 'test', address, `./${specification}`, '--headless', '--no-sandbox', ...VIEWPORT],
      // The strict Content-Security-Policy allows no script that was changed.
      ...['--instrument-javascript', '', '--time-limit', `${seconds}s`, '--output-path', folder],
      ...(planted === null ? [] : ['--exit-on-violation']),
    ],
    join(folder, LOG),
  );
  return { steps: readTrace(join(folder, 'trace.jsonl')), isWhole: status === 0 || status === 2 };
}

/** Makes the merchant of a visit. Returns the URL that signs the browser in and leads on. */
async function enter(lender: Lender, start: string, fault: PlantedFault | null): Promise<string> {
  const { persona, address } = starts[start] ?? { persona: '', address: '' };
  const { merchant_id: id, url } = await lender.control('POST', '/merchants', { persona });
  await lender.control('PATCH', `/merchants/${id}`, { flags: { ...FLAGS, ...fault?.flags } });
  // SAFETY: the sandbox answers its tables as lists of rows.
  const { repayment_links: links } = (await lender.control('GET', `/merchants/${id}/books`)) as {
    readonly repayment_links: readonly { readonly id: string }[];
  };
  await lender.follow(String(id), fault);
  return `${lender.origin}${url}?to=${encodeURIComponent(address.replace('{link}', links[0]?.id ?? ''))}`;
}

/** Runs Bombadil, and returns its exit code: 0, 2 for a violation, 1 for an error. What it prints is kept beside its trace. */
function bombadil(seconds: number, args: readonly string[], log: string): Promise<number | null> {
  const output = openSync(log, 'w');
  const child = spawn('npx', ['--yes', BOMBADIL, ...args], {
    // A process group of its own: its browser ends with it.
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, CHROME: findChromium(), RUST_LOG: 'error' },
  });
  const stop = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid);
    } catch {
      // It has ended.
    }
  };
  const timer = setTimeout(stop, seconds * 1_000 + START_AND_END_MS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      stop();
      closeSync(output);
      resolve(code);
    });
  });
}

/** Keeps what was found: for each property the steps until it was violated. @param isKept otherwise the visit leaves nothing */
function keep(visit: Visit, steps: readonly Step[], violated: ReadonlySet<string>, isKept: boolean): void {
  const folder = join(FOLDER, tokenOf(visit));
  for (const name of violated) {
    const end = steps.findIndex(({ violations }) => violations.includes(name));
    const last = steps[end];
    if (last === undefined) continue;
    const before = steps[end - 1];
    const story = [
      `${name} was violated (${HERE}/properties.ts).`,
      `Again: npx tsx ${HERE}/run.ts --start ${visit.start} --seed ${visit.seed} --budget ${visit.seconds}s`,
      '',
      ...steps.slice(0, end + 1).map(({ text }, index) => `${index}. ${text}`),
      '',
      `Read before: ${JSON.stringify(before?.read, null, 2)}`,
      `Read then: ${JSON.stringify(last.read, null, 2)}`,
    ];
    writeFileSync(join(folder, `${name}.txt`), `${story.join('\n')}\n`);
    if (existsSync(last.screenshot)) copyFileSync(last.screenshot, join(folder, `${name}.jpeg`));
  }
  rmSync(join(folder, 'screenshots'), { recursive: true, force: true });
  if (!isKept) rmSync(folder, { recursive: true, force: true });
}

function tokenOf({ start, seed, planted }: Visit): string {
  return `${planted ?? start}.${seed}`;
}

/** `90s`, `5min` or `5` (minutes). */
function secondsOf(text: string): number {
  const [, number, unit] = /^(\d+)(s|min)?$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`--budget takes 90s or 5min, not "${text}".`);
  return Number(number) * (unit === 's' ? 1 : 60);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
