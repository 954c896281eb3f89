/** Storage as some web views have it. The functions run in the page before the app, so each uses nothing outside itself. */

export function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

/** As in an Android web view without `setDomStorageEnabled`. */
export function removeStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: () => null });
}

/** Local storage that takes nothing more; the session storage has a quota of its own. */
export function fillStorage(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
}
