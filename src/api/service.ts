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

/** A failed call as reported to the error log: what failed, never what was sent. */
export interface CallReport {
  readonly operation: string;
  readonly requestId: string;
  readonly reason: Failure['reason'];
  readonly code: string | null;
}

/** Sends a request of an operation (operationId of the contract; none for a picture): `fetch`, or a wrapper of it. */
export type Transport = (request: Request, operation?: string) => Promise<Response>;

/** Dependencies of the clients. */
export interface ServicePorts {
  readonly fetch: Transport;
  /**
   * Wraps another transport as `fetch` is wrapped (credentials, recovery, the service's clock): uploads use one that reports
   * progress. Without it uploads use `fetch`, without progress.
   */
  readonly through?: (transport: Transport) => Transport;
  readonly device: () => Device;
  /**
   * Id of the merchant that the page was opened for: the service refuses a call whose credentials belong to another one. Null
   * while unknown.
   */
  readonly merchantId: () => string | null;
  readonly newRequestId: () => string;
  /**
   * The request id of a read of this operation that the document sent before its scripts were loaded (`opening-calls.ts`).
   */
  readonly preloadedRequestId?: (operation: string) => string | null;
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
  // Answers contain dues and personal data: never cached on the phone, even without the service's `cache-control`.
  return { ...ports, client: createClient<TPaths>({ baseUrl: absolute, cache: 'no-store' }) };
}

/** Result of openapi-fetch; success is read from `response.ok`, never from `error`. */
export interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** Options that every call passes to openapi-fetch. */
export type CallInit = {
  readonly params: { readonly header: IdentityHeaders };
  readonly signal: AbortSignal;
  readonly fetch: (request: Request) => Promise<Response>;
};

/** One call: operation, schema of its answer, and abort signal. */
export interface Call<TSchema extends GenericSchema> {
  readonly operation: string;
  readonly schema: TSchema;
  readonly signal: AbortSignal;
  /** Request id: the idempotency key of a write, or shared by the retries of a read; a new one where not given. */
  readonly key?: string;
  /** Code of a failure without one from the service (spec 8). */
  readonly fallbackCode?: 'unknown_error';
}

/**
 * Makes one call and reads its answer as an entity.
 * @returns the entity or a named failure; network errors and malformed answers do not throw
 */
export async function call<TSchema extends GenericSchema>(
  service: ServicePorts,
  { operation, schema, signal, key, fallbackCode }: Call<TSchema>,
  send: (init: CallInit) => Promise<Answer>,
): Promise<Outcome<InferOutput<TSchema>>> {
  const requestId = key ?? service.preloadedRequestId?.(operation) ?? service.newRequestId();
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
