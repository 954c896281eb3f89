import * as v from 'valibot';

import { failure, isOutcomeUnknown, type Outcome } from '../../../machines/domain/base/failure';
import type { StatusCheckResult } from '../../../machines/domain/base/status-check-result';
import { readEntity } from '../../../machines/domain/base/wire';
import { writeErrors } from '../../../openapi/generated/write-errors';
import { failureOfAnswer } from '../read-failure';
import {
  type AccountService,
  type Answer,
  type CallInit,
  type CallOptions,
  call,
  type ServiceDependencies,
  type TermloanService,
} from '../service';

const requestStatusSchema = v.object({
  status: v.picklist(['UNKNOWN', 'PENDING', 'DONE']),
  http_status: v.nullish(v.number(), null),
  body: v.optional(v.unknown()),
});

/** All error codes that the contract lists for any write. */
const listedCodes: ReadonlySet<string> = new Set(Object.values(writeErrors).flat());

/** HTTP statuses of a service that does not implement this call. */
const NOT_IMPLEMENTED: ReadonlySet<number> = new Set([404, 405, 501]);

/**
 * Status check of a write to the term-loan service, by its request key.
 * @param schema the schema of the write's own answer; it reads the stored answer
 */
export function getRequestStatus<TSchema extends v.GenericSchema>(
  service: TermloanService,
  key: string,
  schema: TSchema,
  signal: AbortSignal,
): Promise<Outcome<StatusCheckResult<v.InferOutput<TSchema>>>> {
  return readStatus(service, { operation: 'getRequestStatus', schema, signal }, (init) =>
    service.client.GET('/v1/requestStatus/{request_id}', {
      ...init,
      params: { ...init.params, path: { request_id: key } },
    }),
  );
}

/** Status check of a write to the supplier-credit service, which stores the answers of its own writes. */
export function getAccountRequestStatus<TSchema extends v.GenericSchema>(
  service: AccountService,
  key: string,
  schema: TSchema,
  signal: AbortSignal,
): Promise<Outcome<StatusCheckResult<v.InferOutput<TSchema>>>> {
  return readStatus(service, { operation: 'getAccountRequestStatus', schema, signal }, (init) =>
    service.client.GET('/v1/requestStatus/{request_id}', {
      ...init,
      params: { ...init.params, path: { request_id: key } },
    }),
  );
}

async function readStatus<TSchema extends v.GenericSchema>(
  service: ServiceDependencies,
  { operation, schema, signal }: CallOptions<TSchema>,
  send: (init: CallInit) => Promise<Answer>,
): Promise<Outcome<StatusCheckResult<v.InferOutput<TSchema>>>> {
  let status = 0;
  const outcome = await call(service, { operation, schema: requestStatusSchema, signal }, async (init) => {
    const answer = await send(init);
    status = answer.response.status;
    return answer;
  });
  if (!outcome.ok && NOT_IMPLEMENTED.has(status)) return { ok: true, data: { kind: 'unsupported' } };
  if (!outcome.ok) return outcome;
  return readAnswer(operation, schema, outcome.data);
}

function readAnswer<TSchema extends v.GenericSchema>(
  operation: string,
  schema: TSchema,
  { status, http_status: httpStatus, body }: v.InferOutput<typeof requestStatusSchema>,
): Outcome<StatusCheckResult<v.InferOutput<TSchema>>> {
  if (status === 'UNKNOWN') return { ok: true, data: { kind: 'absent' } };
  if (status === 'PENDING') return { ok: true, data: { kind: 'pending' } };
  const stored = readStoredAnswer(schema, httpStatus, body);
  // An unreadable stored answer is not a refusal: the write may have been done.
  if (!stored.ok && isOutcomeUnknown(stored.failure)) {
    return { ok: false, failure: { ...stored.failure, operation } };
  }
  return { ok: true, data: { kind: 'answered', outcome: stored } };
}

function readStoredAnswer<TSchema extends v.GenericSchema>(
  schema: TSchema,
  httpStatus: number | null,
  body: unknown,
): Outcome<v.InferOutput<TSchema>> {
  if (httpStatus === null) return { ok: false, failure: failure('malformed', { code: 'http_status' }) };
  if (httpStatus >= 200 && httpStatus < 300) return readEntity(schema, body);
  // A stored 5xx with a listed error code is a refusal; without one, the service does not know the outcome either.
  const storedFailure = failureOfAnswer(httpStatus, body);
  const isRefused = storedFailure.code !== null && listedCodes.has(storedFailure.code);
  return { ok: false, failure: isRefused ? { ...storedFailure, reason: 'refused' } : storedFailure };
}
