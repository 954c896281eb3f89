import type { SafeStorage } from './storage';

/** A record of one merchant, which another one on the same phone can't read. */
export interface MerchantRecord {
  /** Sets the merchant; another one's record is removed. */
  readonly belongTo: (merchantId: string) => void;
  readonly read: (name: string) => unknown;
  readonly write: (name: string, value: unknown) => void;
  readonly forget: () => void;
  /** Owner of the stored record, which may be another merchant; null without a record. */
  readonly lastOwner: () => string | null;
}

const KEY = 'kept';

/** Creates a record in a storage area, marked with the merchant's id. */
export function createMerchantRecord(area: SafeStorage): MerchantRecord {
  let owner: string | null = null;

  function written(): Readonly<Record<string, unknown>> | null {
    try {
      const kept: unknown = JSON.parse(area.read(KEY) ?? '');
      return isRecord(kept) ? kept : null;
    } catch {
      // Unreadable content is treated as no record.
      return null;
    }
  }

  function record(): Readonly<Record<string, unknown>> {
    const kept = written();
    return kept !== null && kept.of === owner ? kept : { of: owner };
  }

  /** Another tab may have stored another merchant's record, which must not be overwritten. */
  function isAnothers(): boolean {
    const of = written()?.of;
    return owner !== null && typeof of === 'string' && of !== owner;
  }

  function write(change: Readonly<Record<string, unknown>>): void {
    area.write(KEY, JSON.stringify({ ...record(), ...change }));
  }

  return {
    belongTo(merchantId) {
      owner = merchantId;
      write({});
    },
    read: (name) => record()[name],
    write(name, value) {
      if (!isAnothers()) write({ [name]: value });
    },
    forget() {
      if (!isAnothers()) area.remove(KEY);
      owner = null;
    },
    lastOwner() {
      const of = written()?.of;
      return typeof of === 'string' ? of : null;
    },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
