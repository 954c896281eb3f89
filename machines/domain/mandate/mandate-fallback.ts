import type { Mandate, MandateMethod, MandateType } from './mandate';

/** Methods to approve a mandate, each the fallback of the one before (assumed). After the last one, the merchant contacts the lender. */
export const APPROVAL_METHODS = ['upiApp', 'upiQr', 'netBanking', 'debitCard', 'aadhaar'] as const;
export type ApprovalMethod = (typeof APPROVAL_METHODS)[number];

/** How an approval method is requested from the service: the mandate's type and method. */
export const wireMethods: Readonly<
  Record<ApprovalMethod, { readonly type: MandateType; readonly method: MandateMethod }>
> = {
  upiApp: { type: 'UPI', method: 'UPI_INTENT' },
  upiQr: { type: 'UPI', method: 'UPI_QR' },
  netBanking: { type: 'ENACH', method: 'NETBANKING' },
  debitCard: { type: 'ENACH', method: 'DEBIT_CARD' },
  aadhaar: { type: 'ENACH', method: 'AADHAAR' },
};

/** Approval method of a mandate; without one, the first of its type; null when the type is unknown. */
export function approvalMethodOf({ type, method }: Pick<Mandate, 'type' | 'method'>): ApprovalMethod | null {
  const exact = APPROVAL_METHODS.find(
    (approvalMethod) =>
      wireMethods[approvalMethod].method === method && wireMethods[approvalMethod].type === type,
  );
  return (
    exact ?? APPROVAL_METHODS.find((approvalMethod) => wireMethods[approvalMethod].type === type) ?? null
  );
}

/** The merchant's next step: the same method at once or later, the next method, or contacting the lender. */
export type NextStep = 'again' | 'againLater' | 'nextMethod' | 'contact';

/** What a refusal means for the fallback order. */
export interface Fallback {
  readonly step: NextStep;
  /** Methods that cannot work after this reason. */
  readonly rulesOut: readonly ApprovalMethod[];
}

type RuledOut = 'nothing' | 'thisMethod' | 'debitCard' | 'instrument' | 'netBanking' | 'everything';
interface Rule {
  readonly step: NextStep;
  readonly rulesOut: RuledOut;
}

/** Each reason (assumed). `contact` rules out every method: the account was confirmed with the offer, and it cannot be debited. */
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

/** For an unknown reason: the same method may work, and the next one is offered as well. */
const unknown: Rule = { step: 'again', rulesOut: 'nothing' };

/**
 * What a bank's refusal means for the fallback order.
 * @param reason the service's code; null or an unknown code rules out nothing
 * @param approvalMethod the method that was tried
 */
export function fallbackAfter(reason: string | null, approvalMethod: ApprovalMethod): Fallback {
  const known = reason !== null && Object.keys(rules).includes(reason) ? rules[reason] : undefined;
  const { step, rulesOut } = known ?? unknown;
  return { step, rulesOut: unavailableAfter(rulesOut, approvalMethod) };
}

/** UPI app and UPI QR use the same account and app: a reason that rules out one rules out both. */
function sameInstrument(approvalMethod: ApprovalMethod): readonly ApprovalMethod[] {
  return wireMethods[approvalMethod].type === 'UPI' ? ['upiApp', 'upiQr'] : [approvalMethod];
}

function unavailableAfter(rulesOut: RuledOut, approvalMethod: ApprovalMethod): readonly ApprovalMethod[] {
  switch (rulesOut) {
    case 'nothing':
      return [];
    case 'thisMethod':
      return sameInstrument(approvalMethod);
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

/** The next method in the fallback order that can work; null when the merchant has to contact the lender. */
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

/** What is offered after a method failed: the next step, and the next method as an alternative where the same one may work. */
export interface FallbackOptions {
  readonly step: NextStep;
  readonly next: ApprovalMethod | null;
  readonly unavailable: readonly ApprovalMethod[];
}

/**
 * What is offered after this method failed.
 * @param unavailableBefore methods that cannot work after earlier failures
 */
export function optionsAfter(
  reason: string | null,
  approvalMethod: ApprovalMethod,
  unavailableBefore: readonly ApprovalMethod[],
): FallbackOptions {
  const fallback = fallbackAfter(reason, approvalMethod);
  const unavailable = [...new Set([...unavailableBefore, ...fallback.rulesOut])];
  const next = fallback.step === 'contact' ? null : nextMethod(approvalMethod, unavailable);
  const isOver = fallback.step === 'nextMethod' && next === null;
  return { step: isOver ? 'contact' : fallback.step, next, unavailable };
}
