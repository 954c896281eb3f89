import { expect } from 'vitest';

import type { Failure, Outcome } from '../../../machines/domain/base/failure';

/** The data of an outcome. Fails the test if the outcome is a failure. */
export function dataOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) expect.fail(`not ok: ${JSON.stringify(outcome.failure)}`);
  return outcome.data;
}

/** The failure of an outcome. Fails the test if the outcome has data. */
export function failureOf(outcome: Outcome<unknown>): Failure {
  if (outcome.ok) expect.fail(`ok: ${JSON.stringify(outcome.data)}`);
  return outcome.failure;
}
