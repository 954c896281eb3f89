/** Failures by the same fault are distinguished from failures by another one. */
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';

import { offerOf, Walk } from '../paths/path';
import { createFaults } from './faults';
import { PathFailure } from './path-failure';
import { createTestModel } from './test-model';

const details = { value: 'pan', status: 'active', transitions: [], calls: [], screen: null };
const chart = createMachine({ id: 'loan', on: { back: {}, retry: {} } });
const { logic } = createTestModel(chart, { starts: [{ name: 'cold' }], events: [] });

function failing(label: string, reason: string): PathFailure {
  const walk = new Walk(logic, 'cold');
  walk.take(offerOf({ label, move: { kind: 'person', event: { type: 'back' } } }));
  return new PathFailure(reason, walk.path(), 1, details, undefined, undefined);
}

it('is the same with other figures, and another one at another step or with another message', () => {
  const faults = createFaults(6);
  const first = failing('back', 'expected 3 to be 2');
  expect(faults.isKnown(first)).toBe(false);
  const name = faults.note({ first, failure: first, shrinkExtent: 'minimal' });
  expect(faults.isKnown(failing('back (2)', 'expected 7 to be 2'))).toBe(true);
  expect(faults.isKnown(failing('retry', 'expected 3 to be 2'))).toBe(false);
  expect(faults.isKnown(failing('back', 'no heading'))).toBe(false);
  const again = failing('back', 'expected 9 to be 2');
  expect(faults.note({ first: again, failure: again, shrinkExtent: 'cut' })).toBe(name);
});

it('is recognised as it was before shrinking, and as it is after', () => {
  const faults = createFaults(6);
  const [first, failure] = [failing('back', 'no heading'), failing('retry', 'no button')];
  faults.note({ first, failure, shrinkExtent: 'minimal' });
  expect([faults.isKnown(first), faults.isKnown(failure)]).toEqual([true, true]);
});

it('is no longer shrunk when many others were', () => {
  const faults = createFaults(1);
  const one = failing('back', 'no heading');
  faults.note({ first: one, failure: one, shrinkExtent: 'minimal' });
  expect(faults.isKnown(failing('retry', 'something else'))).toBe(true);
});
