import type { Mandate, MandateMethod, MandateType } from './mandate';

/** Approval methods in their fallback order (assumed). After the last one, the merchant has to contact the lender. */
export const APPROVAL_METHODS = ['upiApp', 'upiQr', 'netBanking', 'debitCard', 'aadhaar'] as const;
export type ApprovalMethod = (typeof APPROVAL_METHODS)[number];

/** The mandate type and method that request an approval method from the service. */
export const wireMethods: Readonly<
  Record<ApprovalMethod, { readonly type: MandateType; readonly method: MandateMethod }>
> = {
  upiApp: { type: 'UPI', method: 'UPI_INTENT' },
  upiQr: { type: 'UPI', method: 'UPI_QR' },
  netBanking: { type: 'ENACH', method: 'NETBANKING' },
  debitCard: { type: 'ENACH', method: 'DEBIT_CARD' },
  aadhaar: { type: 'ENACH', method: 'AADHAAR' },
};

/** Approval method of a mandate. Without a known method it is the first of the mandate's type; null when the type is unknown. */
export function approvalMethodOf({ type, method }: Pick<Mandate, 'type' | 'method'>): ApprovalMethod | null {
  const exact = APPROVAL_METHODS.find(
    (approvalMethod) =>
      wireMethods[approvalMethod].method === method && wireMethods[approvalMethod].type === type,
  );
  return (
    exact ?? APPROVAL_METHODS.find((approvalMethod) => wireMethods[approvalMethod].type === type) ?? null
  );
}

/** What the merchant does next: the same method now (`again`) or later, the next method, or contacting the lender. */
export type FallbackStep = 'again' | 'againLater' | 'nextMethod' | 'contact';

/** What follows from the reason of a failure. */
export interface Fallback {
  readonly step: FallbackStep;
  /** Methods that cannot succeed after this reason. */
  readonly rulesOut: readonly ApprovalMethod[];
}

/** What a reason rules out. `instrument`: the card for a card method, otherwise the account. */
type RuledOut = 'nothing' | 'thisMethod' | 'debitCard' | 'instrument' | 'netBanking' | 'everything';
interface Rule {
  readonly step: FallbackStep;
  readonly rulesOut: RuledOut;
}

/** The rule of each reason (assumed). `contact`: the account of the confirmed offer cannot be debited, so no method can succeed. */
const rules: Readonly<Record<string, Rule>> = {
  already_declined: { step: 'again', rulesOut: 'nothing' },
  authentication_failed: { step: 'nextMethod', rulesOut: 'thisMethod' },
  bank_account_invalid: { step: 'contact', rulesOut: 'everything' },
  bank_account_validation_failed: { step: 'nextMethod', rulesOut: 'thisMethod' },
  bank_technical_error: { step: 'againLater', rulesOut: 'nothing' },
  card_expired: { step: 'nextMethod', rulesOut: 'debitCard' },
  debit_instrument_blocked: { step: 'nextMethod', rulesOut: 'instrument' },
  debit_instrument_inactive: { step: 'nextMethod', rulesOut: 'instrument' },
  duplicate_request: { step: 'againLater', rulesOut: 'nothing' },
  incorrect_otp: { step: 'again', rulesOut: 'nothing' },
  incorrect_pin: { step: 'again', rulesOut: 'nothing' },
  insufficient_funds: { step: 'again', rulesOut: 'nothing' },
  joint_account_not_allowed: { step: 'contact', rulesOut: 'everything' },
  otp_attempts_exceeded: { step: 'nextMethod', rulesOut: 'thisMethod' },
  payment_cancelled: { step: 'again', rulesOut: 'nothing' },
  payment_pending_approval: { step: 'againLater', rulesOut: 'nothing' },
  payment_timed_out: { step: 'again', rulesOut: 'nothing' },
  transaction_limit_exceeded: { step: 'nextMethod', rulesOut: 'thisMethod' },
  user_not_registered_for_netbanking: { step: 'nextMethod', rulesOut: 'netBanking' },
};

/** Rule for an unknown reason: the same method may succeed, and the next one is offered as well. */
const ruleForUnknownReason: Rule = { step: 'again', rulesOut: 'nothing' };

/**
 * What follows from the reason of a bank's refusal.
 * @param reason the service's code; null or an unknown code rules out nothing
 * @param approvalMethod the method that was tried
 */
export function fallbackAfter(reason: string | null, approvalMethod: ApprovalMethod): Fallback {
  const rule = reason !== null && Object.keys(rules).includes(reason) ? rules[reason] : undefined;
  const { step, rulesOut } = rule ?? ruleForUnknownReason;
  return { step, rulesOut: unavailableAfter(rulesOut, approvalMethod) };
}

/** The method and those with the same account and app. UPI app and UPI QR share both, so ruling out one rules out both. */
function methodsLike(approvalMethod: ApprovalMethod): readonly ApprovalMethod[] {
  return wireMethods[approvalMethod].type === 'UPI' ? ['upiApp', 'upiQr'] : [approvalMethod];
}

function unavailableAfter(rulesOut: RuledOut, approvalMethod: ApprovalMethod): readonly ApprovalMethod[] {
  switch (rulesOut) {
    case 'nothing':
      return [];
    case 'thisMethod':
      return methodsLike(approvalMethod);
    case 'debitCard':
    case 'netBanking':
      return [rulesOut];
    case 'instrument':
      // For a card the instrument is the card; for any other method it is the account, which every method debits.
      return approvalMethod === 'debitCard' ? ['debitCard'] : APPROVAL_METHODS;
    case 'everything':
      return APPROVAL_METHODS;
    default:
      return rulesOut satisfies never;
  }
}

/** The next method in the fallback order that can succeed; null when there is none. */
export function nextMethod(
  tried: ApprovalMethod,
  unavailable: readonly ApprovalMethod[],
): ApprovalMethod | null {
  return (
    APPROVAL_METHODS.slice(APPROVAL_METHODS.indexOf(tried) + 1).find(
      (approvalMethod) => !unavailable.includes(approvalMethod),
    ) ?? null
  );
}

/** What is offered after a method failed: the next step and, also as an alternative to trying again, the next method. */
export interface FallbackOptions {
  readonly step: FallbackStep;
  readonly next: ApprovalMethod | null;
  readonly unavailable: readonly ApprovalMethod[];
}

/**
 * What is offered after a method failed.
 * @param unavailableBefore methods that earlier failures have ruled out
 */
export function optionsAfter(
  reason: string | null,
  approvalMethod: ApprovalMethod,
  unavailableBefore: readonly ApprovalMethod[],
): FallbackOptions {
  const fallback = fallbackAfter(reason, approvalMethod);
  const unavailable = [...new Set([...unavailableBefore, ...fallback.rulesOut])];
  const next = fallback.step === 'contact' ? null : nextMethod(approvalMethod, unavailable);
  const isLastMethod = fallback.step === 'nextMethod' && next === null;
  return { step: isLastMethod ? 'contact' : fallback.step, next, unavailable };
}
