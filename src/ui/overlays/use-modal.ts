import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a native `<dialog>` as `open` says. Escape, a tap on the backdrop and the phone's back only call `onClose`: the
 * owner closes the dialog by setting `open` to false. The phone's back is that of a native app (`dismissModal`), and that of the
 * browser where it closes dialogs; in other browsers, back leaves the page. In a browser without `showModal`, the dialog is not
 * modal.
 * @returns ref for the dialog element
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
    const rootElement = document.documentElement;
    const previousOverflow = rootElement.style.overflow;
    const previouslyFocused = document.activeElement;
    const hasShowModal = typeof dialog.showModal === 'function';

    function handleCancel(event: Event) {
      event.preventDefault();
      latestOnClose.current();
    }
    // Some browsers close the dialog despite `preventDefault`, at a second Escape: the owner has to know.
    function handleClose() {
      latestOnClose.current();
    }
    function handleClick(event: MouseEvent) {
      // The target of a tap on the backdrop is the dialog, as for a tap on its padding: only the coordinates tell them apart.
      if (event.target !== dialog || dialog === null) return;
      const box = dialog.getBoundingClientRect();
      const isInside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!isInside) latestOnClose.current();
    }
    function handleKeydown(event: KeyboardEvent) {
      if (!hasShowModal && event.key === 'Escape') handleCancel(event);
    }

    if (hasShowModal) dialog.showModal();
    else {
      dialog.setAttribute('open', '');
      dialog.querySelector<HTMLElement>('h2')?.focus();
    }
    rootElement.style.overflow = 'hidden';
    dialog.addEventListener('cancel', handleCancel);
    dialog.addEventListener('close', handleClose);
    dialog.addEventListener('click', handleClick);
    dialog.addEventListener('keydown', handleKeydown);
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      dialog.removeEventListener('close', handleClose);
      dialog.removeEventListener('click', handleClick);
      dialog.removeEventListener('keydown', handleKeydown);
      rootElement.style.overflow = previousOverflow;
      if (hasShowModal) dialog.close();
      else {
        dialog.removeAttribute('open');
        if (previouslyFocused instanceof HTMLElement) previouslyFocused.focus();
      }
    };
  }, [open]);

  return ref;
}
