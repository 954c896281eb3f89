import { ENCRYPTED_PAYMENT, ENCRYPTED_PAYMENT_DECIDED, ENCRYPTED_PAYMENT_OF } from './encrypted-payment';
import type { Kept } from './kept';

/** The hosted pay-later page's result, encrypted for the service. */
interface Sealed {
  readonly checksum: string;
  readonly mCode: string;
  readonly encdata: string;
}

/** A tab's memory of its payments, also for payers without a session: amounts by payment, no personal data. */
interface PaymentMemory {
  /** Amount shown to the payer, in paise; null before any was shown. */
  readonly readToldAmount: (paymentId: string) => number | null;
  /** Stores the first amount that was shown; later ones do not replace it. */
  readonly keepToldAmount: (paymentId: string, amount: number) => void;
  /** The encrypted result, which is removed from the URL once it is read; only for its own merchant. */
  readonly readSealed: (paymentId: string) => Sealed | null;
  readonly keepSealed: (paymentId: string, sealed: Sealed) => void;
  /** The service has decided the payment: the encrypted result is kept for a reload only. */
  readonly settleSealed: () => void;
}

const memories = new WeakMap<Pick<Kept, 'tab'>, PaymentMemory>();

/** The tab's memory of its payments; one instance for each `kept`. */
export function paymentMemoryOf(kept: Pick<Kept, 'tab' | 'owner'>): PaymentMemory {
  const memory = memories.get(kept) ?? createPaymentMemory(kept);
  memories.set(kept, memory);
  return memory;
}

/** Creates it over the tab's storage, with an in-memory fallback. */
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
      const of = latest?.of ?? tab.read(ENCRYPTED_PAYMENT_OF) ?? '';
      // Before the session is known, the service decides: it decrypts a payment only for its own merchant.
      if (now !== null && of !== '' && of !== now) return null;
      return sealedOf(latest?.text ?? tab.read(ENCRYPTED_PAYMENT), paymentId);
    },
    keepSealed(paymentId, { checksum, mCode, encdata }) {
      const { now, last } = owner();
      const [of, text] = [now ?? last ?? '', JSON.stringify([paymentId, checksum, mCode, encdata])];
      latest =
        tab.write(ENCRYPTED_PAYMENT, text) && tab.write(ENCRYPTED_PAYMENT_OF, of) ? null : { of, text };
      tab.remove(ENCRYPTED_PAYMENT_DECIDED);
    },
    settleSealed: () => void tab.write(ENCRYPTED_PAYMENT_DECIDED, 'yes'),
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
