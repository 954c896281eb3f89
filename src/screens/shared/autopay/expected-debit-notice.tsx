import type { ReactNode } from 'react';
import { expectedDebitCopy as copy } from '#messages/expected-debit';
import { formatMoney } from '../../../../machines/domain/base/money';
import type { ExpectedDebit } from '../../../../machines/domain/mandate/autopay-debit';
import type { Mandate } from '../../../../machines/domain/mandate/mandate';
import { formatDate } from '../../../copy/dates';
import { mandateAccount } from '../../../copy/mandate-account';
import { Banner } from '../../../ui/feedback/banner';

interface ExpectedDebitNoticeProps {
  readonly debit: ExpectedDebit;
  /** Null while it is unknown. */
  readonly mandate: Mandate | null;
  /** How to stop it, shortly before the debit. */
  readonly children?: ReactNode;
}

/** What autopay will take, when, and from which account. */
export function ExpectedDebitNotice({ debit, mandate, children }: ExpectedDebitNoticeProps) {
  const amount = debit.amount === null ? null : formatMoney(debit.amount);
  return (
    <Banner tone="info" title={copy.title(amount, formatDate(debit.on))}>
      {debitText(mandate, { isAmountKnown: amount !== null })}
      {children}
    </Banner>
  );
}

/** "You need not pay" is added only if the mandate is known to be active, and the amount too. */
function debitText(mandate: Mandate | null, { isAmountKnown }: { isAmountKnown: boolean }): string {
  if (mandate === null) return copy.isOn;
  const account = mandateAccount(mandate);
  const text = account === null ? copy.isOn : copy.from(account);
  return isAmountKnown ? `${text} ${copy.needNotPay}` : text;
}
