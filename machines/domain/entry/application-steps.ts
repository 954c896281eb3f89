import type { Ekyc } from '../identity/ekyc';
import type { IdentityVerificationStatus, KycValidity } from '../identity/kyc';
import { statusWithoutLapsedChecks } from '../identity/lapsed-check';
import type { LoanProfile } from '../merchant/loan-profile';
import type { UserState } from '../merchant/user-state';
import type { BankAccount } from '../payment/bank-account';
import { EARLIER_CHECK_PATH } from './resume';

/** The steps of an application by their route slugs, in their order (docs/decisions/012). */
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

/** The steps that are forms. They can be opened and changed again until the lender has decided. */
export const formSteps = [
  'basic-information',
  'shop-information',
  'application-form',
  'loan-information',
  'business-info',
] as const satisfies readonly ApplicationStep[];
export type FormStep = (typeof formSteps)[number];

/**
 * Status of a step. `waiting`: under review; the merchant continues with the next step. `stopped`: the merchant can do nothing
 * now; the step's page says why. `locked`: an earlier step comes first.
 */
export type StepStatus = 'done' | 'open' | 'waiting' | 'stopped' | 'locked';

/** What the status of each step is derived from: loaded on each visit, except for `reopened`, which client storage has. */
export interface ApplicationFacts {
  readonly userState: Pick<UserState, 'rateLimit'>;
  readonly identity: IdentityVerificationStatus;
  readonly kycValidity: Pick<KycValidity, 'isEligible'>;
  /** The newest Aadhaar check; null unless its status is needed (`isAadhaarCheckTriggered`). */
  readonly ekyc: Pick<Ekyc, 'status'> | null;
  readonly profile: LoanProfile;
  readonly accounts: readonly Pick<BankAccount, 'id'>[];
  /** Steps to be confirmed again, because a change in another step may have made their answers wrong. */
  readonly reopened: readonly FormStep[];
}

/** A step of the application, as shown in the step list. */
export interface RequiredStep {
  readonly step: ApplicationStep;
  /** Position in the list, counted from 1. */
  readonly number: number;
  readonly status: StepStatus;
  readonly entryUrl: `/${string}`;
}

/** Entry URL of a step. The URL of the bank step depends on whether the merchant has stored accounts. */
function entryUrlOf(
  step: ApplicationStep,
  { accounts, identity }: Pick<ApplicationFacts, 'accounts' | 'identity'>,
): `/${string}` {
  // The page that says that the check has expired, and what to do now.
  if (step === 'kyc' && identity.kycState === 'EXPIRED') return EARLIER_CHECK_PATH;
  if (step === 'verify-selfie') return '/termloan/verify-selfie';
  if (step === 'loan-information') return '/termloan/application/loan-information/1';
  if (step === 'bank') return `/termloan/application/bank/${accounts.length > 0 ? 'yes' : 'no'}`;
  return `/termloan/application/${step}`;
}

/** Status of a step by itself, without regard to earlier steps. */
type OwnStatus = Exclude<StepStatus, 'locked'>;

/** Whether an Aadhaar check was triggered and has not failed. It may be unfinished: only its own status tells the result. */
export function isAadhaarCheckTriggered({
  kycState,
  identityVerification: checks,
}: IdentityVerificationStatus): boolean {
  return kycState !== 'VERIFIED' && checks.isEkycAlreadyTriggered && !checks.isEkycFailed;
}

/** Whether the lender has verified the merchant's identity. */
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
  const isFoundInRegistry = checks.isCkycAlreadyTriggered && !checks.isCkycFailed;
  const isAadhaarVerified = isAadhaarCheckTriggered(facts.identity) && facts.ekyc?.status === 'VERIFIED';
  const isSubmitted = checks.isDocumentsUploaded || isFoundInRegistry || isAadhaarVerified;
  // Either everything was submitted and the lender refused, or the Aadhaar attempts are used up.
  if (kycState === 'FAILED' && (!isSubmitted || selfieStatus === 'VERIFIED')) return 'stopped';
  return isSubmitted ? 'done' : 'open';
}

function selfieStatus(facts: ApplicationFacts): OwnStatus {
  const { kycState, selfieStatus: status } = facts.identity;
  if (isVerified(facts) || status === 'VERIFIED') return 'done';
  if (status === 'PENDING') return 'waiting';
  return status === 'FAILED' && kycState === 'FAILED' ? 'stopped' : 'open';
}

/**
 * The answers without which a form step is not done. E-mail and location are optional; the number of employees is not, but it may be
 * 0, as which a missing one arrives.
 */
const requiredAnswers: Readonly<
  Record<FormStep, (profile: LoanProfile) => readonly (string | number | null)[]>
> = {
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
  const isComplete = requiredAnswers[step](profile).every(
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

/** Steps that need a verified PAN: a PAN under review does not unlock them. */
const stepsNeedingPan: ReadonlySet<ApplicationStep> = new Set(['kyc', 'verify-selfie']);

/**
 * All steps in order with their status. An open step is locked unless all earlier steps are done or under review. A step that
 * is done stays done, even if an earlier step is not.
 */
export function requiredSteps(application: ApplicationFacts): readonly RequiredStep[] {
  const facts = {
    ...application,
    identity: statusWithoutLapsedChecks(application.identity, application.kycValidity),
  };
  const isPanDone = panStatus(facts) === 'done';
  let areEarlierStepsDone = true;
  return applicationSteps.map((step, index) => {
    const statusAlone = ownStatus(step, facts);
    const isLocked =
      statusAlone === 'open' && (!areEarlierStepsDone || (stepsNeedingPan.has(step) && !isPanDone));
    const status = isLocked ? 'locked' : statusAlone;
    areEarlierStepsDone &&= status === 'done' || status === 'waiting';
    return { step, number: index + 1, status, entryUrl: entryUrlOf(step, facts) };
  });
}

/** The first open step; null when the merchant has nothing left to do, or can do nothing now. */
export function nextStep(steps: readonly RequiredStep[]): RequiredStep | null {
  return steps.find(({ status }) => status === 'open') ?? null;
}

/** Whether every step is done or under review, so that only the lender's decision is missing. */
export function isApplicationComplete(steps: readonly RequiredStep[]): boolean {
  return steps.every(({ status }) => status === 'done' || status === 'waiting');
}

/** Whether a step's page can be opened. Of the steps that are done, only those that can be changed are. */
export function mayOpenStep(steps: readonly RequiredStep[], requested: ApplicationStep): boolean {
  const status = steps.find(({ step }) => step === requested)?.status ?? 'locked';
  if (status === 'done') return requested === 'bank' || formSteps.some((step) => step === requested);
  return status !== 'locked';
}

/**
 * Steps whose answers a change of the profile may have made wrong. The kind of business (business-info) depends on what the shop
 * sells and where it is, so a new address, pincode or business category reopens that step.
 */
export function stepsReopenedBy(oldProfile: LoanProfile, newProfile: LoanProfile): readonly FormStep[] {
  const wasComplete = oldProfile.address !== null && oldProfile.businessUnit !== null;
  const fields = ['address', 'pincode', 'businessCategory'] as const;
  return wasComplete && fields.some((field) => oldProfile[field] !== newProfile[field])
    ? ['business-info']
    : [];
}
