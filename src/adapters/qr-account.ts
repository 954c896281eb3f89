import type { Kept } from '../storage/kept';

const NAME = 'qrAccountId';

/** Keeps, in this tab, which account on file the merchant wants the QR's money on: its id, no number. Null keeps none. */
export function keepQrAccount({ keepInTab }: Pick<Kept, 'keepInTab'>, accountId: string | null): void {
  keepInTab(NAME, accountId);
}

/** The id that is kept, once: a later visit of the QR's page begins without it. Null where none is. */
export function takeQrAccount({
  readInTab,
  keepInTab,
}: Pick<Kept, 'readInTab' | 'keepInTab'>): string | null {
  const accountId = readInTab(NAME);
  if (typeof accountId !== 'string') return null;
  keepInTab(NAME, null);
  return accountId;
}
