import { type RefObject, useEffect, useRef } from 'react';

/**
 * A field whose text is in the address. It is uncontrolled: the browser reports a changed address later, and until then React would put the
 * text before back, with the caret at its end.
 * @param text in the address; the default value of the field
 * @returns the ref of the field
 */
export function useAddressField(text: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // Changed by a link, or by going back.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = text;
  }, [text]);
  return field;
}
