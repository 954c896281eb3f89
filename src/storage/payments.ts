import type { SafeStorage } from './storage';

/** What the hosted pay-later page came back with: sealed, and of no use to anybody but the service. */
interface Sealed {
  readonly checksum: string;
  readonly mCode: string;
  readonly encdata: string;
}

/** What a tab remembers of its payments, also for strangers who pay by a link: amounts by payment, no personal data. */
export interface PaymentMemory {
  /** Paise that the payer was told; null when this tab told nothing yet. */
  readonly readToldAmount: (paymentId: string) => number | null;
  /** Keeps what the payer was told first; a later amount does not replace it. */
  readonly keepToldAmount: (paymentId: string, amount: number) => void;
  /** The sealed answer of the hosted page, which leaves the address once it is read; only for its own merchant. */
  readonly readSealed: (paymentId: string) => Sealed | null;
  readonly keepSealed: (paymentId: string, sealed: Sealed) => void;
  /** The service decided the payment: what was sealed is kept for a reload only. */
  readonly settleSealed: () => void;
}

/** The memory, as whoever knows the session steers it. */
interface OwnedPaymentMemory extends PaymentMemory {
  readonly belongTo: (merchantId: string) => void;
  /** The session ended. What nobody decided yet is found again by its merchant: the credit may be drawn already. */
  readonly forget: () => void;
}

interface Kept {
  /** The merchant's id; empty until it is known. */
  readonly of: string;
  readonly isSettled: boolean;
  readonly paymentId: string;
  readonly sealed: Sealed;
}

const SEALED = 'sealed-payment';

/**
 * Makes it over the tab's storage. Where that refuses, the page's own memory serves.
 * @param lastOwner the merchant who was here last: a page may come back before it is known who is here now
 */
export function createPaymentMemory(tab: SafeStorage, lastOwner: () => string | null): OwnedPaymentMemory {
  const told = new Map<string, number>();
  let latest: string | null = null;
  let owner: string | null = null;

  function readToldAmount(paymentId: string): number | null {
    const known = told.get(paymentId);
    if (known !== undefined) return known;
    const kept = tab.read(`told:${paymentId}`);
    return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : null;
  }

  const read = (): Kept | null => keptOf(latest ?? tab.read(SEALED));

  function keep({ of, isSettled, paymentId, sealed: { checksum, mCode, encdata } }: Kept): void {
    latest = JSON.stringify([of, isSettled ? 'settled' : 'open', paymentId, checksum, mCode, encdata]);
    tab.write(SEALED, latest);
  }

  function drop(): void {
    latest = null;
    tab.remove(SEALED);
  }

  return {
    readToldAmount,
    keepToldAmount(paymentId, amount) {
      if (readToldAmount(paymentId) !== null) return;
      told.set(paymentId, amount);
      tab.write(`told:${paymentId}`, String(amount));
    },
    readSealed(paymentId) {
      const kept = read();
      // Before it is known who is here, the service decides: it opens a payment only for its own merchant.
      const isOwn = owner === null || kept?.of === owner;
      return kept !== null && isOwn && kept.paymentId === paymentId ? kept.sealed : null;
    },
    keepSealed: (paymentId, sealed) =>
      keep({ of: owner ?? lastOwner() ?? '', isSettled: false, paymentId, sealed }),
    settleSealed() {
      const kept = read();
      if (kept !== null) keep({ ...kept, isSettled: true });
    },
    belongTo(merchantId) {
      owner = merchantId;
      const kept = read();
      if (kept?.of === '') keep({ ...kept, of: merchantId });
      else if (kept?.of !== merchantId) drop();
    },
    forget() {
      owner = null;
      if (read()?.isSettled !== false) drop();
    },
  };
}

function keptOf(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(kept) || !kept.every((part) => typeof part === 'string')) return null;
    const [of, state, paymentId, checksum, mCode, encdata] = kept;
    if (of === undefined || paymentId === undefined) return null;
    if (checksum === undefined || mCode === undefined || encdata === undefined) return null;
    return { of, isSettled: state === 'settled', paymentId, sealed: { checksum, mCode, encdata } };
  } catch {
    return null;
  }
}
