import type { GenericSchema, InferOutput } from 'valibot';

import type { Outcome } from '../../machines/domain/base/failure';
import { type OtpSent, otpSentSchema } from '../../machines/domain/identity/otp-sent';
import type { ConsentRecord } from '../../machines/domain/merchant/consent';
import { createOtp } from '../../machines/shared/otp';
import type { CodeToCheck } from '../../machines/shared/otp-setup';
import type { App } from './app';
import { storeSentCode, updateSentCode } from './sent-codes';
import { createWait } from './wait';
import { write } from './writes';

/** The two calls of a one-time code, and the schemas of their answers. */
interface OtpCalls<TArgs, TSchema extends GenericSchema> {
  /** Storage key of the sent code, different for each kind of code. */
  readonly subject: string | ((args: TArgs | null) => string);
  /** Schema of the answer to a correct code. */
  readonly schema: TSchema;
  /** Schema of the answer to sending a code; `otpSentSchema` by default. */
  readonly sentSchema?: GenericSchema<unknown, OtpSent>;
  /** What was agreed to before the code was sent: it is stored as long as the code, for a reload. */
  readonly consentOf?: (args: TArgs) => ConsentRecord | null;
  readonly send: (args: TArgs | null, key: string, signal: AbortSignal) => Promise<Outcome<OtpSent>>;
  readonly check: (
    code: CodeToCheck<TArgs>,
    key: string,
    signal: AbortSignal,
  ) => Promise<Outcome<InferOutput<TSchema>>>;
}

/** Implements the ports of the one-time code chart. A sent code's data are stored, for a reload. */
export function otp<TArgs, TSchema extends GenericSchema>(
  app: Pick<App, 'termloan' | 'storage' | 'clock'>,
  { subject, schema, sentSchema = otpSentSchema, consentOf, send, check }: OtpCalls<TArgs, TSchema>,
) {
  const storageKey = (args: TArgs | null) => (typeof subject === 'string' ? subject : subject(args));
  return createOtp<TArgs, InferOutput<TSchema>>().provide({
    actors: {
      sendCode: write<typeof sentSchema, TArgs | null>(app, sentSchema, send, {
        onOutcome: (outcome, args) =>
          storeSentCode(app, storageKey(args), outcome, (args !== null && consentOf?.(args)) || null),
      }),
      checkCode: write<TSchema, CodeToCheck<TArgs>>(app, schema, check, {
        onOutcome: (outcome, code) => updateSentCode(app, storageKey(code.args), outcome),
      }),
      wait: createWait(app),
    },
  });
}
