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
export interface Audited {
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
  readonly advance: (ms: number) => Promise<void>;
  readonly flag: (flags: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly fault: (operationId: string, fault: Fault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  readonly audit: () => Promise<readonly Audited[]>;
  readonly books: () => Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>;
  /** Inconsistencies in the books of the loan; empty when there are none, also when the merchant was deleted. */
  readonly problems: () => Promise<readonly unknown[]>;
  readonly events: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Calls an operation as this merchant's other phone would. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

/** The server may have closed a keep-alive connection meanwhile: the call never arrived and is sent again. */
const steady = { maxRetries: 3 };

/** Makes a merchant of this persona. */
export async function createMerchant(request: APIRequestContext, persona: string): Promise<Merchant> {
  const made = await json(request.post('/sandbox/api/merchants', { data: { persona }, ...steady }));
  const { merchant_id: id, token, url } = pick(made, 'merchant_id', 'token', 'url');
  const at = `/sandbox/api/merchants/${id}`;
  let calls = 0;
  return {
    id,
    enter: (to) => `${url}?to=${encodeURIComponent(to)}`,
    newestCode: async () => {
      const { otps } = list(await json(request.get(`${at}/otps`, steady)), 'otps');
      return String(otps[0]?.otp);
    },
    advance: async (ms) => void (await json(request.patch(at, { data: { advance_ms: ms }, ...steady }))),
    flag: async (flags) => void (await json(request.patch(at, { data: { flags }, ...steady }))),
    fault: async (operationId, fault) =>
      void (await json(request.put(`${at}/faults/${operationId}`, { data: fault, ...steady }))),
    clearFaults: async () => void (await json(request.delete(`${at}/faults`, steady))),
    audit: async () => {
      // SAFETY: the sandbox documents the audit trail in this shape.
      return list(await json(request.get(`${at}/audit`, steady)), 'audit').audit as unknown as Audited[];
    },
    books: async () => {
      // SAFETY: the sandbox answers its tables as lists of rows.
      return (await json(request.get(`${at}/books`, steady))) as Awaited<ReturnType<Merchant['books']>>;
    },
    problems: async () => {
      const answer = await request.get(`${at}/balance-check`, steady);
      return answer.ok() ? list(await answer.json(), 'problems').problems : [];
    },
    events: async () => list(await json(request.get(`${at}/events`, steady)), 'events').events,
    call: (method, path, body) => {
      calls += 1;
      return json(
        request.fetch(path, {
          method,
          ...steady,
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

async function json(answer: ReturnType<APIRequestContext['get']>): Promise<unknown> {
  const response = await answer;
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${await response.text()}`).toBe(
    true,
  );
  return response.json();
}

function pick<TKey extends string>(value: unknown, ...keys: readonly TKey[]): Record<TKey, string> {
  expect(value).toEqual(
    expect.objectContaining(Object.fromEntries(keys.map((key) => [key, expect.any(String)]))),
  );
  // SAFETY: checked just before.
  return value as Record<TKey, string>;
}

function list<TKey extends string>(
  value: unknown,
  key: TKey,
): Record<TKey, readonly Readonly<Record<string, unknown>>[]> {
  expect(value).toEqual(expect.objectContaining({ [key]: expect.any(Array) }));
  // SAFETY: checked just before.
  return value as Record<TKey, readonly Readonly<Record<string, unknown>>[]>;
}
