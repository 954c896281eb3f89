import { failure, type Outcome } from '../../machines/domain/failure';
import type { OtpSent } from '../../machines/domain/otp-sent';
import {
  type NicCode,
  type UdyamDetails,
  type UdyamOtpType,
  type UdyamRegistration,
  udyamOtpTypes,
  type VerifiedUdyamOtp,
} from '../../machines/domain/udyam';
import type { CodeToCheck } from '../../machines/shared/otp-setup';
import type { UdyamRead, UdyamSave } from '../../machines/udyam/context';
import type { CodeWish } from '../../machines/udyam/setup';
import { getPanName } from '../api/operations/pan-name';
import { listNicCodes, updateUdyamDetails } from '../api/operations/udyam';
import { getUdyamOtp, verifyUdyamOtp } from '../api/operations/udyam-otp';
import type { App } from './app';
import { codeOut } from './codes-out';
import { readUdyamDrafts } from './udyam-drafts';

export { keepUdyamDraft } from './udyam-drafts';

/** Under this word the tab remembers that a code of this kind is out. */
export function subjectOf(wish: CodeWish | null): string {
  return `udyam-${wish?.type.toLowerCase() ?? 'unknown'}`;
}

type Helps = Pick<UdyamRead, 'panName' | 'drafts' | 'asOf'> & {
  readonly codesOut: (told: UdyamRegistration) => UdyamRead['codesOut'];
};

/** What helps beside the registration: the way goes on without it. */
export async function loadHelps(app: App, signal: AbortSignal): Promise<Helps> {
  const panName = await getPanName(app.termloan, signal);
  return {
    // It helps to type the name as the register compares it.
    panName: panName.ok ? panName.data : null,
    drafts: readUdyamDrafts(app.kept),
    codesOut: (told) => codesOut(app, told),
    asOf: app.clock.now(),
  };
}

/** Codes that this tab had sent, with whom they went to by the service's word. */
function codesOut(app: App, told: UdyamRegistration): UdyamRead['codesOut'] {
  const found = udyamOtpTypes.flatMap((type) => {
    const out = codeOut(app, subjectOf({ type }));
    return out === null ? [] : [[type, { ...out, sentTo: receiverOf(type, told) }] as const];
  });
  return Object.fromEntries(found);
}

/** The phone of an Aadhaar is the register's own knowledge. */
function receiverOf(type: UdyamOtpType, told: UdyamRegistration): string | null {
  return type === 'MOBILE' || type === 'UDYAM' ? told.maskedMobile : null;
}

/** Saves a page, or submits all. */
export function saveUdyam(
  { termloan }: App,
  save: UdyamSave | null,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<UdyamDetails>> {
  return save === null ? notGiven() : updateUdyamDetails(termloan, save, key, signal);
}

/** The kinds of business. */
export function loadNicCodes({ termloan }: App, signal: AbortSignal): Promise<Outcome<readonly NicCode[]>> {
  return listNicCodes(termloan, signal);
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

function notGiven(): Promise<Outcome<never>> {
  return Promise.resolve({ ok: false, failure: failure('refused') });
}
