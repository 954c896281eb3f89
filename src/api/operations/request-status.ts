import * as v from 'valibot';

import { failure, isOutcomeUnknown, type Outcome } from '../../../machines/domain/failure';
import type { RequestAnswer } from '../../../machines/domain/request-answer';
import { readEntity } from '../../../machines/domain/wire';
import { failureOfAnswer } from '../failure-of';
import { call, type TermloanService } from '../service';

const requestStatus = v.object({
  status: v.picklist(['UNKNOWN', 'PENDING', 'DONE']),
  http_status: v.nullish(v.number(), null),
  body: v.optional(v.unknown()),
});

/**
 * What became of a write whose answer was lost.
 * @param schema reads the stored answer as the write's own answer would have been read
 */
export async function getRequestStatus<TSchema extends v.GenericSchema>(
  service: TermloanService,
  key: string,
  schema: TSchema,
  signal: AbortSignal,
): Promise<Outcome<RequestAnswer<v.InferOutput<TSchema>>>> {
  const outcome = await call(
    service,
    { operation: 'getRequestStatus', schema: requestStatus, signal },
    (init) =>
      service.client.GET('/v1/requestStatus/{request_id}', {
        ...init,
        params: { ...init.params, path: { request_id: key } },
      }),
  );
  if (!outcome.ok) return outcome;
  const { status, http_status: httpStatus, body } = outcome.data;
  if (status === 'UNKNOWN') return { ok: true, data: { kind: 'absent' } };
  if (status === 'PENDING') return { ok: true, data: { kind: 'pending' } };
  const stored = readStored(schema, httpStatus, body);
  // A stored answer that can't be read is no refusal: the write may well be done.
  if (!stored.ok && isOutcomeUnknown(stored.failure)) {
    return { ok: false, failure: { ...stored.failure, operation: 'getRequestStatus' } };
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
  return { ok: false, failure: failureOfAnswer(httpStatus, body) };
}
