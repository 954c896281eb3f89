import { useState } from 'react';

import { useMedia } from './use-media';

/** Windows that are too narrow for all panels. */
const NARROW = '(max-width: 1100px)';

/**
 * Whether a panel is open, and a function that opens or closes it. What was chosen is kept in this browser, for wide and for narrow windows
 * apart.
 * @param isOpenWhenNarrow whether it is open in a narrow window where nothing was chosen; in a wide one it is
 */
export function usePanel(name: string, isOpenWhenNarrow: boolean): readonly [boolean, () => void] {
  const isNarrow = useMedia(NARROW);
  const key = `inspector-panel-${name}${isNarrow ? '-narrow' : ''}`;
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = choices[key] ?? readChoice(key) ?? (!isNarrow || isOpenWhenNarrow);
  const toggle = () => {
    setChoices({ ...choices, [key]: !isOpen });
    try {
      window.localStorage.setItem(key, isOpen ? 'closed' : 'open');
    } catch {
      // Without storage the choice lasts as long as the view.
    }
  };
  return [isOpen, toggle];
}

function readChoice(key: string): boolean | null {
  try {
    const choice = window.localStorage.getItem(key);
    return choice === null ? null : choice === 'open';
  } catch {
    return null;
  }
}
