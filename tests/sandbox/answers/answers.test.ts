import { afterAll, describe, expect, it } from 'vitest';
import { openSandbox } from '../actor';
import { allAnswers } from './all';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

describe.each(Object.entries(allAnswers))('%s', (_operation, { happy, failures = {} }) => {
  it('answers as one hopes', async () => {
    expect(await happy(sandbox)).toMatchObject({ status: 200 });
  });

  it.each(Object.entries(failures))('may be refused with %s', async (code, scenario) => {
    const { status, body } = await scenario(sandbox);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ error: code });
  });
});
