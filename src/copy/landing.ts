import { expectedDebitCopy } from '#messages/expected-debit';
import { homeCopy } from '#messages/home';
import { applicationCopy, creditCopy, loanTexts, runningLoanCopy } from '#messages/landing';
import { startedCopy } from '#messages/started-payment';
import { formatMoney } from '../../machines/domain/base/money';
import type { LoanAction, SupplierCreditState } from '../../machines/domain/entry/landing';
import { formatDate } from './dates';
import { dueLabel, oldestUnpaid } from './due';

/** Sentence about the status of the supplier credit. */
export function creditText(credit: SupplierCreditState): string {
  switch (credit.kind) {
    case 'usable':
      return creditCopy.usable(formatMoney(credit.amount));
    case 'overdue':
      return creditCopy.overdue(credit.days);
    case 'spent':
      return creditCopy.spent;
    case 'unknown':
      return creditCopy.unknown;
  }
}

interface LoanCopy {
  readonly title: string;
  /** Short sentences, without the lender. */
  readonly details: readonly string[];
  /** Label of the primary action. */
  readonly action: string;
}

/** Status of the loan, and its next action. */
export function loanCopy(now: LoanAction): LoanCopy {
  if (now.kind === 'pay') return payCopy(now);
  if (now.kind === 'continue') {
    const { step, of } = now;
    const isStepKnown = step !== null && of !== null;
    return {
      title: applicationCopy.title,
      details: [isStepKnown ? applicationCopy.nextStep(step, of) : applicationCopy.next],
      action: isStepKnown ? applicationCopy.stepAction(step, of) : applicationCopy.action,
    };
  }
  return loanTexts[now.kind];
}

/** Texts for a running loan. A payment in progress is shown before the amount due, so that nothing is paid twice. */
function payCopy(now: Extract<LoanAction, { kind: 'pay' }>): LoanCopy {
  const { amount, due, pending, started, refund, debit } = now;
  // The day of the oldest unpaid instalment says more than "Due Since", whose days home counts from the start of the loan (spec 2.4).
  const when = [due === null ? runningLoanCopy.runs : (oldestUnpaid(due) ?? dueLabel(due))];
  const refundText = refund > 0 ? homeCopy.refund.title(formatMoney(refund)) : null;
  if (pending !== null) {
    return {
      title: homeCopy.pending.title(formatMoney(pending)),
      details: [runningLoanCopy.waitForBank],
      action: runningLoanCopy.see,
    };
  }
  if (started !== null) {
    return {
      title: startedCopy.title(formatMoney(started.amount), started.method),
      details: [runningLoanCopy.ifPaid],
      action: runningLoanCopy.see,
    };
  }
  if (debit?.kind === 'expected') {
    const sum = debit.amount === null ? null : formatMoney(debit.amount);
    return {
      title: expectedDebitCopy.title(sum, formatDate(debit.on)),
      details: present(
        sum !== null && now.isMandateKnown ? runningLoanCopy.needNotPay : runningLoanCopy.autopayIsOn,
        refundText,
      ),
      action: runningLoanCopy.see,
    };
  }
  if (amount === null) {
    return {
      title: now.isAllPaid ? homeCopy.allPaid : runningLoanCopy.runs,
      details:
        due === null ? present(refundText ?? runningLoanCopy.howItStands) : present(...when, refundText),
      action: runningLoanCopy.see,
    };
  }
  const failed =
    debit === null
      ? null
      : homeCopy.autopay.failed(formatMoney(debit.amount), debit.on === null ? null : formatDate(debit.on));
  return {
    title: runningLoanCopy.toPay(formatMoney(amount)),
    details: present(failed, ...when, refundText),
    action: runningLoanCopy.pay,
  };
}

function present(...parts: readonly (string | null)[]): readonly string[] {
  return parts.filter((part) => part !== null);
}
