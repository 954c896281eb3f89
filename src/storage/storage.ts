/** Storage that forgives: full, forbidden or broken, it behaves as if it were empty, and nothing is thrown. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  /** Keeps a value; false when it could not. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** Keys are versioned, so that a later release never misreads an older one's value. */
const VERSION = 'v1';

/** Makes storage safe. @param area gives the browser's storage; the very access may throw */
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
        // What cannot be reached is as good as gone.
      }
    },
  };
}
