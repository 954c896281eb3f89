import createClient, { type Client } from 'openapi-fetch';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Device } from '../../machines/domain/base/device';
import type { Failure, Outcome } from '../../machines/domain/base/failure';
import { readEntity } from '../../machines/domain/base/wire';
import type { paths as AccountPaths } from '../../openapi/generated/account';
import type { paths as MerchantPaths } from '../../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../../openapi/generated/termloan';
import { writeErrors } from '../../openapi/generated/write-errors';
import { failureOfAnswer, failureOfThrown } from './failure-of';
import { type IdentityHeaders, identityHeaders } from './identity';
import { pageOrigin } from './page-origin';

/** A failed call as it goes to the error log: what failed, never what was sent. */
export interface CallReport {
  readonly operation: string;
  readonly requestId: string;
  readonly reason: Failure['reason'];
  readonly code: string | null;
}

/** A way to send a request of an operation (operationId of the contract; a picture has none): `fetch`, or what stands in its place. */
export type Transport = (request: Request, operation?: string) => Promise<Response>;

/** What the clients need from the app. */
export interface ServicePorts {
  readonly fetch: Transport;
  /**
   * Puts around another transport what is around `fetch` (credentials, recovery, the service's clock): uploads bring one
   * that tells how far they are. Without it they go by `fetch`, and tell nothing on the way.
   */
  readonly through?: (transport: Transport) => Transport;
  readonly device: () => Device;
  /** Id of the merchant that the page was opened for: a service refuses a call whose credentials are another one's. Null where nobody is known. */
  readonly merchantId: () => string | null;
  readonly newRequestId: () => string;
  /** The request id of a read of this operation that the page sent before its scripts were here (`opening-calls.ts`). */
  readonly openingRequestId?: (operation: string) => string | null;
  /** Forwards every error to the error log (spec 7.3). */
  readonly report: (report: CallReport) => void;
}

/** A service at its base address. */
export interface Service<TPaths extends object> extends ServicePorts {
  readonly client: Client<TPaths>;
}

export type TermloanService = Service<TermloanPaths>;
export type AccountService = Service<AccountPaths>;
export type MerchantService = Service<MerchantPaths>;

/** Makes the client of one service. @param baseUrl absolute, or a path of the page's own origin */
export function createService<TPaths extends object>(baseUrl: string, ports: ServicePorts): Service<TPaths> {
  const absolute = new URL(baseUrl, pageOrigin()).href;
  // Dues and personal data are in the answers: none stays in the phone's cache, also where the service forgets to say so.
  return { ...ports, client: createClient<TPaths>({ baseUrl: absolute, cache: 'no-store' }) };
}

/** What openapi-fetch answers; judged by `response.ok`, never by `error`. */
export interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** What every call hands to openapi-fetch. */
export type CallInit = {
  readonly params: { readonly header: IdentityHeaders };
  readonly signal: AbortSignal;
  readonly fetch: (request: Request) => Promise<Response>;
};

/** One call: what it is, how its answer is read, and what ends it. */
export interface Call<TSchema extends GenericSchema> {
  readonly operation: string;
  readonly schema: TSchema;
  readonly signal: AbortSignal;
  /** Request id: the idempotency key of a write, or one that the tries of a read share; without it the call gets a new one. */
  readonly key?: string;
  /** The code kept of a failure to which the service gave none (spec 8). */
  readonly fallbackCode?: 'unknown_error';
}

/**
 * Makes one call and reads its answer as an entity.
 * @returns the entity or a named failure; it never throws for what the network can bring
 */
export async function call<TSchema extends GenericSchema>(
  service: ServicePorts,
  { operation, schema, signal, key, fallbackCode }: Call<TSchema>,
  send: (init: CallInit) => Promise<Answer>,
): Promise<Outcome<InferOutput<TSchema>>> {
  const requestId = key ?? service.openingRequestId?.(operation) ?? service.newRequestId();
  const outcome = await attempt(schema, writeErrors[operation] ?? null, () =>
    send({
      params: { header: identityHeaders(service.device(), requestId, service.merchantId()) },
      signal,
      fetch: (request) => service.fetch(request, operation),
    }),
  );
  if (outcome.ok) return outcome;
  const named = { ...outcome.failure, operation, code: outcome.failure.code ?? fallbackCode ?? null };
  if (!signal.aborted) {
    service.report({ operation, requestId, reason: named.reason, code: named.code });
  }
  return { ok: false, failure: named };
}

async function attempt<TSchema extends GenericSchema>(
  schema: TSchema,
  listed: readonly string[] | null,
  send: () => Promise<Answer>,
): Promise<Outcome<InferOutput<TSchema>>> {
  try {
    const { data, error, response } = await send();
    if (!response.ok) return { ok: false, failure: failureOfAnswer(response.status, error, listed) };
    return readEntity(schema, data);
  } catch (thrown) {
    return { ok: false, failure: failureOfThrown(thrown) };
  }
}
