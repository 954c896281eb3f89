/** Every call of the contract is answered by the sandbox lender. */
import { expect, it } from 'vitest';

import { operationMap } from '../../sandbox/operations/operation-map';
import { operations } from '../support/contract';

it.each(operations.map(({ id }) => [id]))('%s is answered by the sandbox', (id) => {
  expect(Object.keys(operationMap)).toContain(id);
});

it('the sandbox has no operation that is not in the contract', () => {
  const known = new Set(operations.map(({ id }) => id));
  expect(Object.keys(operationMap).filter((id) => !known.has(id))).toEqual([]);
});
