/** From this scale on, bars at the bottom would cover most of a small screen: they are then at the end of the page. */
const LARGE_SCALE = 1.5;
const LARGE = 'data-large-text';

/** In CSS: within a page with large text. */
export const WITH_LARGE_TEXT = `:root[${LARGE}] &`;

/**
 * A font size that is at most a share of the screen's width, so that an amount fits on one line.
 * @param maxWidth in `vw`. An Android web view enlarges it like every font size, hence the division
 */
export function fittedSize(size: string, maxWidth: string): string {
  return `min(${size}, calc(${maxWidth} / var(--text-zoom, 1)))`;
}

/** Reads how large the text of this browser is, and tells the styles. Call it before the first render. */
export function followTextSize(): void {
  const probe = document.body.appendChild(document.createElement('div'));
  const computedSize = (size: string) => {
    probe.style.fontSize = size;
    return Number.parseFloat(getComputedStyle(probe).fontSize);
  };
  const zoom = computedSize('100px') / 100;
  const scale = computedSize('10rem') / 160;
  probe.remove();
  setTextSize(zoom, scale);
}

/**
 * @param zoom by how much the browser enlarges every computed font size: the text zoom of an Android web view
 * @param scale by how much text is larger than usual, by that or by the browser's default font size
 */
export function setTextSize(zoom: number, scale: number): void {
  const { style } = document.documentElement;
  if (zoom > 1) style.setProperty('--text-zoom', String(zoom));
  document.documentElement.toggleAttribute(LARGE, scale >= LARGE_SCALE);
}
