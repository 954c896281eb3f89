/** Entry of the script that judges a page from inside (tests/access/judge-screen.ts). */
import { computeAccessibleName } from 'dom-accessibility-api';

import { boxOf, controls, motionFaults, nameFaults, targetFaults } from './controls';
import { layoutFaults } from './layout';
import { drawPhotos, enlargeRoot, lengthenWords, openDialogs, zoomText } from './looks';
import { changedPixels, faintTexts } from './pictures';
import { readScreen } from './read-screen';

/** A control that the Tab key must reach. Its box is relative to the viewport, CSS px. */
export interface TabStop {
  readonly name: string;
  /** Tag and classes of it and of all around it: two stops of one kind look the same when focused. */
  readonly kind: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is drawn as a part of its label, such as the box of a checkbox. */
  readonly isInLabel: boolean;
}

const judges = {
  layoutFaults,
  nameFaults,
  targetFaults,
  motionFaults,
  enlargeRoot,
  zoomText,
  lengthenWords,
  openDialogs,
  drawPhotos,
  readScreen,
  changedPixels,
  faintTexts,
  tabStops: (): readonly TabStop[] => stops().map(stopOf),
  /** The focused control and its index among the stops; null when the focus is elsewhere. */
  focusedStop: (): { readonly index: number; readonly stop: TabStop } | null => {
    const all = stops();
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !all.includes(activeElement)) return null;
    return { index: all.indexOf(activeElement), stop: stopOf(activeElement) };
  },
  /** Shows the top of the page without animations, and waits until all of it is painted in the size of its window. */
  settle: async (): Promise<void> => {
    scrollTo(0, 0);
    // A picture that cannot be loaded is drawn as such.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (const animation of document.getAnimations()) animation.cancel();
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  },
  blur: (): void => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export type Judges = typeof judges;

Object.assign(window, { judges });

/** One radio button of a group is a stop: the chosen one, else the first. */
function stops(): readonly HTMLElement[] {
  const all = controls();
  const radios = all.filter((control) => control instanceof HTMLInputElement && control.type === 'radio');
  return all.filter((control) => {
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    const group = radios.filter((one) => one instanceof HTMLInputElement && one.name === control.name);
    const chosen = group.find((one) => one instanceof HTMLInputElement && one.checked);
    return control === (chosen ?? group[0]);
  });
}

function stopOf(control: HTMLElement): TabStop {
  const { left, top, width, height } = boxOf(control);
  const kinds: string[] = [];
  for (let one: Element | null = control; one !== null; one = one.parentElement)
    kinds.push(`${one.tagName}.${one.className}`);
  return {
    name: `${control.tagName.toLowerCase()} "${computeAccessibleName(control)}"`,
    kind: kinds.join(' '),
    left,
    top,
    width,
    height,
    isInLabel: control.getBoundingClientRect().width <= 1,
  };
}
