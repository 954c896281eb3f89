import type { GenericSchema, InferOutput } from 'valibot';

import { failure, type Outcome } from '../../machines/domain/base/failure';
import { createSubmission } from '../../machines/shared/submission';
import { getAccountRequestStatus, getRequestStatus } from '../api/operations/request-status';
import type { AccountService } from '../api/service';
import type { App } from './app';

interface WriteOptions<TData, TArgs> {
  /** Milliseconds until the answer counts as lost; a file on a slow network needs more than the usual 20 s. */
  readonly sendTimeout?: number;
  /** Hears the write's own answer, whether it came at once or from the service's store. */
  readonly onAnswer?: (answer: Outcome<TData>, args: TArgs) => void;
  /** The supplier-credit service, for a write that it was sent: each service knows of its own writes only. */
  readonly account?: AccountService;
}

/**
 * A write: sent under its key and, while its outcome is unknown, asked for by it.
 * @param schema reads the write's answer, also when it comes from the service's store
 */
export function write<TSchema extends GenericSchema, TArgs>(
  app: Pick<App, 'termloan'>,
  schema: TSchema,
  send: (args: TArgs, key: string, signal: AbortSignal) => Promise<Outcome<InferOutput<TSchema>>>,
  { sendTimeout, onAnswer, account }: WriteOptions<InferOutput<TSchema>, TArgs> = {},
) {
  return createSubmission<InferOutput<TSchema>, TArgs>(
    {
      async send(args, key, signal) {
        const answer = await send(args, key, signal);
        onAnswer?.(answer, args);
        return answer;
      },
      async ask(key, signal, args) {
        const status =
          account === undefined
            ? await getRequestStatus(app.termloan, key, schema, signal)
            : await getAccountRequestStatus(account, key, schema, signal);
        if (status.ok && status.data.kind === 'answered') onAnswer?.(status.data.outcome, args);
        return status;
      },
    },
    sendTimeout,
  );
}

/** The answer to a write whose arguments are missing from the chart's context: nothing is sent, and nothing was done. */
export function notGiven(): Promise<Outcome<never>> {
  return Promise.resolve({ ok: false, failure: failure('refused') });
}
