import type { SafeStorage } from './storage';

/** Values stored for one merchant; another merchant on the same phone cannot read them. */
export interface MerchantRecord {
  /** Sets the owner; removes another merchant's record. */
  readonly setOwner: (merchantId: string) => void;
  readonly read: (name: string) => unknown;
  /** Stores a value, unless the stored record is another merchant's; before the owner is known, every record is. */
  readonly write: (name: string, value: unknown) => void;
  /** Removes the owner's record. */
  readonly clear: () => void;
  /** Owner of the stored record, who may be another merchant; null without a record. */
  readonly storedOwner: () => string | null;
  /** A value of the stored record, whose owner may be another merchant; undefined without one. */
  readonly storedValue: (name: string) => unknown;
}

const KEY = 'kept';

/** Creates the merchant record of a storage area: one JSON value with the owner's id in `of`. */
export function createMerchantRecord(area: SafeStorage): MerchantRecord {
  let owner: string | null = null;

  function readStored(): Readonly<Record<string, unknown>> | null {
    try {
      const stored: unknown = JSON.parse(area.read(KEY) ?? 'null');
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

  function storedOwner(): string | null {
    const stored = readStored()?.of;
    return typeof stored === 'string' ? stored : null;
  }

  /** An earlier visit or another tab may have stored another merchant's record, which must not be overwritten. */
  function isOfAnotherMerchant(): boolean {
    const stored = storedOwner();
    return stored !== null && stored !== owner;
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
      // The session ended before its merchant was known: the stored record is of an earlier one, which ended as well.
      if (owner === null || !isOfAnotherMerchant()) area.remove(KEY);
      owner = null;
    },
    storedOwner,
    storedValue: (name) => readStored()?.[name],
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
