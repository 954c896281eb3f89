import type { ClientStorage } from './client-storage';
import { ENCRYPTED_PAYMENT, ENCRYPTED_PAYMENT_DECIDED, ENCRYPTED_PAYMENT_OWNER } from './encrypted-payment';

/** Result of the hosted pay-later page, encrypted for the service. */
interface EncryptedResult {
  readonly checksum: string;
  readonly mCode: string;
  readonly encdata: string;
}

/** What is stored of this tab's payments, also for payers without a session: no personal data. */
interface PaymentMemory {
  /** The first amount that the payer was shown, in paise; null before. */
  readonly readShownAmount: (paymentId: string) => number | null;
  /** Stores the first amount that was shown; later ones do not replace it. */
  readonly storeShownAmount: (paymentId: string, amount: number) => void;
  /** The stored result of this payment; null without one, or when it belongs to another merchant. */
  readonly readEncryptedResult: (paymentId: string) => EncryptedResult | null;
  /** Stores the result from the URL, for a page that is opened again. */
  readonly storeEncryptedResult: (paymentId: string, result: EncryptedResult) => void;
  /** Called when the service has decided the payment: the result is then removed by the end of the session, or after a day. */
  readonly markResultDecided: () => void;
}

type Areas = Pick<ClientStorage, 'sessionArea' | 'localArea' | 'merchantIds'>;

const memories = new WeakMap<Areas, PaymentMemory>();

/** The tab's memory of its payments; one instance for each storage. */
export function paymentMemoryOf(storage: Areas): PaymentMemory {
  const memory = memories.get(storage) ?? createPaymentMemory(storage);
  memories.set(storage, memory);
  return memory;
}

/** Creates the memory over both storages, with an in-memory fallback. */
function createPaymentMemory({ sessionArea, localArea, merchantIds }: Areas): PaymentMemory {
  /** The tab's first: in the browser's, another tab may have stored the result of its payment. */
  const areas = [sessionArea, localArea];
  const shownAmounts = new Map<string, number>();
  /** The encrypted result, where the storage refused it. */
  let unstored: { readonly ownerId: string; readonly text: string } | null = null;

  function readShownAmount(paymentId: string): number | null {
    const inMemory = shownAmounts.get(paymentId);
    if (inMemory !== undefined) return inMemory;
    const stored = sessionArea.read(`shown-amount:${paymentId}`);
    return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null;
  }

  return {
    readShownAmount,
    storeShownAmount(paymentId, amount) {
      if (readShownAmount(paymentId) !== null) return;
      shownAmounts.set(paymentId, amount);
      sessionArea.write(`shown-amount:${paymentId}`, String(amount));
    },
    readEncryptedResult(paymentId) {
      const { signedIn: merchantId } = merchantIds();
      const stored = areas.map((area) => ({
        ownerId: area.read(ENCRYPTED_PAYMENT_OWNER) ?? '',
        text: area.read(ENCRYPTED_PAYMENT),
      }));
      const results = (unstored === null ? stored : [unstored])
        // Before the merchant is known, the result is not compared: the service decrypts a payment only for its own merchant.
        .filter(({ ownerId }) => merchantId === null || ownerId === '' || ownerId === merchantId)
        .map(({ text }) => parseEncryptedResult(text, paymentId));
      return results.find((result) => result !== null) ?? null;
    },
    storeEncryptedResult(paymentId, { checksum, mCode, encdata }) {
      const { signedIn, inLocalStorage } = merchantIds();
      const ownerId = signedIn ?? inLocalStorage ?? '';
      const text = JSON.stringify([paymentId, checksum, mCode, encdata]);
      const [isStored] = areas.map((area) => {
        area.remove(ENCRYPTED_PAYMENT_DECIDED);
        return area.write(ENCRYPTED_PAYMENT, text) && area.write(ENCRYPTED_PAYMENT_OWNER, ownerId);
      });
      unstored = isStored === true ? null : { ownerId, text };
    },
    markResultDecided() {
      const texts = [unstored?.text ?? null, ...areas.map((area) => area.read(ENCRYPTED_PAYMENT))];
      const decided = texts.find((text) => text !== null);
      for (const area of areas)
        if (area.read(ENCRYPTED_PAYMENT) === decided)
          area.write(ENCRYPTED_PAYMENT_DECIDED, String(Date.now()));
    },
  };
}

/** Reads the stored JSON; null when it is malformed or of another payment. */
function parseEncryptedResult(text: string | null, paymentId: string): EncryptedResult | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(stored) || !stored.every((part) => typeof part === 'string')) return null;
    const [storedPaymentId, checksum, mCode, encdata] = stored;
    if (
      storedPaymentId !== paymentId ||
      checksum === undefined ||
      mCode === undefined ||
      encdata === undefined
    )
      return null;
    return { checksum, mCode, encdata };
  } catch {
    return null;
  }
}
