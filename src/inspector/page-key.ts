/** Whether a pressed key is for the page: nobody types in a field, no dialog is open, and no Ctrl, Alt or Cmd is held. */
export function isPageKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return false;
  return !(target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}
