import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../../sandbox/create-sandbox';
import { type RecordedCall, recording } from '../../../sandbox/record';
import { contractOperations } from '../../contract/documents';
import { createJudge, type Verdict } from '../../contract/judge';
import { openSandbox } from '../support/actor';
import { allAnswers } from './all';
import type { Answers } from './scenario';

let judge: (call: RecordedCall) => Verdict;
const lender = openSandbox();
const calls: RecordedCall[] = [];
const sandbox: Sandbox = { ...lender, fetch: recording(lender.fetch, (call) => calls.push(call)) };
beforeAll(async () => {
  judge = await createJudge();
});
afterAll(() => lender.close());

/** What the second judge finds wrong with the calls made since it was last asked. */
const foundWrong = () => calls.splice(0).flatMap((call) => judge(call).problems);

const answersOf = (id: string): Answers | undefined => new Map(Object.entries(allAnswers)).get(id);

/** Analytics are taken from anybody, in batches of their own: tests/sandbox/analytics.test.ts. */
const operations = contractOperations().filter(({ document }) => document !== 'analytics');

describe.each(operations)('$id', ({ id, errors }) => {
  it('answers as one hopes', async () => {
    const answer = await answersOf(id)?.happy(sandbox);
    expect(answer).toMatchObject({ status: 200 });
    expect(foundWrong()).toEqual([]);
  });

  it.each(errors)('may be refused with %s', async (code) => {
    const answer = await answersOf(id)?.failures?.[code]?.(sandbox);
    expect(answer).toMatchObject({ body: { error: code } });
    expect(answer?.status).toBeGreaterThanOrEqual(400);
    expect(foundWrong()).toEqual([]);
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
