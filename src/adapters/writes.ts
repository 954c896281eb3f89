import type { GenericSchema, InferOutput } from 'valibot';

import type { Outcome } from '../../machines/domain/failure';
import { createSubmission } from '../../machines/shared/submission';
import { getRequestStatus } from '../api/operations/request-status';
import type { App } from './app';

interface WriteOptions<TData, TArgs> {
  /** Milliseconds until the answer counts as lost; a file on a slow network needs more than the usual 20 s. */
  readonly sendTimeout?: number;
  /** Hears the write's own answer, whether it came at once or from the service's store. */
  readonly onAnswer?: (answer: Outcome<TData>, args: TArgs) => void;
}

/**
 * A write: sent under its key and, when its answer was lost, asked for by it.
 * @param schema reads the write's answer, also when it comes from the service's store
 */
export function write<TSchema extends GenericSchema, TArgs>(
  app: Pick<App, 'termloan'>,
  schema: TSchema,
  send: (args: TArgs, key: string, signal: AbortSignal) => Promise<Outcome<InferOutput<TSchema>>>,
  { sendTimeout, onAnswer }: WriteOptions<InferOutput<TSchema>, TArgs> = {},
) {
  return createSubmission<InferOutput<TSchema>, TArgs>(
    {
      async send(args, key, signal) {
        const answer = await send(args, key, signal);
        onAnswer?.(answer, args);
        return answer;
      },
      async ask(key, signal, args) {
        const status = await getRequestStatus(app.termloan, key, schema, signal);
        if (status.ok && status.data.kind === 'answered') onAnswer?.(status.data.outcome, args);
        return status;
      },
    },
    sendTimeout,
  );
}
