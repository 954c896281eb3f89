/** Answers of the lender with changed fields. */

import type { Merchant } from './lender';
import { valueAt } from './steps/agreement-steps';

/** Stubs an operation with the lender's own answer, changed by `change`: for situations that no persona has. */
export async function stubAnswer(
  merchant: Merchant,
  operationId: string,
  path: string,
  change: (answer: unknown) => unknown,
): Promise<void> {
  const body = change(await merchant.call('GET', path));
  await merchant.fault(operationId, { kind: 'status', status: 200, body, times: 0 });
}

/** A copy of a value of JSON in which one field has another value. */
export function withField(value: unknown, path: readonly (string | number)[], newValue: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return newValue;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === key ? withField(item, rest, newValue) : item));
  }
  return { ...Object(value), [key]: withField(valueAt(value, key), rest, newValue) };
}
