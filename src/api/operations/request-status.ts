import * as v from 'valibot';

import { failure, isOutcomeUnknown, type Outcome } from '../../../machines/domain/base/failure';
import type { RequestAnswer } from '../../../machines/domain/base/request-answer';
import { readEntity } from '../../../machines/domain/base/wire';
import { writeErrors } from '../../../openapi/generated/write-errors';
import { failureOfAnswer } from '../failure-of';
import {
  type AccountService,
  type Answer,
  type Call,
  type CallInit,
  call,
  type ServicePorts,
  type TermloanService,
} from '../service';

const requestStatus = v.object({
  status: v.picklist(['UNKNOWN', 'PENDING', 'DONE']),
  http_status: v.nullish(v.number(), null),
  body: v.optional(v.unknown()),
});

/** Every code that the contract lists for a write. */
const listedCodes: ReadonlySet<string> = new Set(Object.values(writeErrors).flat());

/** Statuses of a service that has no such call. */
const NO_SUCH_CALL: ReadonlySet<number> = new Set([404, 405, 501]);

/**
 * What became of a write to the term-loan service whose outcome is unknown.
 * @param schema reads the stored answer as the write's own answer would have been read
 */
export function getRequestStatus<TSchema extends v.GenericSchema>(
  service: TermloanService,
  key: string,
  schema: TSchema,
  signal: AbortSignal,
): Promise<Outcome<RequestAnswer<v.InferOutput<TSchema>>>> {
  return ask(service, { operation: 'getRequestStatus', schema, signal }, (init) =>
    service.client.GET('/v1/requestStatus/{request_id}', {
      ...init,
      params: { ...init.params, path: { request_id: key } },
    }),
  );
}

/** The same of the supplier-credit service, which keeps the answers of its own writes. */
export function getAccountRequestStatus<TSchema extends v.GenericSchema>(
  service: AccountService,
  key: string,
  schema: TSchema,
  signal: AbortSignal,
): Promise<Outcome<RequestAnswer<v.InferOutput<TSchema>>>> {
  return ask(service, { operation: 'getAccountRequestStatus', schema, signal }, (init) =>
    service.client.GET('/v1/requestStatus/{request_id}', {
      ...init,
      params: { ...init.params, path: { request_id: key } },
    }),
  );
}

async function ask<TSchema extends v.GenericSchema>(
  service: ServicePorts,
  { operation, schema, signal }: Call<TSchema>,
  send: (init: CallInit) => Promise<Answer>,
): Promise<Outcome<RequestAnswer<v.InferOutput<TSchema>>>> {
  let status = 0;
  const outcome = await call(service, { operation, schema: requestStatus, signal }, async (init) => {
    const answer = await send(init);
    status = answer.response.status;
    return answer;
  });
  if (!outcome.ok && NO_SUCH_CALL.has(status)) return { ok: true, data: { kind: 'unsupported' } };
  if (!outcome.ok) return outcome;
  return readAnswer(operation, schema, outcome.data);
}

function readAnswer<TSchema extends v.GenericSchema>(
  operation: string,
  schema: TSchema,
  { status, http_status: httpStatus, body }: v.InferOutput<typeof requestStatus>,
): Outcome<RequestAnswer<v.InferOutput<TSchema>>> {
  if (status === 'UNKNOWN') return { ok: true, data: { kind: 'absent' } };
  if (status === 'PENDING') return { ok: true, data: { kind: 'pending' } };
  const stored = readStored(schema, httpStatus, body);
  // A stored answer that can't be read is no refusal: the write may well be done.
  if (!stored.ok && isOutcomeUnknown(stored.failure)) {
    return { ok: false, failure: { ...stored.failure, operation } };
  }
  return { ok: true, data: { kind: 'answered', outcome: stored } };
}

function readStored<TSchema extends v.GenericSchema>(
  schema: TSchema,
  httpStatus: number | null,
  body: unknown,
): Outcome<v.InferOutput<TSchema>> {
  if (httpStatus === null) return { ok: false, failure: failure('malformed', { code: 'http_status' }) };
  if (httpStatus >= 200 && httpStatus < 300) return readEntity(schema, body);
  // A stored 5xx that names an error is a no; without one, the service itself does not know what it did.
  const said = failureOfAnswer(httpStatus, body);
  const isNo = said.code !== null && listedCodes.has(said.code);
  return { ok: false, failure: isNo ? { ...said, reason: 'refused' } : said };
}
