import type { Outcome } from '../../machines/domain/base/failure';
import { isGoodCode } from '../../machines/domain/identity/one-time-code';
import type { OtpSent } from '../../machines/domain/identity/otp-sent';
import {
  type UdyamOtpType,
  type UdyamRegistration,
  type UdyamServiceName,
  udyamOtpTypes,
  type VerifiedUdyamOtp,
} from '../../machines/domain/udyam/udyam';
import type { CodeToCheck } from '../../machines/shared/otp-setup';
import type { UdyamRead, UdyamSave, UdyamSentCodes } from '../../machines/udyam/context';
import type { CodeRequest } from '../../machines/udyam/setup';
import { getUdyamOtp, verifyUdyamOtp } from '../api/operations/udyam-otp';
import type { App } from './app';
import { clearCode, readSentCode } from './sent-codes';
import { notGiven } from './writes';

/** Storage key of a sent code of this kind. */
export function subjectOf(request: CodeRequest | null): string {
  return `udyam-${request?.type.toLowerCase() ?? 'unknown'}`;
}

/** Codes sent in this tab that can still be entered, with their receiver as reported by the service. */
export function readSentCodes(
  app: Pick<App, 'storage' | 'clock'>,
  read: Pick<UdyamRead, 'details'> | null,
): UdyamSentCodes {
  if (read === null) return {};
  const found = udyamOtpTypes.flatMap((type) => {
    const out = readSentCode(app, subjectOf({ type }));
    if (!isGoodCode(out, null)) return [];
    return [[type, { ...out, sentTo: receiverOf(type, read.details.registration) }] as const];
  });
  return Object.fromEntries(found);
}

/** Kinds of code whose receiver a step can change. */
const codesOfStep: Readonly<Partial<Record<UdyamServiceName, readonly UdyamOtpType[]>>> = {
  KYC: ['AADHAAR'],
  PERSONAL_DETAILS: ['MOBILE', 'EMAIL', 'UDYAM'],
};

/** Removes codes that were sent to the former number. */
export function clearOldCodes(
  storage: App['storage'],
  save: UdyamSave | null,
  answer: Outcome<unknown>,
): void {
  if (!answer.ok || save === null) return;
  for (const type of codesOfStep[save.step] ?? []) clearCode({ storage }, subjectOf({ type }));
}

/** The mobile linked to the Aadhaar is known to the register only. */
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
  return request === null ? notGiven() : getUdyamOtp(termloan, request.type, key, signal);
}

/** Checks a one-time code, once per key. */
export function checkUdyamCode(
  { termloan }: App,
  { args, code }: CodeToCheck<CodeRequest>,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<VerifiedUdyamOtp>> {
  return args === null ? notGiven() : verifyUdyamOtp(termloan, { type: args.type, code }, key, signal);
}
