import type { Outcome } from '../../machines/domain/base/failure';
import { isGoodCode } from '../../machines/domain/identity/one-time-code';
import type { OtpSent } from '../../machines/domain/identity/otp-sent';
import {
  type UdyamOtpType,
  type UdyamRegistration,
  type UdyamStep,
  udyamOtpTypes,
  type VerifiedUdyamOtp,
} from '../../machines/domain/udyam/udyam';
import type { CodeToCheck } from '../../machines/shared/otp-setup';
import type { UdyamCodesOut, UdyamRead, UdyamSave } from '../../machines/udyam/context';
import type { CodeWish } from '../../machines/udyam/setup';
import { getUdyamOtp, verifyUdyamOtp } from '../api/operations/udyam-otp';
import type { App } from './app';
import { codeOut, forgetCode } from './codes-out';
import { notGiven } from './writes';

/** Under this word the tab remembers that a code of this kind is out. */
export function subjectOf(wish: CodeWish | null): string {
  return `udyam-${wish?.type.toLowerCase() ?? 'unknown'}`;
}

/** Codes that this tab had sent and that can still be typed, with whom they went to by the service's word. */
export function recallCodes(
  app: Pick<App, 'kept' | 'clock'>,
  read: Pick<UdyamRead, 'details'> | null,
): UdyamCodesOut {
  if (read === null) return {};
  const found = udyamOtpTypes.flatMap((type) => {
    const out = codeOut(app, subjectOf({ type }));
    if (!isGoodCode(out, null)) return [];
    return [[type, { ...out, sentTo: receiverOf(type, read.details.registration) }] as const];
  });
  return Object.fromEntries(found);
}

/** Kinds of code that a page decides the receiver of. */
const codesOfStep: Readonly<Partial<Record<UdyamStep, readonly UdyamOtpType[]>>> = {
  KYC: ['AADHAAR'],
  PERSONAL_DETAILS: ['MOBILE', 'EMAIL', 'UDYAM'],
};

/** A code that went to the number before is none for the one that was told now. */
export function forgetOldCodes(kept: App['kept'], save: UdyamSave | null, answer: Outcome<unknown>): void {
  if (!answer.ok || save === null) return;
  for (const type of codesOfStep[save.step] ?? []) forgetCode({ kept }, subjectOf({ type }));
}

/** The phone of an Aadhaar is the register's own knowledge. */
function receiverOf(type: UdyamOtpType, told: UdyamRegistration): string | null {
  return type === 'MOBILE' || type === 'UDYAM' ? told.maskedMobile : null;
}

/** Sends a code. */
export function sendUdyamCode(
  { termloan }: App,
  wish: CodeWish | null,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<OtpSent>> {
  return wish === null ? notGiven() : getUdyamOtp(termloan, wish.type, key, signal);
}

/** Checks a code, once per key. */
export function checkUdyamCode(
  { termloan }: App,
  { args, code }: CodeToCheck<CodeWish>,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<VerifiedUdyamOtp>> {
  return args === null ? notGiven() : verifyUdyamOtp(termloan, { type: args.type, code }, key, signal);
}
