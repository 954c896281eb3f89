import type { SafeStorage } from './storage';

/** What is kept for one merchant: on a shared phone the next one neither reads nor finds it. */
export interface Owned {
  /** Names the merchant; what another one left is gone. */
  readonly belongTo: (merchantId: string) => void;
  readonly read: (name: string) => unknown;
  readonly write: (name: string, value: unknown) => void;
  readonly forget: () => void;
  /** Whose the record is that stands there, whoever is here now; null when there is none. */
  readonly lastOwner: () => string | null;
}

const KEY = 'kept';

/** Makes one record in a storage, marked with the id of the merchant that it is of. */
export function createOwned(area: SafeStorage): Owned {
  let owner: string | null = null;

  function written(): Readonly<Record<string, unknown>> | null {
    try {
      const kept: unknown = JSON.parse(area.read(KEY) ?? '');
      return isRecord(kept) ? kept : null;
    } catch {
      // Garbage is as good as nothing.
      return null;
    }
  }

  function record(): Readonly<Record<string, unknown>> {
    const kept = written();
    return kept !== null && kept.of === owner ? kept : { of: owner };
  }

  /** Another tab may have made the record another merchant's: what is of this one is not written over it. */
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
