/**
 * The process is ended at each state of the main journeys, and the app is opened again: the merchant is where they were, or where a
 * reason says, and nothing is done twice.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { accountFlowMachine } from '../../machines/account-flow/machine';
import { agreementMachine } from '../../machines/agreement/machine';
import { applicationMachine } from '../../machines/application/machine';
import { payByLinkMachine } from '../../machines/pay-by-link/machine';
import { prepaymentMachine } from '../../machines/prepayment/machine';
import { supplierMachine } from '../../machines/supplier/machine';
import { udyamMachine } from '../../machines/udyam/machine';
import { createSandbox } from '../../sandbox/create-sandbox';
import type { VirtualTime } from '../sessions/virtual-time';
import { elsewhere, notReached, reasonFor } from './elsewhere';
import { judgeRoute, type Reopening } from './judge';
import { routes } from './routes';

vi.setConfig({ testTimeout: 240_000 });

const realNow = Date.now;
let time: VirtualTime | null = null;
const sandbox = createSandbox({ databaseUrl: ':memory:', now: () => time?.now() ?? realNow() });
afterAll(async () => {
  Date.now = realNow;
  await sandbox.close();
});
const onTime = (visitTime: VirtualTime) => {
  time = visitTime;
  Date.now = visitTime.now;
};

const reopenings: Reopening[] = [];
const seen = new Set<string>();

describe('the process ends at each state of', () => {
  for (const route of routes)
    it(route.name, async () => {
      const found = await judgeRoute(sandbox, route, onTime, seen);
      reopenings.push(...found);
      expect(found.filter((one) => reasonFor(one) === undefined)).toEqual([]);
      expect(found.filter(({ doneTwice }) => doneTwice.length > 0)).toEqual([]);
    });
});

it('is found as approved', async () => {
  const lines = [...linesOf(reopenings), '', ...sums()];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('reopenings.txt');
});

it('reaches each state of the journeys, except those listed with a reason', () => {
  const machines = [
    applicationMachine,
    accountFlowMachine,
    agreementMachine,
    prepaymentMachine,
    payByLinkMachine,
    supplierMachine,
    udyamMachine,
  ];
  const states = machines.flatMap(({ id, states: nodes }) =>
    Object.values(nodes).flatMap(({ key, type, always }) =>
      // Nobody waits in a decision, and an end belongs to the next journey.
      type === 'final' || (always?.length ?? 0) > 0 ? [] : [`${id}/${key}`],
    ),
  );
  const reached = new Set([...seen].map((position) => position.split(' ')[0]));
  expect(states.filter((state) => !reached.has(state)).sort()).toEqual(Object.keys(notReached).sort());
});

it('has no reason that nothing needs', () => {
  const others = reopenings.filter(({ isSame }) => !isSame);
  const unused = elsewhere.filter(({ reason }) => !others.some((one) => reasonFor(one) === reason));
  expect(unused.map(({ reason }) => reason)).toEqual([]);
});

/** A line for each state, sorted: what is found at its URL, and at the host's. */
function linesOf(all: readonly Reopening[]): readonly string[] {
  const groups = new Map<string, Reopening[]>();
  for (const one of all) {
    const name = `${one.position}${one.requests === null ? '' : `, its requests ${one.requests}`}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const text = (one: Reopening) =>
    `${one.opened}: ${one.isSame ? 'the same' : `${one.found} (${reasonFor(one)})`}`;
  return [...groups].map(([name, group]) => `${name}: ${group.map(text).join('; ')}`).sort();
}

function sums(): readonly string[] {
  const at = (opened: Reopening['opened']) => reopenings.filter((one) => one.opened === opened);
  const same = (all: readonly Reopening[]) => all.filter(({ isSame }) => isSame).length;
  const lines = (['its URL', 'the host’s URL'] as const).map(
    (opened) => `opened at ${opened}: ${at(opened).length}, the same: ${same(at(opened))}`,
  );
  return [
    `${seen.size} states of ${new Set([...seen].map((name) => name.split('/')[0])).size} journeys`,
    ...lines,
  ];
}

afterAll(() => {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/process-death.json', `${JSON.stringify(reopenings, null, 2)}\n`);
});
