import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../../sandbox/create-sandbox';
import { type RecordedCall, withRecording } from '../../../sandbox/record-calls';
import { contractOperations } from '../../contract/documents';
import { createWireValidator, type Validation } from '../../contract/wire-validator';
import { openSandbox } from '../support/sandbox-merchant';
import { allAnswers } from './all';
import type { Answers } from './scenario';

let validate: (call: RecordedCall) => Validation;
const lender = openSandbox();
const calls: RecordedCall[] = [];
const sandbox: Sandbox = { ...lender, fetch: withRecording(lender.fetch, (call) => calls.push(call)) };
beforeAll(async () => {
  validate = await createWireValidator();
});
afterAll(() => lender.close());

/** Problems that the wire validator finds in the calls since the last read. */
const takeProblems = () => calls.splice(0).flatMap((call) => validate(call).problems);

const answersOf = (id: string): Answers | undefined => new Map(Object.entries(allAnswers)).get(id);

/** Analytics accept anonymous batches: tests/sandbox/analytics.test.ts. */
const operations = contractOperations().filter(({ document }) => document !== 'analytics');

describe.each(operations)('$id', ({ id, errors }) => {
  it('succeeds', async () => {
    const answer = await answersOf(id)?.happy(sandbox);
    expect(answer).toMatchObject({ status: 200 });
    expect(takeProblems()).toEqual([]);
  });

  it.each(errors)('may be refused with %s', async (code) => {
    const answer = await answersOf(id)?.failures?.[code]?.(sandbox);
    expect(answer).toMatchObject({ body: { error: code } });
    expect(answer?.status).toBeGreaterThanOrEqual(400);
    expect(takeProblems()).toEqual([]);
  });
});

it('there is no scenario for a failure that the contract does not document', () => {
  const known = new Map(contractOperations().map(({ id, errors }) => [id, errors]));
  const unknown = Object.entries(allAnswers).flatMap(([id, { failures = {} }]) =>
    Object.keys(failures)
      .filter((code) => !known.get(id)?.includes(code))
      .map((code) => `${id}: ${code}`),
  );
  expect(unknown).toEqual([]);
});
