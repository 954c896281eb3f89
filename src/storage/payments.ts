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
  /** The sealed answer of the hosted page, which leaves the address once it is read. */
  readonly readSealed: (paymentId: string) => Sealed | null;
  readonly keepSealed: (paymentId: string, sealed: Sealed) => void;
}

const SEALED = 'sealed-payment';

/** Makes it over the tab's storage. Where that refuses, the page's own memory serves. */
export function createPaymentMemory(tab: SafeStorage): PaymentMemory & { readonly forget: () => void } {
  const told = new Map<string, number>();
  let latest: string | null = null;
  function readToldAmount(paymentId: string): number | null {
    const known = told.get(paymentId);
    if (known !== undefined) return known;
    const kept = tab.read(`told:${paymentId}`);
    return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : null;
  }
  return {
    readToldAmount,
    keepToldAmount(paymentId, amount) {
      if (readToldAmount(paymentId) !== null) return;
      told.set(paymentId, amount);
      tab.write(`told:${paymentId}`, String(amount));
    },
    readSealed: (paymentId) => sealedOf(latest ?? tab.read(SEALED), paymentId),
    keepSealed(paymentId, { checksum, mCode, encdata }) {
      latest = JSON.stringify([paymentId, checksum, mCode, encdata]);
      tab.write(SEALED, latest);
    },
    forget() {
      latest = null;
      tab.remove(SEALED);
    },
  };
}

function sealedOf(text: string | null, of: string): Sealed | null {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(kept) || !kept.every((part) => typeof part === 'string')) return null;
    const [paymentId, checksum, mCode, encdata] = kept;
    if (paymentId !== of || checksum === undefined || mCode === undefined || encdata === undefined)
      return null;
    return { checksum, mCode, encdata };
  } catch {
    return null;
  }
}
