import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a native `<dialog>` with `open`. Escape, the system's back gesture and a tap on the
 * backdrop ask through `onClose`; the owner decides. Where `showModal` is missing it opens plainly.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const ask = useRef(onClose);
  useLayoutEffect(() => {
    ask.current = onClose;
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
      ask.current();
    }
    // A browser may close it all the same (a second Escape): the owner must hear of it.
    function closed() {
      ask.current();
    }
    function tap(event: MouseEvent) {
      // The backdrop's taps land on the dialog itself, as do those on its edge: look where they fell.
      if (event.target !== dialog || dialog === null) return;
      const box = dialog.getBoundingClientRect();
      const inside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!inside) ask.current();
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
