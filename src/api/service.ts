import createClient, { type Client } from 'openapi-fetch';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Device } from '../../machines/domain/base/device';
import type { Failure, Outcome } from '../../machines/domain/base/failure';
import { readEntity } from '../../machines/domain/base/wire';
import type { Loan } from '../../machines/domain/loan/loan';
import type { paths as AccountPaths } from '../../openapi/generated/account';
import type { paths as MerchantPaths } from '../../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../../openapi/generated/termloan';
import { writeErrors } from '../../openapi/generated/write-errors';
import { type IdentityHeaders, identityHeaders } from './identity-headers';
import { pageOrigin } from './page-origin';
import { failureOfAnswer, failureOfThrown } from './read-failure';

/** A failed call as reported to the error log: what failed, never what was sent. */
export interface CallReport {
  readonly operation: string;
  readonly requestId: string;
  readonly reason: Failure['reason'];
  readonly code: string | null;
}

/** Sends a request: `fetch`, or a wrapper of it. @param operation operationId of the contract; none for a linked file (document or picture) */
export type Transport = (request: Request, operation?: string) => Promise<Response>;

/** Dependencies of the clients. */
export interface ServiceDependencies {
  readonly fetch: Transport;
  /**
   * Wraps another transport as `fetch` is wrapped (credentials, recovery, the service's clock): uploads use a transport that reports
   * progress. Where this is missing, uploads use `fetch`, without progress.
   */
  readonly wrapTransport?: (transport: Transport) => Transport;
  readonly device: () => Device;
  /**
   * Id of the merchant that the page was opened for: the service refuses a call whose credentials belong to another merchant. Null
   * while unknown.
   */
  readonly merchantId: () => string | null;
  /** Language of the page, BCP 47 (`hi-IN`): the service answers in it. */
  readonly language: string;
  readonly newRequestId: () => string;
  /** Request id of a preloaded call of this operation (`preloaded-calls.ts`); null without one. */
  readonly preloadedRequestId?: (operation: string) => string | null;
  /** Called with the latest loan each time it is read; null while there is none. */
  readonly onLoanRead?: (loan: Loan | null) => void;
  /** Forwards every error to the error log (spec 7.3), except aborted calls. */
  readonly report: (report: CallReport) => void;
}

/** A service: its client, and the dependencies of each call. */
export interface Service<TPaths extends object> extends ServiceDependencies {
  readonly client: Client<TPaths>;
}

export type TermloanService = Service<TermloanPaths>;
export type AccountService = Service<AccountPaths>;
export type MerchantService = Service<MerchantPaths>;

/** Creates the client of one service. @param baseUrl absolute, or a path of the page's own origin */
export function createService<TPaths extends object>(
  baseUrl: string,
  dependencies: ServiceDependencies,
): Service<TPaths> {
  const absolute = new URL(baseUrl, pageOrigin()).href;
  // Never cached, whatever `cache-control` the service sends: answers contain debts and personal data.
  return { ...dependencies, client: createClient<TPaths>({ baseUrl: absolute, cache: 'no-store' }) };
}

/** Result of openapi-fetch. Use `response.ok` to recognise success: `error` may be empty for a failed call. */
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

/** Options of one call. */
export interface CallOptions<TSchema extends GenericSchema> {
  /** operationId of the contract. */
  readonly operation: string;
  /** Reads the answer. */
  readonly schema: TSchema;
  readonly signal: AbortSignal;
  /** Request id: the idempotency key of a write, or an id shared by the retries of a read. Default: a new id. */
  readonly key?: string;
  /** Error code of a failure for which the service sent none (spec 8). */
  readonly fallbackCode?: 'unknown_error';
}

/** Sends one call and reads its answer as an entity. Network errors and malformed answers are returned as failures, not thrown. */
export async function call<TSchema extends GenericSchema>(
  service: ServiceDependencies,
  { operation, schema, signal, key, fallbackCode }: CallOptions<TSchema>,
  send: (init: CallInit) => Promise<Answer>,
): Promise<Outcome<InferOutput<TSchema>>> {
  const requestId = key ?? service.preloadedRequestId?.(operation) ?? service.newRequestId();
  const outcome = await sendAndRead(schema, writeErrors[operation] ?? null, () =>
    send({
      params: {
        header: identityHeaders(service.device(), requestId, service.merchantId(), service.language),
      },
      signal,
      fetch: (request) => service.fetch(request, operation),
    }),
  );
  if (outcome.ok) return outcome;
  const reportedFailure = {
    ...outcome.failure,
    operation,
    code: outcome.failure.code ?? fallbackCode ?? null,
  };
  if (!signal.aborted) {
    service.report({ operation, requestId, reason: reportedFailure.reason, code: reportedFailure.code });
  }
  return { ok: false, failure: reportedFailure };
}

async function sendAndRead<TSchema extends GenericSchema>(
  schema: TSchema,
  listedCodes: readonly string[] | null,
  send: () => Promise<Answer>,
): Promise<Outcome<InferOutput<TSchema>>> {
  try {
    const { data, error, response } = await send();
    if (!response.ok) return { ok: false, failure: failureOfAnswer(response.status, error, listedCodes) };
    return readEntity(schema, data);
  } catch (thrown) {
    return { ok: false, failure: failureOfThrown(thrown) };
  }
}
