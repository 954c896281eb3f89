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

/** Steps that are forms: they can be opened again and changed until the lender has decided. */
export const formSteps = [
  'basic-information',
  'shop-information',
  'application-form',
  'loan-information',
  'business-info',
] as const satisfies readonly ApplicationStep[];
export type FormStep = (typeof formSteps)[number];

/**
 * Status of a step. `waiting`: under review, the merchant continues with the next step. `stopped`: nothing can be done now,
 * its page says why. `locked`: an earlier step comes first.
 */
export type StepStatus = 'done' | 'open' | 'waiting' | 'stopped' | 'locked';

/** What the service returns about an application, read on each visit; the status of each step is derived from it alone. */
export interface ApplicationFacts {
  readonly userState: Pick<UserState, 'rateLimit'>;
  readonly identity: IdentityVerificationStatus;
  readonly kycValidity: Pick<KycValidity, 'isEligible'>;
  /** The newest Aadhaar check, read only where its status is needed (`isAadhaarCheckTriggered`); else null. */
  readonly ekyc: Pick<Ekyc, 'status'> | null;
  readonly profile: LoanProfile;
  readonly accounts: readonly Pick<BankAccount, 'id'>[];
  /** Steps that must be confirmed again because a change in another step may have made them wrong. */
  readonly reopened: readonly FormStep[];
}

/** A step of the application, as the list shows it. */
export interface RequiredStep {
  readonly step: ApplicationStep;
  /** 1 is the first. */
  readonly number: number;
  readonly status: StepStatus;
  readonly entryUrl: `/${string}`;
}

/** URL of a step's page; the loan's purpose is page 1 of its step, and the bank step depends on the accounts on file. */
function entryUrlOf(
  step: ApplicationStep,
  { accounts, identity }: Pick<ApplicationFacts, 'accounts' | 'identity'>,
): `/${string}` {
  // An expired check opens the page that says so, and what is needed now.
  if (step === 'kyc' && identity.kycState === 'EXPIRED') return EARLIER_CHECK;
  if (step === 'verify-selfie') return '/termloan/verify-selfie';
  if (step === 'loan-information') return '/termloan/application/loan-information/1';
  if (step === 'bank') return `/termloan/application/bank/${accounts.length > 0 ? 'yes' : 'no'}`;
  return `/termloan/application/${step}`;
}

type OwnStatus = Exclude<StepStatus, 'locked'>;

/** An Aadhaar check was triggered and has not failed. Its own status must be read: this summary also counts one that is still open. */
export function isAadhaarCheckTriggered({
  kycState,
  identityVerification: checks,
}: IdentityVerificationStatus): boolean {
  return kycState !== 'VERIFIED' && checks.isEkycAlreadyTriggered && !checks.isEkycFailed;
}

/** The lender has verified the merchant's identity. */
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
  const { kycState, identityVerification: checks, selfieStatus } = facts.identity;
  if (isVerified(facts)) return 'done';
  if (kycState === 'PENDING_REVIEW') return 'waiting';
  const isFound = checks.isCkycAlreadyTriggered && !checks.isCkycFailed;
  const isByAadhaar = isAadhaarCheckTriggered(facts.identity) && facts.ekyc?.status === 'VERIFIED';
  const isGiven = checks.isDocumentsUploaded || isFound || isByAadhaar;
  // Everything was submitted and the lender refused, or the Aadhaar attempts are used up.
  if (kycState === 'FAILED' && (!isGiven || selfieStatus === 'VERIFIED')) return 'stopped';
  return isGiven ? 'done' : 'open';
}

function selfieStatus(facts: ApplicationFacts): OwnStatus {
  const { kycState, selfieStatus: status } = facts.identity;
  if (isVerified(facts) || status === 'VERIFIED') return 'done';
  if (status === 'PENDING') return 'waiting';
  return status === 'FAILED' && kycState === 'FAILED' ? 'stopped' : 'open';
}

/** The answers that each form step requires; e-mail, location and number of employees are optional. */
const answers: Readonly<Record<FormStep, (profile: LoanProfile) => readonly (string | number | null)[]>> = {
  'basic-information': (profile) => [
    profile.fatherName,
    profile.socialCategory,
    profile.homeAddressType,
    profile.homeOwnershipStatus,
  ],
  'shop-information': (profile) => [
    profile.address,
    profile.pincode,
    profile.shopOwnershipStatus,
    profile.businessCategory,
  ],
  'application-form': (profile) => [profile.monthlyIncome, profile.monthlySale],
  'loan-information': (profile) => [profile.loanPurpose],
  'business-info': (profile) => [profile.businessType, profile.businessUnit],
};

function formStatus(step: FormStep, { profile, reopened }: ApplicationFacts): OwnStatus {
  const isComplete = answers[step](profile).every(
    (answer) => answer !== null && answer !== '' && answer !== 0,
  );
  return isComplete && !reopened.includes(step) ? 'done' : 'open';
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
      return formStatus(step, facts);
  }
}

/** The registry and the selfie check need a verified PAN: one under review does not open them. */
const needPan: ReadonlySet<ApplicationStep> = new Set(['kyc', 'verify-selfie']);

/**
 * All steps in order. A step opens when those before it are done or under review. A step that is done stays done, whatever
 * the status of those before it.
 */
export function requiredSteps(read: ApplicationFacts): readonly RequiredStep[] {
  const facts = { ...read, identity: checksStillValid(read.identity, read.kycValidity) };
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

/** The next open step; null when the merchant has nothing left to do, or can do nothing now. */
export function nextStep(steps: readonly RequiredStep[]): RequiredStep | null {
  return steps.find(({ status }) => status === 'open') ?? null;
}

/** Every step is done or under review: only the lender's decision is left. */
export function isApplicationComplete(steps: readonly RequiredStep[]): boolean {
  return steps.every(({ status }) => status === 'done' || status === 'waiting');
}

/** The step can be opened: it is next, it can be changed, or its page says what is wrong. */
export function mayOpenStep(steps: readonly RequiredStep[], wanted: ApplicationStep): boolean {
  const status = steps.find(({ step }) => step === wanted)?.status ?? 'locked';
  if (status === 'done') return wanted === 'bank' || formSteps.some((step) => step === wanted);
  return status !== 'locked';
}

/**
 * Steps that a change may have made wrong. What a shop sells and where it is decide what kind of business it is
 * (business-info): after another address, pincode or kind of shop that step must be confirmed again.
 */
export function reopenedBy(before: LoanProfile, after: LoanProfile): readonly FormStep[] {
  const wasComplete = before.address !== null && before.businessUnit !== null;
  const fields = ['address', 'pincode', 'businessCategory'] as const;
  return wasComplete && fields.some((field) => before[field] !== after[field]) ? ['business-info'] : [];
}
