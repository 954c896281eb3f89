import type { Kept } from './kept';
import { SEALED, SEALED_OF, SEALED_SETTLED } from './sealed';

/** What the hosted pay-later page came back with: sealed, and of no use to anybody but the service. */
interface Sealed {
  readonly checksum: string;
  readonly mCode: string;
  readonly encdata: string;
}

/** What a tab remembers of its payments, also for strangers who pay by a link: amounts by payment, no personal data. */
interface PaymentMemory {
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

const memories = new WeakMap<Pick<Kept, 'tab'>, PaymentMemory>();

/** The tab's memory of its payments: one, however often the page of a payment is opened. */
export function paymentMemoryOf(kept: Pick<Kept, 'tab' | 'owner'>): PaymentMemory {
  const memory = memories.get(kept) ?? createPaymentMemory(kept);
  memories.set(kept, memory);
  return memory;
}

/** Makes it over the tab's storage. Where that refuses, the page's own memory serves. */
function createPaymentMemory({ tab, owner }: Pick<Kept, 'tab' | 'owner'>): PaymentMemory {
  const told = new Map<string, number>();
  let latest: { readonly of: string; readonly text: string } | null = null;

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
    readSealed(paymentId) {
      const { now } = owner();
      const of = latest?.of ?? tab.read(SEALED_OF) ?? '';
      // Before it is known who is here, the service decides: it opens a payment only for its own merchant.
      if (now !== null && of !== '' && of !== now) return null;
      return sealedOf(latest?.text ?? tab.read(SEALED), paymentId);
    },
    keepSealed(paymentId, { checksum, mCode, encdata }) {
      const { now, last } = owner();
      const [of, text] = [now ?? last ?? '', JSON.stringify([paymentId, checksum, mCode, encdata])];
      latest = tab.write(SEALED, text) && tab.write(SEALED_OF, of) ? null : { of, text };
      tab.remove(SEALED_SETTLED);
    },
    settleSealed: () => void tab.write(SEALED_SETTLED, 'yes'),
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
