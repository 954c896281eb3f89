import { dark } from '../../ui/theme/stitches.config';
import sheet from '../chart/drawing.css?raw';

/** The drawing's sheet with the colours of now, light or dark as the page is. */
export function exportSheet(): string {
  const computed = getComputedStyle(document.documentElement);
  const colours = Object.keys(dark).map((name) => {
    const variable = `--colors-${name}`;
    return `${variable}:${computed.getPropertyValue(variable).trim()}`;
  });
  return `:root{${colours.join(';')}}${sheet}.paper{fill:var(--colors-paper)}`;
}
