import type { ClientStorage } from './client-storage';
import { ENCRYPTED_PAYMENT, ENCRYPTED_PAYMENT_DECIDED, ENCRYPTED_PAYMENT_OF } from './encrypted-payment';

/** The hosted pay-later page's result, encrypted for the service. */
interface EncryptedResult {
  readonly checksum: string;
  readonly mCode: string;
  readonly encdata: string;
}

/** A tab's memory of its payments, also for payers without a session: amounts by payment, no personal data. */
interface PaymentMemory {
  /** Amount shown to the payer, in paise; null before any was shown. */
  readonly readShownAmount: (paymentId: string) => number | null;
  /** Stores the first amount that was shown; later ones do not replace it. */
  readonly storeShownAmount: (paymentId: string, amount: number) => void;
  /** The encrypted result, which is removed from the URL once it is read; only for its own merchant. */
  readonly readEncryptedResult: (paymentId: string) => EncryptedResult | null;
  readonly storeEncryptedResult: (paymentId: string, result: EncryptedResult) => void;
  /** The service has decided the payment: the encrypted result is kept for a reload only. */
  readonly markResultDecided: () => void;
}

const memories = new WeakMap<Pick<ClientStorage, 'tab'>, PaymentMemory>();

/** The tab's memory of its payments; one instance for each `kept`. */
export function paymentMemoryOf(kept: Pick<ClientStorage, 'tab' | 'owner'>): PaymentMemory {
  const memory = memories.get(kept) ?? createPaymentMemory(kept);
  memories.set(kept, memory);
  return memory;
}

/** Creates it over the tab's storage, with an in-memory fallback. */
function createPaymentMemory({ tab, owner }: Pick<ClientStorage, 'tab' | 'owner'>): PaymentMemory {
  const shownAmounts = new Map<string, number>();
  let latest: { readonly of: string; readonly text: string } | null = null;

  function readShownAmount(paymentId: string): number | null {
    const known = shownAmounts.get(paymentId);
    if (known !== undefined) return known;
    const kept = tab.read(`shown-amount:${paymentId}`);
    return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : null;
  }

  return {
    readShownAmount,
    storeShownAmount(paymentId, amount) {
      if (readShownAmount(paymentId) !== null) return;
      shownAmounts.set(paymentId, amount);
      tab.write(`shown-amount:${paymentId}`, String(amount));
    },
    readEncryptedResult(paymentId) {
      const { now } = owner();
      const of = latest?.of ?? tab.read(ENCRYPTED_PAYMENT_OF) ?? '';
      // Before the session is known, the service decides: it decrypts a payment only for its own merchant.
      if (now !== null && of !== '' && of !== now) return null;
      return parseEncryptedResult(latest?.text ?? tab.read(ENCRYPTED_PAYMENT), paymentId);
    },
    storeEncryptedResult(paymentId, { checksum, mCode, encdata }) {
      const { now, last } = owner();
      const [of, text] = [now ?? last ?? '', JSON.stringify([paymentId, checksum, mCode, encdata])];
      latest =
        tab.write(ENCRYPTED_PAYMENT, text) && tab.write(ENCRYPTED_PAYMENT_OF, of) ? null : { of, text };
      tab.remove(ENCRYPTED_PAYMENT_DECIDED);
    },
    markResultDecided: () => void tab.write(ENCRYPTED_PAYMENT_DECIDED, 'yes'),
  };
}

function parseEncryptedResult(text: string | null, of: string): EncryptedResult | null {
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
