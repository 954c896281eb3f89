import type { Outcome } from '../../machines/domain/base/failure';
import type { OtpSent } from '../../machines/domain/identity/otp-sent';
import {
  type UdyamOtpType,
  type UdyamRegistration,
  type UdyamServiceName,
  udyamOtpTypes,
  type VerifiedUdyamOtp,
} from '../../machines/domain/udyam/udyam';
import type { CodeToCheck } from '../../machines/shared/otp-setup';
import type { UdyamData, UdyamSave, UdyamSentCodes } from '../../machines/udyam/context';
import type { CodeRequest } from '../../machines/udyam/setup';
import { getUdyamOtp, verifyUdyamOtp } from '../api/operations/udyam-otp';
import type { App } from './app';
import { clearSentCode, readSentCode } from './sent-codes';
import { refuseMissingArguments } from './writes';

/** Storage key of a sent code of the requested kind. */
export function subjectOf(request: CodeRequest | null): string {
  return `udyam-${request?.type.toLowerCase() ?? 'unknown'}`;
}

/** Codes that were sent from this phone and can still be entered, with their masked receivers. */
export function readSentCodes(
  app: Pick<App, 'storage' | 'clock'>,
  read: Pick<UdyamData, 'details'> | null,
): UdyamSentCodes {
  if (read === null) return {};
  const entries = udyamOtpTypes.flatMap((type) => {
    const sentCode = readSentCode(app, subjectOf({ type }));
    if (sentCode === null) return [];
    return [[type, { ...sentCode, sentTo: receiverOf(type, read.details.registration) }] as const];
  });
  return Object.fromEntries(entries);
}

/** Kinds of code whose receiver a step can change. */
const codesOfStep: Readonly<Partial<Record<UdyamServiceName, readonly UdyamOtpType[]>>> = {
  KYC: ['AADHAAR'],
  PERSONAL_DETAILS: ['MOBILE', 'EMAIL', 'UDYAM'],
};

/** After a step was saved: removes sent codes whose receiver the step may have changed. */
export function clearOldCodes(
  storage: App['storage'],
  save: UdyamSave | null,
  outcome: Outcome<unknown>,
): void {
  if (!outcome.ok || save === null) return;
  for (const type of codesOfStep[save.step] ?? []) clearSentCode({ storage }, subjectOf({ type }));
}

/** Masked number to which a code is sent; null for the Aadhaar's mobile, which only the register knows, and for e-mail. */
function receiverOf(type: UdyamOtpType, registration: UdyamRegistration): string | null {
  return type === 'MOBILE' || type === 'UDYAM' ? registration.maskedMobile : null;
}

/** Sends a one-time code. */
export function sendUdyamCode(
  { termloan }: App,
  request: CodeRequest | null,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<OtpSent>> {
  return request === null ? refuseMissingArguments() : getUdyamOtp(termloan, request.type, key, signal);
}

/** Checks a one-time code; idempotent by key. */
export function checkUdyamCode(
  { termloan }: App,
  { args, code }: CodeToCheck<CodeRequest>,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<VerifiedUdyamOtp>> {
  return args === null
    ? refuseMissingArguments()
    : verifyUdyamOtp(termloan, { type: args.type, code }, key, signal);
}
