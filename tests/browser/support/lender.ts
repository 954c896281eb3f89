/** The sandbox lender's control API, for one merchant of a test. */
import { type APIRequestContext, expect } from '@playwright/test';

/** A fault as the sandbox takes it; `times` 0 means until it is cleared. */
export interface Fault {
  readonly kind:
    | 'status'
    | 'html'
    | 'empty'
    | 'malformed'
    | 'wrong-shape'
    | 'drop-before'
    | 'drop-after'
    | 'status-after'
    | 'latency';
  readonly times?: number;
  readonly status?: number;
  readonly body?: unknown;
  readonly ms?: number;
}

/** One line of the audit trail. */
export interface AuditEntry {
  readonly operationId: string;
  readonly request_id: string;
  readonly status: number;
  readonly fault?: string;
}

/** A merchant of the sandbox, with the sandbox's control calls. */
export interface Merchant {
  readonly id: string;
  /** URL that signs the browser in as this merchant and leads on to a page. */
  readonly enter: (to: string) => string;
  readonly newestCode: () => Promise<string>;
  readonly advanceMs: (ms: number) => Promise<void>;
  readonly flag: (flags: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly fault: (operationId: string, fault: Fault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  readonly audit: () => Promise<readonly AuditEntry[]>;
  /** @param only names of lists; all without it */
  readonly books: (
    ...only: readonly string[]
  ) => Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>;
  /** Inconsistencies in the books of the loan; empty when there are none, also when the merchant was deleted. */
  readonly problems: () => Promise<readonly unknown[]>;
  readonly events: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Calls an operation as this merchant's other phone would. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

/** Retries of a control call: the server may have closed the keep-alive connection, so that the call never arrived. */
const RETRIES = { maxRetries: 3 };

/** Makes a merchant of this persona. */
export async function createMerchant(request: APIRequestContext, persona: string): Promise<Merchant> {
  const created = await json(request.post('/sandbox/api/merchants', { data: { persona }, ...RETRIES }));
  const { merchant_id: id, token, url } = textsOf(created, 'merchant_id', 'token', 'url');
  const merchantPath = `/sandbox/api/merchants/${id}`;
  let calls = 0;
  return {
    id,
    enter: (to) => `${url}?to=${encodeURIComponent(to)}`,
    newestCode: async () => {
      const { otps } = withList(await json(request.get(`${merchantPath}/otps`, RETRIES)), 'otps');
      return String(otps[0]?.otp);
    },
    advanceMs: async (ms) =>
      void (await json(request.patch(merchantPath, { data: { advance_ms: ms }, ...RETRIES }))),
    flag: async (flags) => void (await json(request.patch(merchantPath, { data: { flags }, ...RETRIES }))),
    fault: async (operationId, fault) =>
      void (await json(request.put(`${merchantPath}/faults/${operationId}`, { data: fault, ...RETRIES }))),
    clearFaults: async () => void (await json(request.delete(`${merchantPath}/faults`, RETRIES))),
    audit: async () => {
      // SAFETY: the sandbox documents the audit trail in this shape.
      return withList(await json(request.get(`${merchantPath}/audit`, RETRIES)), 'audit')
        .audit as unknown as AuditEntry[];
    },
    books: async (...only) => {
      const search = only.length === 0 ? '' : `?only=${only.join()}`;
      // SAFETY: the sandbox answers its tables as lists of rows.
      return (await json(request.get(`${merchantPath}/books${search}`, RETRIES))) as Awaited<
        ReturnType<Merchant['books']>
      >;
    },
    problems: async () => {
      const answer = await request.get(`${merchantPath}/balance-check`, RETRIES);
      return answer.ok() ? withList(await answer.json(), 'problems').problems : [];
    },
    events: async () => withList(await json(request.get(`${merchantPath}/events`, RETRIES)), 'events').events,
    call: (method, path, body) => {
      calls += 1;
      return json(
        request.fetch(path, {
          method,
          ...RETRIES,
          headers: {
            authorization: `Bearer ${token}`,
            'x-request-id': `other-phone-${id}-${calls}`,
            'x-app': 'test',
            'x-device-id': 'other-phone',
            'x-device-address': 'unknown',
            'x-device-brand': 'test',
          },
          ...(body === undefined ? {} : { data: body }),
        }),
      );
    },
  };
}

/** Makes the operation answer with this status and body, until the faults are cleared or for a number of `times`. */
export function answerWith(
  merchant: Merchant,
  operation: string,
  status: number,
  body: unknown,
  times = 0,
): Promise<void> {
  return merchant.fault(operation, { kind: 'status', status, body, times });
}

async function json(answer: ReturnType<APIRequestContext['get']>): Promise<unknown> {
  const response = await answer;
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${await response.text()}`).toBe(
    true,
  );
  return response.json();
}

function textsOf<TKey extends string>(value: unknown, ...keys: readonly TKey[]): Record<TKey, string> {
  expect(value).toEqual(
    expect.objectContaining(Object.fromEntries(keys.map((key) => [key, expect.any(String)]))),
  );
  // SAFETY: checked just before.
  return value as Record<TKey, string>;
}

function withList<TKey extends string>(
  value: unknown,
  key: TKey,
): Record<TKey, readonly Readonly<Record<string, unknown>>[]> {
  expect(value).toEqual(expect.objectContaining({ [key]: expect.any(Array) }));
  // SAFETY: checked just before.
  return value as Record<TKey, readonly Readonly<Record<string, unknown>>[]>;
}
