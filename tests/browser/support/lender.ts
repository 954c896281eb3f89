/** The sandbox lender's control API, for one merchant of a test. */
import { expect } from '@playwright/test';

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

/** Retries of a call that never arrived: the server may have closed the connection that it was sent on. */
const MAX_RETRIES = 3;

/**
 * Makes a merchant of this persona.
 * @param origin of the sandbox
 */
export async function createMerchant(origin: string, persona: string): Promise<Merchant> {
  const created = await askJson(origin, 'POST', '/sandbox/api/merchants', { persona });
  const { merchant_id: id, token, url } = textsOf(created, 'merchant_id', 'token', 'url');
  const control = (method: string, path = '', body?: unknown) =>
    askJson(origin, method, `/sandbox/api/merchants/${id}${path}`, body);
  const rowsOf = async <TList extends string>(path: string, list: TList) =>
    withList(await control('GET', path), list)[list];
  let calls = 0;
  return {
    id,
    enter: (to) => `${url}?to=${encodeURIComponent(to)}`,
    newestCode: async () => String((await rowsOf('/otps', 'otps'))[0]?.otp),
    advanceMs: async (ms) => void (await control('PATCH', '', { advance_ms: ms })),
    flag: async (flags) => void (await control('PATCH', '', { flags })),
    fault: async (operationId, fault) => void (await control('PUT', `/faults/${operationId}`, fault)),
    clearFaults: async () => void (await control('DELETE', '/faults')),
    // SAFETY: the sandbox documents the audit trail in this shape.
    audit: async () => (await rowsOf('/audit', 'audit')) as unknown as AuditEntry[],
    books: async (...only) => {
      const search = only.length === 0 ? '' : `?only=${only.join()}`;
      // SAFETY: the sandbox answers its tables as lists of rows.
      return (await control('GET', `/books${search}`)) as Awaited<ReturnType<Merchant['books']>>;
    },
    problems: async () => {
      const answer = await ask(origin, 'GET', `/sandbox/api/merchants/${id}/balance-check`);
      return answer.ok ? withList(await answer.json(), 'problems').problems : [];
    },
    events: () => rowsOf('/events', 'events'),
    call: (method, path, body) => {
      calls += 1;
      return askJson(origin, method, path, body, {
        authorization: `Bearer ${token}`,
        'x-request-id': `other-phone-${id}-${calls}`,
        'x-app': 'test',
        'x-device-id': 'other-phone',
        'x-device-address': 'unknown',
        'x-device-brand': 'test',
      });
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

/**
 * Sends a call to the sandbox by Node's own fetch: a test makes two after each step, and Playwright's requests, which are steps of its
 * report, would take more of the processors.
 */
async function ask(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const send = (retries: number): Promise<Response> =>
    fetch(new URL(path, origin), {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    }).catch((error: unknown) => {
      if (retries === 0) throw error;
      return send(retries - 1);
    });
  return send(MAX_RETRIES);
}

async function askJson(...call: Parameters<typeof ask>): Promise<unknown> {
  const response = await ask(...call);
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
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
