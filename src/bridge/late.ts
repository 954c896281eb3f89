import type { Bridge } from './port';

/** A native bridge that is loaded only where there is a host: until it is here, the plain browser's form answers. */
export function createLateBridge(fallback: Bridge, load: () => Promise<Bridge>): Bridge {
  const backListeners = new Set<() => void>();
  let current = fallback;
  return {
    async connect() {
      current = await load();
      current.onBack(() => {
        for (const listener of backListeners) listener();
      });
      return current.connect();
    },
    refreshToken: () => current.refreshToken(),
    info: () => current.info(),
    toast: (message) => current.toast(message),
    close: () => current.close(),
    onBack(listener) {
      backListeners.add(listener);
      return () => backListeners.delete(listener);
    },
  };
}
