import type { GenericSchema, InferOutput } from 'valibot';

import type { Outcome } from '../../machines/domain/base/failure';
import { type OtpSent, otpSent } from '../../machines/domain/identity/otp-sent';
import { createOtp } from '../../machines/shared/otp';
import type { CodeToCheck } from '../../machines/shared/otp-setup';
import type { App } from './app';
import { rememberCode, updateSentCode } from './sent-codes';
import { waits } from './waits';
import { write } from './writes';

/** The two calls of a one-time code, and the schema of the answer to a right code. */
interface OtpCalls<TArgs, TSchema extends GenericSchema> {
  /** Storage key of the code; one for each journey, or for each kind of code in it. */
  readonly subject: string | ((args: TArgs | null) => string);
  readonly schema: TSchema;
  /** Schema of the answer to the sending; `otpSent` where omitted. */
  readonly sentSchema?: GenericSchema<unknown, OtpSent>;
  readonly send: (args: TArgs | null, key: string, signal: AbortSignal) => Promise<Outcome<OtpSent>>;
  readonly check: (
    code: CodeToCheck<TArgs>,
    key: string,
    signal: AbortSignal,
  ) => Promise<Outcome<InferOutput<TSchema>>>;
}

/** Implements the ports of the one-time code chart: its two writes, its waits, and what a reload needs. */
export function otp<TArgs, TSchema extends GenericSchema>(
  app: Pick<App, 'termloan' | 'storage' | 'clock'>,
  { subject, schema, sentSchema = otpSent, send, check }: OtpCalls<TArgs, TSchema>,
) {
  const of = (args: TArgs | null) => (typeof subject === 'string' ? subject : subject(args));
  return createOtp<TArgs, InferOutput<TSchema>>().provide({
    actors: {
      sendCode: write<typeof sentSchema, TArgs | null>(app, sentSchema, send, {
        onAnswer: (answer, args) => rememberCode(app, of(args), answer),
      }),
      checkCode: write<TSchema, CodeToCheck<TArgs>>(app, schema, check, {
        onAnswer: (answer, code) => updateSentCode(app, of(code.args), answer),
      }),
      wait: waits(app),
    },
  });
}
