/** Every call of the specification is in the contract and in the client, and nothing else is. */
import { describe, expect, it } from 'vitest';

import { everyCall } from '../api/every-call';
import { operations } from '../support/contract';
import { assumed, type Call, everyListedCall, specified } from './calls';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/api/operations/**/*.ts', {
  eager: true,
});

/** Names of all functions of the client. */
const functions: ReadonlySet<string> = new Set(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
  ),
);

const inContract = ({ method, path, service }: Call) =>
  operations.find(
    (operation) => operation.method === method && operation.path === path && operation.service === service,
  );

describe.each(everyListedCall)('%s', (_, call) => {
  it('is in the contract', () => {
    expect(inContract(call)).toBeDefined();
  });

  it('has a function of its name in the client', () => {
    expect(functions).toContain(inContract(call)?.id);
  });

  it('has a sample call, so that it is tested with random answers', () => {
    expect(Object.keys(everyCall)).toContain(inContract(call)?.id);
  });
});

it('the specification lists 53 calls', () => {
  expect(specified).toHaveLength(53);
});

it('the contract has no call that is not listed here', () => {
  const listed = new Set(everyListedCall.map(([name]) => name));
  expect(
    operations
      .map(({ service, method, path }) => `${service}: ${method} ${path}`)
      .filter((name) => !listed.has(name)),
  ).toEqual([]);
});

it('marks as assumed exactly the calls that the specification does not show', () => {
  const assumedIds = operations.filter(({ isAssumed }) => isAssumed).map(({ id }) => id);
  expect(assumedIds.sort()).toEqual(assumed.map((call) => inContract(call)?.id).sort());
});

it('has no two operations of one name', () => {
  const ids = operations.map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});
