/** Every link of the contract can be followed: its operation answers as the contract says, to the values that the link names. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type RecordedCall, withRecording } from '../../sandbox/record-calls';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { contractLinks, requestOfLink, successfulCall } from './links';
import { createWireValidator, type Validation } from './wire-validator';

const sandbox = openSandbox();
let validate: (call: RecordedCall) => Validation;
beforeAll(async () => {
  validate = await createWireValidator();
});
afterAll(() => sandbox.close());

it.each(contractLinks.map(({ source, link }) => [source.id, link.name, link.target, link] as const))(
  '%s: %s leads to %s',
  async (source, _, target, link) => {
    const before = await successfulCall(sandbox, source);
    const calls: RecordedCall[] = [];
    const send = withRecording(sandbox.fetch, (call) => calls.push(call));
    const answer = await send(await requestOfLink(sandbox, link, before));
    expect(answer.status, await answer.text()).toBe(200);
    expect(calls.map(validate)).toEqual([{ operation: target, problems: [] }]);
  },
);
