import { dark } from '../../ui/theme/stitches.config';
import sheet from '../chart/drawing.css?raw';

/** The drawing's style sheet with the page's current colours, light or dark. */
export function exportSheet(): string {
  const computed = getComputedStyle(document.documentElement);
  const colours = Object.keys(dark).map((name) => {
    const variable = `--colors-${name}`;
    return `${variable}:${computed.getPropertyValue(variable).trim()}`;
  });
  return `:root{${colours.join(';')}}${sheet}.paper{fill:var(--colors-paper)}`;
}
