import type { Mandate, MandateMethod, MandateType } from './mandate';

/** Methods to approve a mandate, each the fallback of the one before (domain.md). After the last one, the merchant contacts the lender. */
export const APPROVAL_METHODS = ['upiApp', 'upiQr', 'netBanking', 'debitCard', 'aadhaar'] as const;
export type ApprovalMethod = (typeof APPROVAL_METHODS)[number];

/** How an approval method is asked for: the mandate's type, and the way it is approved. */
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

/** What the merchant does next: the same way again, after something or at once, the next way, or somebody helps. */
export type NextStep = 'again' | 'againLater' | 'nextWay' | 'contact';

/** What a refusal means for the fallback order. */
export interface Verdict {
  readonly step: NextStep;
  /** Ways that cannot work after this reason. */
  readonly closes: readonly ApprovalMethod[];
}

type Closes = 'nothing' | 'thisWay' | 'debitCard' | 'theInstrument' | 'netBanking' | 'everything';
interface Rule {
  readonly step: NextStep;
  readonly closes: Closes;
}

/** Each reason of domain.md. `contact` closes all: the account itself is the trouble, and it was confirmed with the offer. */
const rules: Readonly<Record<string, Rule>> = {
  already_declined: { step: 'again', closes: 'nothing' },
  authentication_failed: { step: 'nextWay', closes: 'thisWay' },
  bank_account_invalid: { step: 'contact', closes: 'everything' },
  bank_account_validation_failed: { step: 'nextWay', closes: 'thisWay' },
  bank_technical_error: { step: 'againLater', closes: 'nothing' },
  card_expired: { step: 'nextWay', closes: 'debitCard' },
  debit_instrument_blocked: { step: 'nextWay', closes: 'theInstrument' },
  debit_instrument_inactive: { step: 'nextWay', closes: 'theInstrument' },
  duplicate_request: { step: 'againLater', closes: 'nothing' },
  incorrect_otp: { step: 'again', closes: 'nothing' },
  incorrect_pin: { step: 'again', closes: 'nothing' },
  insufficient_funds: { step: 'again', closes: 'nothing' },
  joint_account_not_allowed: { step: 'contact', closes: 'everything' },
  otp_attempts_exceeded: { step: 'nextWay', closes: 'thisWay' },
  payment_cancelled: { step: 'again', closes: 'nothing' },
  payment_pending_approval: { step: 'againLater', closes: 'nothing' },
  payment_timed_out: { step: 'again', closes: 'nothing' },
  transaction_limit_exceeded: { step: 'nextWay', closes: 'thisWay' },
  user_not_registered_for_netbanking: { step: 'nextWay', closes: 'netBanking' },
};

/** A reason that nobody knows: the same way may work, and the next one stands beside it. */
const unknown: Rule = { step: 'again', closes: 'nothing' };

/**
 * What a bank's refusal means for the fallback order.
 * @param reason the service's word; null, or one that we do not know, closes nothing
 * @param approvalMethod the method that was tried
 */
export function verdictOf(reason: string | null, approvalMethod: ApprovalMethod): Verdict {
  const known = reason !== null && Object.keys(rules).includes(reason) ? rules[reason] : undefined;
  const { step, closes } = known ?? unknown;
  return { step, closes: closedBy(closes, approvalMethod) };
}

/** UPI app and UPI code are the same account and app: what closes one closes both. */
function sameInstrument(approvalMethod: ApprovalMethod): readonly ApprovalMethod[] {
  return wireMethods[approvalMethod].type === 'UPI' ? ['upiApp', 'upiQr'] : [approvalMethod];
}

function closedBy(closes: Closes, approvalMethod: ApprovalMethod): readonly ApprovalMethod[] {
  switch (closes) {
    case 'nothing':
      return [];
    case 'thisWay':
      return sameInstrument(approvalMethod);
    case 'debitCard':
    case 'netBanking':
      return [closes];
    case 'theInstrument':
      // Of a card it is the card; of any other way it is the account itself, and every way debits that.
      return approvalMethod === 'debitCard' ? ['debitCard'] : APPROVAL_METHODS;
    case 'everything':
      return APPROVAL_METHODS;
    default:
      return closes satisfies never;
  }
}

/** The next way that can work, below the one that was tried; null when somebody has to help. */
export function nextMethod(tried: ApprovalMethod, closed: readonly ApprovalMethod[]): ApprovalMethod | null {
  return (
    APPROVAL_METHODS.slice(APPROVAL_METHODS.indexOf(tried) + 1).find(
      (approvalMethod) => !closed.includes(approvalMethod),
    ) ?? null
  );
}

/** What is offered after a way failed: one thing to do, and the next way beside it where the same one may work too. */
export interface Offered {
  readonly step: NextStep;
  readonly next: ApprovalMethod | null;
  readonly closed: readonly ApprovalMethod[];
}

/**
 * What is offered after this way failed.
 * @param closedBefore ways that failed for good before
 */
export function optionsAfter(
  reason: string | null,
  approvalMethod: ApprovalMethod,
  closedBefore: readonly ApprovalMethod[],
): Offered {
  const verdict = verdictOf(reason, approvalMethod);
  const closed = [...new Set([...closedBefore, ...verdict.closes])];
  const next = verdict.step === 'contact' ? null : nextMethod(approvalMethod, closed);
  const isOver = verdict.step === 'nextWay' && next === null;
  return { step: isOver ? 'contact' : verdict.step, next, closed };
}
