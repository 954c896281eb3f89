import type { SafeStorage } from './storage';

/** Values stored for one merchant; another merchant on the same phone cannot read them. */
export interface MerchantRecord {
  /** Sets the owner; removes another merchant's record. */
  readonly setOwner: (merchantId: string) => void;
  readonly read: (name: string) => unknown;
  readonly write: (name: string, value: unknown) => void;
  /** Removes the owner's record. */
  readonly clear: () => void;
  /** Owner of the stored record, who may be another merchant; null without a record. */
  readonly storedOwner: () => string | null;
}

const KEY = 'kept';

/** Creates the merchant record of a storage area: one JSON value with the owner's id in `of`. */
export function createMerchantRecord(area: SafeStorage): MerchantRecord {
  let owner: string | null = null;

  function readStored(): Readonly<Record<string, unknown>> | null {
    try {
      const stored: unknown = JSON.parse(area.read(KEY) ?? '');
      return isRecord(stored) ? stored : null;
    } catch {
      // Unreadable content is treated as no record.
      return null;
    }
  }

  function readOwn(): Readonly<Record<string, unknown>> {
    const stored = readStored();
    return stored !== null && stored.of === owner ? stored : { of: owner };
  }

  /** Another tab may have stored another merchant's record, which must not be overwritten. */
  function isOfAnotherMerchant(): boolean {
    const storedOwner = readStored()?.of;
    return owner !== null && typeof storedOwner === 'string' && storedOwner !== owner;
  }

  function write(change: Readonly<Record<string, unknown>>): void {
    area.write(KEY, JSON.stringify({ ...readOwn(), ...change }));
  }

  return {
    setOwner(merchantId) {
      owner = merchantId;
      write({});
    },
    read: (name) => readOwn()[name],
    write(name, value) {
      if (!isOfAnotherMerchant()) write({ [name]: value });
    },
    clear() {
      if (!isOfAnotherMerchant()) area.remove(KEY);
      owner = null;
    },
    storedOwner() {
      const storedOwner = readStored()?.of;
      return typeof storedOwner === 'string' ? storedOwner : null;
    },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
