/** Arguments that `run` passes to the walks with fault injection: hosts and budget. */
import { expect, it, vi } from 'vitest';

import { readArguments } from './arguments';
import { runJourneys } from './run-journeys';

const { runFaultInjection } = vi.hoisted(() => ({ runFaultInjection: vi.fn(() => 0) }));
vi.mock('./chromium-run', () => ({ runFaultInjection, runInChromium: () => 0 }));

async function options(line: string): Promise<readonly string[]> {
  runFaultInjection.mockClear();
  await runJourneys(readArguments(line.split(' ')), () => {});
  return runFaultInjection.mock.calls.map((call: readonly unknown[]) => [call[0]].flat().join(' '));
}

it.each([
  ['run autopay --fault slow', []],
  ['run autopay --fault slow --level phone', ['--host phone']],
  ['run autopay --fault slow --level browser', ['--host page']],
  ['run autopay --fault slow --level browser,phone', []],
])('%s is walked on the hosts %j; an empty list means both', async (line, hosts) => {
  const [walk = ''] = await options(line);
  expect(walk.match(/--host \w+/g) ?? []).toEqual(hosts);
});

it('divides the time of all among the journeys that are named', async () => {
  const walks = await options('run autopay home contact --fault slow --budget 5min');
  expect(walks.map((walk) => /--budget (\S+)/.exec(walk)?.[1])).toEqual(['100s', '100s', '100s']);
  const [whole = ''] = await options('run --fault slow --budget 5min');
  expect(whole).toContain('--budget 300s');
});
