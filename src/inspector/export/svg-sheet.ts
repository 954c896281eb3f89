import sheet from '../chart/drawing.css?raw';

/** The drawing's style sheet with the page's current colours, light or dark. */
export function exportSheet(): string {
  const computed = getComputedStyle(document.documentElement);
  return withValues(`${sheet}.paper{fill:var(--colors-paper)}`, (name) =>
    computed.getPropertyValue(name).trim(),
  );
}

/** A style sheet with the values of its custom properties written in: most programs that open an SVG know none. */
export function withValues(text: string, lookUp: (property: string) => string): string {
  return text.replace(/var\((--[\w-]+)\)/g, (_, property: string) => lookUp(property));
}
