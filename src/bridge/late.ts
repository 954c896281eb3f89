import type { Bridge } from './port';

/** A native bridge that is loaded only where there is a host: until it is here, the plain browser's form answers. */
export function createLateBridge(browser: Bridge, load: () => Promise<Bridge>): Bridge {
  const backListeners = new Set<() => void>();
  let current = browser;
  let loading: Promise<Bridge> | undefined;
  return {
    ...browser,
    async connect() {
      loading = load();
      current = await loading;
      current.onBack(() => {
        for (const listener of backListeners) listener();
      });
      return current.connect();
    },
    // What is asked meanwhile waits for the host.
    abilities: async () => ((await loading) ?? browser).abilities(),
    refreshToken: (isOurs) => current.refreshToken(isOurs),
    info: () => current.info(),
    toast: (message) => current.toast(message),
    close: () => current.close(),
    onBack(listener) {
      backListeners.add(listener);
      return () => backListeners.delete(listener);
    },
  };
}
