import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';

import { inventory } from './inventory';
import { requirementsOf } from './requirements';

const chart = createMachine({
  id: 'chart',
  initial: 'form',
  states: {
    form: {
      meta: { path: '/form', requirements: ['spec 4 row 1', 'spec 4 row 1'] },
      on: {
        sent: [
          { guard: () => false, target: 'done' },
          { target: 'done', meta: { requirements: ['spec 4 row 2', 'spec 5 row 3'] } },
        ],
        ignored: {},
      },
    },
    done: { type: 'final' },
  },
});

describe('requirements of a chart', () => {
  it('are those of its states and branches, with the ids that coverage counts', () => {
    expect(requirementsOf(chart)).toEqual([
      { requirement: 'spec 4 row 1', kind: 'state', id: 'chart.form', label: 'form' },
      {
        requirement: 'spec 4 row 2',
        kind: 'transition',
        id: 'chart.form|sent|1',
        label: 'form -- sent --> done',
      },
      {
        requirement: 'spec 5 row 3',
        kind: 'transition',
        id: 'chart.form|sent|1',
        label: 'form -- sent --> done',
      },
    ]);
    const { states, transitions } = inventory(chart);
    const counted = [...states, ...transitions].map(({ id }) => id);
    expect(requirementsOf(chart).every(({ id }) => counted.includes(id))).toBe(true);
  });

  it.each([
    [
      'no list',
      createMachine({ id: 'odd', initial: 'a', states: { a: { meta: { requirements: 'spec 1' } } } }),
    ],
    [
      'an empty name',
      createMachine({ id: 'odd', initial: 'a', states: { a: { meta: { requirements: [''] } } } }),
    ],
  ])('are refused as %s', (_, machine) => {
    expect(() => requirementsOf(machine)).toThrow(
      'meta.requirements of state "odd.a" in "odd" is no list of texts.',
    );
  });

  it('are refused when no path could cover them', () => {
    const root = createMachine({ id: 'odd', meta: { requirements: ['spec 1'] } });
    expect(() => requirementsOf(root)).toThrow("can't be covered");
    const inert = createMachine({ id: 'odd', on: { shrug: { meta: { requirements: ['spec 1'] } } } });
    expect(() => requirementsOf(inert)).toThrow("can't be covered");
  });
});
