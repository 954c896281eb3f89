import { isMandateLost, type Mandate } from '../../../machines/domain/mandate/mandate';
import type { SettledFacts } from '../../../machines/settled/machine';
import { settledCopy } from '../../copy/settled';

const copy = settledCopy.autopay;

/** The status of autopay after the loan's end, as the service reports it; null when the mandate was not read. */
export function autopayStatusText({ mandate }: SettledFacts): string | null {
  if (mandate === null) return null;
  if (!mandate.ok) return copy.unknown;
  if (mandate.data === null) return copy.none;
  const bank = bankOf(mandate.data);
  return isMandateLost(mandate.data) ? copy.ended(bank) : copy.ending(bank);
}

/** Whether another status check can change anything: the bank has not confirmed the end, or did not answer. */
export function isMandateEndUnconfirmed({ mandate }: SettledFacts): boolean {
  return mandate !== null && (!mandate.ok || (mandate.data !== null && !isMandateLost(mandate.data)));
}

/** The bank, and the last four digits of the account. */
function bankOf({ bankName, accountLast4 }: Mandate): string {
  const name = bankName ?? copy.yourBank;
  return accountLast4 === null ? name : `${name} ••${accountLast4}`;
}
