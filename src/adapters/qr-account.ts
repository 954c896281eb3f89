import type { Kept } from '../storage/kept';

const NAME = 'qrAccountId';

/** Stores in this tab the chosen account for the QR's payments: its id, not its number. Null removes it. */
export function keepQrAccount({ keepInTab }: Pick<Kept, 'keepInTab'>, accountId: string | null): void {
  keepInTab(NAME, accountId);
}

/** Returns the stored id once, and removes it: a later visit of the QR page starts without it. Null without one. */
export function takeQrAccount({
  readInTab,
  keepInTab,
}: Pick<Kept, 'readInTab' | 'keepInTab'>): string | null {
  const accountId = readInTab(NAME);
  if (typeof accountId !== 'string') return null;
  keepInTab(NAME, null);
  return accountId;
}
