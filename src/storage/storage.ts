/** Storage that never throws: full, forbidden or broken, it behaves as if it were empty. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  /** Keeps a value; false when it could not. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** Part of each key, so that a release does not misread values of an older one. */
const VERSION = 'v1';

/** Wraps a storage area. @param area returns it; the access itself may throw */
export function createSafeStorage(area: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        return area().getItem(`${VERSION}:${key}`);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        area().setItem(`${VERSION}:${key}`, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        area().removeItem(`${VERSION}:${key}`);
      } catch {
        // Not reachable: nothing to remove.
      }
    },
  };
}
