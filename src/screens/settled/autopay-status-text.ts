import { settledCopy } from '#messages/settled';
import { isMandateEnded, type Mandate } from '../../../machines/domain/mandate/mandate';
import type { SettledFacts } from '../../../machines/settled/machine';

const copy = settledCopy.autopay;

/** The status of autopay after the loan was closed; null where the mandate was not loaded. */
export function autopayStatusText({ mandate }: SettledFacts): string | null {
  if (mandate === null) return null;
  if (!mandate.ok) return copy.unknown;
  if (mandate.data === null) return copy.none;
  const bank = bankText(mandate.data);
  return isMandateEnded(mandate.data) ? copy.ended(bank) : copy.ending(bank);
}

/** Whether a retry can change the status of autopay: the mandate has not ended yet, or could not be loaded. */
export function isMandateEndUnconfirmed({ mandate }: SettledFacts): boolean {
  return mandate !== null && (!mandate.ok || (mandate.data !== null && !isMandateEnded(mandate.data)));
}

/** The name of the bank, with the last four digits of the account where they are known. */
function bankText({ bankName, accountLast4 }: Mandate): string {
  const name = bankName ?? copy.yourBank;
  return accountLast4 === null ? name : `${name} ••${accountLast4}`;
}
