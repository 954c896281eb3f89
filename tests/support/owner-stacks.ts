/**
 * Vitest setup: React's development build makes an Error for each element, up to 10,000 a second, to say in a warning where it was made. No
 * test reads these stacks, and they take a twentieth of the time of the tests in a DOM. React counts them: here they are used up.
 */
import * as react from 'react';

const USED_UP = 10_000;

if (typeof document !== 'undefined') {
  const internals: unknown = Reflect.get(
    react,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React counts its owner stacks elsewhere now.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => USED_UP,
    set: () => {},
  });
}
