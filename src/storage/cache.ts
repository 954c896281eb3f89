import type { ClientStorage } from './client-storage';

/**
 * Cached fields of a supplier, the merchant or a selfie (spec 3): never a document, number or picture. Names are left out, too: a
 * shop is often named after its owner.
 */
export interface CachedEntity {
  readonly id: string;
  readonly status: string | null;
}

/** Step and ids of an unfinished journey; all other data is loaded from the service. */
export interface Draft {
  readonly journey: string;
  /** Version of the journey's steps; a draft of another version is ignored. */
  readonly version: number;
  readonly step: string;
  readonly ids: Readonly<Record<string, string>>;
}

/** Cache in the merchant record; only the fields of the types above are written. */
export interface Cache {
  readonly read: (name: 'supplier' | 'merchant' | 'selfie') => CachedEntity | null;
  readonly store: (name: 'supplier' | 'selfie', value: CachedEntity) => void;
  readonly readDraft: (journey: string, version: number) => Draft | null;
  readonly writeDraft: (draft: Draft) => void;
}

/** Creates the cache. Values that don't match their schema (another release, tampering) are treated as absent. */
export function createCache({ read, write }: Pick<ClientStorage, 'read' | 'write'>): Cache {
  return {
    read: (name) => readCached(read(name)),
    store: (name, { id, status }) => write(name, { id, status }),
    readDraft(journey, version) {
      const draft = readDraft(read('draft'));
      return draft?.journey === journey && draft.version === version ? draft : null;
    },
    writeDraft: ({ journey, version, step, ids }) => write('draft', { journey, version, step, ids }),
  };
}

function readCached(value: unknown): CachedEntity | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('status' in value)) return null;
  const { id, status } = value;
  if (typeof id !== 'string' || (typeof status !== 'string' && status !== null)) return null;
  return { id, status };
}

function readDraft(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('journey' in value && 'version' in value && 'step' in value && 'ids' in value)) return null;
  const { journey, version, step, ids } = value;
  if (typeof journey !== 'string' || typeof version !== 'number' || typeof step !== 'string') return null;
  return isIds(ids) ? { journey, version, step, ids } : null;
}

function isIds(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((id) => typeof id === 'string')
  );
}
