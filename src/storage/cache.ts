import type { ClientStorage } from './client-storage';

/**
 * Cached fields of a supplier or a selfie (spec 3; the merchant's are in `client-storage.ts`): never a document, a number or a
 * picture. Names are left out, too: a shop is often named after its owner.
 */
export interface CachedEntity {
  readonly id: string;
  readonly status: string | null;
}

/** Cache in the merchant record; only the fields of the types above are written. */
export interface Cache {
  readonly read: (name: 'supplier' | 'selfie') => CachedEntity | null;
  readonly store: (name: 'supplier' | 'selfie', value: CachedEntity) => void;
}

/** Creates the cache. Values that don't match their schema (another release, tampering) are treated as absent. */
export function createCache({ read, write }: Pick<ClientStorage, 'read' | 'write'>): Cache {
  return {
    read: (name) => readCached(read(name)),
    store: (name, { id, status }) => write(name, { id, status }),
  };
}

function readCached(value: unknown): CachedEntity | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('status' in value)) return null;
  const { id, status } = value;
  if (typeof id !== 'string' || (typeof status !== 'string' && status !== null)) return null;
  return { id, status };
}
