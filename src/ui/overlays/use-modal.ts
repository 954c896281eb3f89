import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a native `<dialog>` with `open`. Escape, the system's back gesture and a tap on the
 * backdrop call `onClose`; the owner decides. Without `showModal`, the dialog opens without being modal.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const latestOnClose = useRef(onClose);
  useLayoutEffect(() => {
    latestOnClose.current = onClose;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const page = document.documentElement;
    const before = page.style.overflow;
    const focused = document.activeElement;
    const native = typeof dialog.showModal === 'function';

    function cancel(event: Event) {
      event.preventDefault();
      latestOnClose.current();
    }
    // A browser may close it anyway (a second Escape): the owner must be notified.
    function closed() {
      latestOnClose.current();
    }
    function tap(event: MouseEvent) {
      // Taps on the backdrop hit the dialog element itself, as do those on its edge: compare their coordinates with its box.
      if (event.target !== dialog || dialog === null) return;
      const box = dialog.getBoundingClientRect();
      const inside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!inside) latestOnClose.current();
    }
    function key(event: KeyboardEvent) {
      if (!native && event.key === 'Escape') cancel(event);
    }

    if (native) dialog.showModal();
    else {
      dialog.setAttribute('open', '');
      dialog.querySelector<HTMLElement>('h2')?.focus();
    }
    page.style.overflow = 'hidden';
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    dialog.addEventListener('click', tap);
    dialog.addEventListener('keydown', key);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('click', tap);
      dialog.removeEventListener('keydown', key);
      page.style.overflow = before;
      if (native) dialog.close();
      else {
        dialog.removeAttribute('open');
        if (focused instanceof HTMLElement) focused.focus();
      }
    };
  }, [open]);

  return ref;
}
