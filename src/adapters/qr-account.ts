import type { ClientStorage } from '../storage/client-storage';

const NAME = 'qrAccountId';

/** Stores in this tab the chosen account for the QR's payments: its id, not its number. Null removes it. */
export function keepQrAccount(
  { writeInTab }: Pick<ClientStorage, 'writeInTab'>,
  accountId: string | null,
): void {
  writeInTab(NAME, accountId);
}

/** Returns the stored id once, and removes it: a later visit of the QR page starts without it. Null without one. */
export function takeQrAccount({
  readInTab,
  writeInTab,
}: Pick<ClientStorage, 'readInTab' | 'writeInTab'>): string | null {
  const accountId = readInTab(NAME);
  if (typeof accountId !== 'string') return null;
  writeInTab(NAME, null);
  return accountId;
}
