import type { GenericSchema, InferOutput } from 'valibot';

import type { Outcome } from '../../machines/domain/failure';
import { createSubmission } from '../../machines/shared/submission';
import { getRequestStatus } from '../api/operations/request-status';
import type { App } from './app';

/**
 * A write: sent under its key and, when its answer was lost, asked for by it.
 * @param schema reads the write's answer, also when it comes from the service's store
 * @param sendTimeout milliseconds until the answer counts as lost; a file on a slow network needs more than the usual 20 s
 */
export function write<TSchema extends GenericSchema, TArgs>(
  app: App,
  schema: TSchema,
  send: (args: TArgs, key: string, signal: AbortSignal) => Promise<Outcome<InferOutput<TSchema>>>,
  sendTimeout?: number,
) {
  return createSubmission<InferOutput<TSchema>, TArgs>(
    {
      send,
      ask: (key, signal) => getRequestStatus(app.termloan, key, schema, signal),
    },
    sendTimeout,
  );
}
