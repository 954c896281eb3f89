import type { ClientStorage } from '../storage/client-storage';

const KEY = 'qrAccountId';

/** Stores in this tab the id of the account that was chosen for the QR's payments. Null removes it. */
export function storeQrAccount(
  { writeInTab }: Pick<ClientStorage, 'writeInTab'>,
  accountId: string | null,
): void {
  writeInTab(KEY, accountId);
}

/** Returns the stored id and removes it, so that a later visit to the QR page does not use it again. Null without one. */
export function readAndClearQrAccount({
  readInTab,
  writeInTab,
}: Pick<ClientStorage, 'readInTab' | 'writeInTab'>): string | null {
  const accountId = readInTab(KEY);
  if (typeof accountId !== 'string') return null;
  writeInTab(KEY, null);
  return accountId;
}
