import type { Ekyc } from '../identity/ekyc';
import type { IdentityVerificationStatus, KycValidity } from '../identity/kyc';
import { checksStillValid } from '../identity/lapsed-check';
import type { LoanProfile } from '../merchant/loan-profile';
import type { UserState } from '../merchant/user-state';
import type { BankAccount } from '../payment/bank-account';
import { EARLIER_CHECK } from './resume';

/** The steps of an application by their route slugs, in the order in which they are taken (docs/decisions/012). */
export const applicationSteps = [
  'pan',
  'kyc',
  'verify-selfie',
  'basic-information',
  'shop-information',
  'application-form',
  'loan-information',
  'business-info',
  'bank',
] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** Steps that only ask what the merchant knows: they can be opened again, and changed, until the lender has decided. */
export const formSteps = [
  'basic-information',
  'shop-information',
  'application-form',
  'loan-information',
  'business-info',
] as const satisfies readonly ApplicationStep[];
export type FormStep = (typeof formSteps)[number];

/**
 * How a step stands. `waiting`: somebody looks at it, the merchant goes on meanwhile. `stopped`: nothing can be done there
 * now, its page says why. `locked`: a step before it comes first.
 */
export type StepStatus = 'done' | 'open' | 'waiting' | 'stopped' | 'locked';

/** What the service tells of an application; read afresh each time, it alone decides how the steps stand. */
export interface ApplicationFacts {
  readonly userState: Pick<UserState, 'rateLimit'>;
  readonly identity: IdentityVerificationStatus;
  readonly kycValidity: Pick<KycValidity, 'isEligible'>;
  /** The newest Aadhaar check, read where its word is needed (`isAadhaarAsked`); else null. */
  readonly ekyc: Pick<Ekyc, 'status'> | null;
  readonly profile: LoanProfile;
  readonly accounts: readonly Pick<BankAccount, 'id'>[];
  /** Steps whose answers another step's change put in question; they are asked once more. */
  readonly reopened: readonly FormStep[];
}

/** A step of the way, as the list shows it. */
export interface StepOnTheWay {
  readonly step: ApplicationStep;
  /** 1 is the first. */
  readonly number: number;
  readonly status: StepStatus;
  readonly entryUrl: `/${string}`;
}

/** The pages of the steps; the loan's purpose is page 1 of its step, and the bank's word depends on what is on file. */
function entryUrlOf(
  step: ApplicationStep,
  { accounts, identity }: Pick<ApplicationFacts, 'accounts' | 'identity'>,
): `/${string}` {
  // Who was identified before reads first that it holds no more, and what is needed now.
  if (step === 'kyc' && identity.kycState === 'EXPIRED') return EARLIER_CHECK;
  if (step === 'verify-selfie') return '/termloan/verify-selfie';
  if (step === 'loan-information') return '/termloan/application/loan-information/1';
  if (step === 'bank') return `/termloan/application/bank/${accounts.length > 0 ? 'yes' : 'no'}`;
  return `/termloan/application/${step}`;
}

type OwnStatus = Exclude<StepStatus, 'locked'>;

/** Nothing but the newest Aadhaar check itself tells whether it said yes: the summary counts one that is only open, too. */
export function isAadhaarAsked({
  kycState,
  identityVerification: told,
}: IdentityVerificationStatus): boolean {
  return kycState !== 'VERIFIED' && told.isEkycAlreadyTriggered && !told.isEkycFailed;
}

/** The lender has checked who the merchant is. */
function isVerified({ identity }: ApplicationFacts): boolean {
  return identity.kycState === 'VERIFIED';
}

function panStatus(facts: ApplicationFacts): OwnStatus {
  const { attemptsLeft, retryAfter } = facts.userState.rateLimit;
  if (isVerified(facts) || facts.identity.panStatus === 'VERIFIED') return 'done';
  if (facts.identity.panStatus === 'PENDING') return 'waiting';
  return attemptsLeft === 0 && retryAfter > 0 ? 'stopped' : 'open';
}

function identityStatus(facts: ApplicationFacts): OwnStatus {
  const { kycState, identityVerification: told, selfieStatus } = facts.identity;
  if (isVerified(facts)) return 'done';
  if (kycState === 'PENDING_REVIEW') return 'waiting';
  const isFound = told.isCkycAlreadyTriggered && !told.isCkycFailed;
  const isByAadhaar = isAadhaarAsked(facts.identity) && facts.ekyc?.status === 'VERIFIED';
  const isGiven = told.isDocumentsUploaded || isFound || isByAadhaar;
  // All is given, and the lender says no; or Aadhaar was tried too often.
  if (kycState === 'FAILED' && (!isGiven || selfieStatus === 'VERIFIED')) return 'stopped';
  return isGiven ? 'done' : 'open';
}

function selfieStatus(facts: ApplicationFacts): OwnStatus {
  const { kycState, selfieStatus: told } = facts.identity;
  if (isVerified(facts) || told === 'VERIFIED') return 'done';
  if (told === 'PENDING') return 'waiting';
  return told === 'FAILED' && kycState === 'FAILED' ? 'stopped' : 'open';
}

/** What each of these steps must have told; the e-mail, the place and the number of helpers may be missing. */
const answers: Readonly<Record<FormStep, (profile: LoanProfile) => readonly (string | number | null)[]>> = {
  'basic-information': (told) => [
    told.fatherName,
    told.socialCategory,
    told.homeAddressType,
    told.homeOwnershipStatus,
  ],
  'shop-information': (told) => [told.address, told.pincode, told.shopOwnershipStatus, told.businessCategory],
  'application-form': (told) => [told.monthlyIncome, told.monthlySale],
  'loan-information': (told) => [told.loanPurpose],
  'business-info': (told) => [told.businessType, told.businessUnit],
};

function toldStatus(step: FormStep, { profile, reopened }: ApplicationFacts): OwnStatus {
  const isTold = answers[step](profile).every((answer) => answer !== null && answer !== '' && answer !== 0);
  return isTold && !reopened.includes(step) ? 'done' : 'open';
}

function ownStatus(step: ApplicationStep, facts: ApplicationFacts): OwnStatus {
  switch (step) {
    case 'pan':
      return panStatus(facts);
    case 'kyc':
      return identityStatus(facts);
    case 'verify-selfie':
      return selfieStatus(facts);
    case 'bank':
      return facts.accounts.length > 0 ? 'done' : 'open';
    default:
      return toldStatus(step, facts);
  }
}

/** The registry and the selfie's check need a PAN that is verified: one that is being looked at does not open them. */
const needPan: ReadonlySet<ApplicationStep> = new Set(['kyc', 'verify-selfie']);

/**
 * The way through, in its order: a step opens when those before it are done, or are being looked at. What is done stays so,
 * whatever comes before it.
 */
export function stepsOnTheWay(told: ApplicationFacts): readonly StepOnTheWay[] {
  const facts = { ...told, identity: checksStillValid(told.identity, told.kycValidity) };
  const isPanDone = panStatus(facts) === 'done';
  let isFree = true;
  return applicationSteps.map((step, index) => {
    const own = ownStatus(step, facts);
    const isLocked = own === 'open' && (!isFree || (needPan.has(step) && !isPanDone));
    const status = isLocked ? 'locked' : own;
    isFree &&= status === 'done' || status === 'waiting';
    return { step, number: index + 1, status, entryUrl: entryUrlOf(step, facts) };
  });
}

/** The step that is next; null when nothing is left to do for the merchant, or nothing can be done now. */
export function nextStep(way: readonly StepOnTheWay[]): StepOnTheWay | null {
  return way.find(({ status }) => status === 'open') ?? null;
}

/** All is told: what is left is for the lender to look at. */
export function isWholeWay(way: readonly StepOnTheWay[]): boolean {
  return way.every(({ status }) => status === 'done' || status === 'waiting');
}

/** The step can be opened: it is next, or it can be changed, or its page says what the matter is. */
export function mayOpenStep(way: readonly StepOnTheWay[], wanted: ApplicationStep): boolean {
  const status = way.find(({ step }) => step === wanted)?.status ?? 'locked';
  if (status === 'done') return wanted === 'bank' || formSteps.some((step) => step === wanted);
  return status !== 'locked';
}

/**
 * Steps that a change puts in question. What a shop sells, and where it stands, decides what kind of business it is
 * (business-info): another address, pincode or kind of shop has that confirmed once more.
 */
export function reopenedBy(before: LoanProfile, after: LoanProfile): readonly FormStep[] {
  const wasTold = before.address !== null && before.businessUnit !== null;
  const fields = ['address', 'pincode', 'businessCategory'] as const;
  return wasTold && fields.some((field) => before[field] !== after[field]) ? ['business-info'] : [];
}
