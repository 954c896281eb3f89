/**
 * Dismisses the open modal dialog, as Escape does (`useModal`).
 * @returns false when none is open
 */
export function dismissModal(): boolean {
  const dialog = document.querySelector('dialog[open]');
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return dialog !== null;
}
