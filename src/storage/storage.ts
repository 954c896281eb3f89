/** Storage that never throws. Where access fails, a read gives null and a write false; when it is full, a write gives false and the old value stays. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  /** Stores a value; false when that failed. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** Prefix of each key: a release with another format changes it, and so ignores values of older releases. */
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
        // Without access to the storage there is nothing to remove.
      }
    },
  };
}
