import type { GenericSchema, InferOutput } from 'valibot';

import { failure, type Outcome } from '../../machines/domain/base/failure';
import { createSubmission } from '../../machines/shared/submission';
import { getAccountRequestStatus, getRequestStatus } from '../api/operations/request-status';
import type { AccountService } from '../api/service';
import type { App } from './app';

interface WriteOptions<TData, TArgs> {
  /** Timeout in milliseconds, after which the outcome is unknown; a file on a slow network needs more than the usual 20 s. */
  readonly sendTimeout?: number;
  /** Receives the write's answer, whether direct or stored by the service. */
  readonly onAnswer?: (answer: Outcome<TData>, args: TArgs) => void;
  /** The supplier-credit service for its own writes: each service knows only its own. */
  readonly account?: AccountService;
}

/**
 * A write: sent with its request key and, while its outcome is unknown, checked by that key.
 * @param schema reads the write's answer, also a stored one
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
      async checkStatus(key, signal, args) {
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
