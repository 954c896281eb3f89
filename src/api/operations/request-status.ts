import * as v from 'valibot';

import type { Outcome } from '../../../machines/domain/failure';
import type { RequestAnswer } from '../../../machines/domain/request-answer';
import { readEntity } from '../../../machines/domain/wire';
import { failureOfAnswer } from '../failure-of';
import { call, type TermloanService } from '../service';

const requestStatus = v.object({
  status: v.picklist(['UNKNOWN', 'PENDING', 'DONE']),
  http_status: v.nullish(v.number(), 0),
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
  const stored: Outcome<v.InferOutput<TSchema>> =
    httpStatus >= 200 && httpStatus < 300
      ? readEntity(schema, body)
      : { ok: false, failure: failureOfAnswer(httpStatus, body) };
  return { ok: true, data: { kind: 'answered', outcome: stored } };
}
