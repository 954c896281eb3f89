import type { SafeStorage } from './storage';

/** What is kept for one merchant: on a shared phone the next one neither reads nor finds it. */
export interface Owned {
  /** Names the merchant; what another one left is gone. */
  readonly belongTo: (merchantId: string) => void;
  readonly read: (name: string) => unknown;
  readonly write: (name: string, value: unknown) => void;
  readonly forget: () => void;
}

const KEY = 'kept';

/** Makes one record in a storage, marked with the id of the merchant that it is of. */
export function createOwned(area: SafeStorage): Owned {
  let owner: string | null = null;

  function record(): Readonly<Record<string, unknown>> {
    try {
      const kept: unknown = JSON.parse(area.read(KEY) ?? '');
      if (isRecord(kept) && kept.of === owner) return kept;
    } catch {
      // Garbage is as good as nothing.
    }
    return { of: owner };
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
    write: (name, value) => write({ [name]: value }),
    forget() {
      owner = null;
      area.remove(KEY);
    },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
