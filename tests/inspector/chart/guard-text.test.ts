/** A guard as text: it reads as the condition that it is. */
import { describe, expect, it } from 'vitest';
import { and, createMachine, not, or } from 'xstate';

import { guardWords } from '../../../src/inspector/chart/guard-text';
import { readChart } from '../../../src/inspector/chart/read-chart';

const isPage = (page: string) => ({ type: 'isPage', params: { page } });

const guards = {
  negated: not(and(['isOpen', 'isPaid'])),
  twice: not(not(or(['isOpen', 'isPaid']))),
  mixed: and(['isOpen', or(['isPaid', not('isNew')])]),
  nested: and([or(['isOpen', 'isNew']), not(and([isPage('kyc'), isPage('pan')]))]),
  same: and(['isOpen', and(['isPaid', 'isNew'])]),
};

const chart = readChart(
  createMachine({
    id: 'guards',
    initial: 'one',
    states: {
      one: {
        on: Object.fromEntries(
          Object.entries(guards).map(([event, guard]) => [event, { guard, actions: () => {} }]),
        ),
      },
    },
  }),
);

const textOf = (event: keyof typeof guards) => chart.edges.find((edge) => edge.event === event)?.guard ?? '';

describe('a guard of several has parentheses where it would read as another condition', () => {
  it.each([
    ['negated', 'not (isOpen and isPaid)', 'not (is open and is paid)'],
    ['twice', 'not not (isOpen or isPaid)', 'not not (is open or is paid)'],
    ['mixed', 'isOpen and (isPaid or not isNew)', 'is open and (is paid or not is new)'],
    [
      'nested',
      '(isOpen or isNew) and not (isPage(page: kyc) and isPage(page: pan))',
      '(is open or is new) and not (is page (page: kyc) and is page (page: pan))',
    ],
    ['same', 'isOpen and isPaid and isNew', 'is open and is paid and is new'],
  ] as const)('%s: %s', (event, code, words) => {
    expect(textOf(event)).toBe(code);
    expect(guardWords(code)).toBe(words);
  });
});
