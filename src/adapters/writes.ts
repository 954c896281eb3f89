import type { GenericSchema, InferOutput } from 'valibot';

import { failure, type Outcome } from '../../machines/domain/base/failure';
import { createSubmission } from '../../machines/shared/submission';
import { getAccountRequestStatus, getRequestStatus } from '../api/operations/request-status';
import type { AccountService } from '../api/service';
import type { App } from './app';

/** Timeout of a write with a file, in ms, for slow networks; one without progress fails much earlier (src/api/xhr-transport.ts). */
const UPLOAD_TIMEOUT = 180_000;

interface WriteOptions<TData, TArgs> {
  /** The write sends a file: its outcome is unknown after three minutes; of another one after 20 s. */
  readonly isUpload?: boolean;
  /**
   * Called with the outcome of each send, also where no response came, and with a stored answer from a status check. Not called where
   * nothing is sent because the phone is offline.
   */
  readonly onOutcome?: (outcome: Outcome<TData>, args: TArgs) => void;
  /** The page itself sends this write, without a tap: it is sent even where the phone says that it is offline. */
  readonly isAutomatic?: boolean;
  /** The supplier-credit service, for its own writes: a status check must be sent to the service of the write. */
  readonly account?: AccountService;
}

/**
 * Creates the submission of a write: sends it with its request key and, while the outcome is unknown, checks the status by that key.
 * A phone that is offline is told at once, at the first tap, that nothing was sent; the next tap sends.
 * @param schema reads the write's answer, also a stored one
 */
export function write<TSchema extends GenericSchema, TArgs>(
  app: Pick<App, 'termloan'>,
  schema: TSchema,
  send: (args: TArgs, key: string, signal: AbortSignal) => Promise<Outcome<InferOutput<TSchema>>>,
  {
    isUpload = false,
    isAutomatic = false,
    onOutcome,
    account,
  }: WriteOptions<InferOutput<TSchema>, TArgs> = {},
) {
  let wasRefusedOffline = isAutomatic;
  return createSubmission<InferOutput<TSchema>, TArgs>(
    {
      async send(args, key, signal, isFirst) {
        // Some web views say that they are offline when they are not: the next tap sends all the same.
        if (isFirst && !wasRefusedOffline && isOffline()) {
          wasRefusedOffline = true;
          return { ok: false, failure: failure('offline') };
        }
        wasRefusedOffline = isAutomatic;
        const outcome = await send(args, key, signal);
        onOutcome?.(outcome, args);
        return outcome;
      },
      async checkStatus(key, signal, args) {
        const status =
          account === undefined
            ? await getRequestStatus(app.termloan, key, schema, signal)
            : await getAccountRequestStatus(account, key, schema, signal);
        if (status.ok && status.data.kind === 'answered') onOutcome?.(status.data.outcome, args);
        return status;
      },
    },
    isUpload ? UPLOAD_TIMEOUT : undefined,
  );
}

/** Whether the browser says that there is no network; false where it says nothing. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** Refusal for a write whose arguments are missing in the chart's context: nothing is sent. */
export function refuseMissingArguments(): Promise<Outcome<never>> {
  return Promise.resolve({ ok: false, failure: failure('refused') });
}
