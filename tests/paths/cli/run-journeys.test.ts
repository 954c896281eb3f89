/** The walks with fault injection that `run --level phone`, `record`, `replay` and `shrink` make. */
import { beforeEach, expect, it, vi } from 'vitest';

import { readArguments } from './arguments';
import { replay } from './replay';
import { recordJourneys, runJourneys } from './run-journeys';
import { UsageError } from './usage';

const walks = vi.hoisted(() => ({
  runWalks: vi.fn(async () => 0),
  recordNewPaths: vi.fn(() => 0),
  replayWalk: vi.fn(() => 0),
  shrinkToken: vi.fn(async () => 0),
}));
vi.mock('../fault-injection/walks/run-walks', () => walks);
beforeEach(() => vi.clearAllMocks());

const WALK = 'home.0.overdue.slow.first-step.page.17';

const printedLines: string[] = [];
const write = (text: string) => void printedLines.push(text);
const optionsOf = (line: string) => readArguments(line.split(' '));

it.each([
  ['run --level phone', { journeys: [], seed: 42 }, 300_000],
  [
    'run autopay home --level phone --seed 7 --budget 90s',
    { journeys: ['autopay', 'home'], seed: 7 },
    90_000,
  ],
  [
    'run autopay --level phone --fault drop-after --host page',
    { journeys: ['autopay'], seed: 42, fault: 'drop-after', host: 'page' },
    300_000,
  ],
])('%s is one run of all its journeys, with one budget', async (line, wanted, maxTime) => {
  expect(await runJourneys(optionsOf(line), write)).toBe(0);
  expect(walks.runWalks).toHaveBeenCalledExactlyOnceWith(wanted, maxTime, expect.anything());
});

it('makes the walks as the options say', async () => {
  await runJourneys(optionsOf('run autopay --level phone --workers 3 --headed --slow 200 --no-build'), write);
  expect(walks.runWalks).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    300_000,
    expect.objectContaining({ workers: 3, isHeaded: true, slow: 200, isBuilding: false }),
  );
});

it('skips a journey that a browser cannot open, and refuses to walk such journeys alone', async () => {
  await runJourneys(optionsOf('run otp autopay --level phone'), write);
  expect(walks.runWalks).toHaveBeenCalledExactlyOnceWith(
    { journeys: ['autopay'], seed: 42 },
    300_000,
    expect.anything(),
  );
  expect(printedLines.join()).toContain('Skipped: "otp" has no entry URL of its own.');
  await expect(runJourneys(optionsOf('run otp --level chart,phone'), write)).rejects.toThrow(UsageError);
});

it('records paths of the named journeys', () => {
  expect(recordJourneys(optionsOf('record autopay --rounds 3 --seed 100'), write)).toBe(0);
  expect(walks.recordNewPaths).toHaveBeenCalledExactlyOnceWith(
    { journeys: ['autopay'], seed: 100, rounds: 3 },
    expect.anything(),
  );
});

it('replays and shrinks a walk by its token', async () => {
  await replay(optionsOf(`replay ${WALK}`), write);
  expect(walks.replayWalk).toHaveBeenCalledExactlyOnceWith(WALK, null, expect.anything());
  await replay(optionsOf(`replay ${WALK} --steps package.json`), write);
  expect(walks.replayWalk).toHaveBeenLastCalledWith(WALK, 'package.json', expect.anything());
  await replay(optionsOf(`shrink ${WALK} --budget 90s`), write);
  expect(walks.shrinkToken).toHaveBeenCalledExactlyOnceWith(WALK, 90_000, expect.anything());
});

it.each([
  ['home.9.overdue.slow.first-step.page.1', 'stale: home has no entrance 9'],
  ['homes.0.overdue.slow.first-step.page.1', 'There is no journey "homes". There are: '],
])('refuses the token %s with the reason', async (token, message) => {
  await expect(replay(optionsOf(`replay ${token}`), write)).rejects.toThrow(UsageError);
  await expect(replay(optionsOf(`shrink ${token}`), write)).rejects.toThrow(message);
  expect(walks.replayWalk).not.toHaveBeenCalled();
});
