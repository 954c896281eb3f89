import { dark, devanagariLines, globalCss } from './stitches.config';

const darkVariables = Object.fromEntries(
  Object.entries(dark).map(([name, value]) => [`--colors-${name}`, value]),
);

const devanagariVariables = Object.fromEntries(
  Object.entries(devanagariLines).flatMap(([scale, values]) =>
    Object.entries(values).map(([name, value]) => [`--${scale}-${name}`, value]),
  ),
);

/**
 * Applies the global styles: reset, colour scheme, focus ring, reduced motion, print. Call it once, before the first render.
 */
export const applyGlobalStyles = globalCss({
  '@night': { ':root': darkVariables },
  // The scripts of the other languages have marks above and below their letters.
  ':root:not(:lang(en))': devanagariVariables,
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    colorScheme: 'light dark',
    backgroundColor: '$paper',
    textSizeAdjust: '100%',
    '-webkit-text-size-adjust': '100%',
    // A focused field must not be scrolled behind the sticky bar at the bottom.
    scrollPaddingBottom: '180px',
  },
  body: {
    margin: 0,
    backgroundColor: '$paper',
    color: '$ink',
    fontFamily: '$body',
    fontSize: '$body',
    lineHeight: '$text',
    overflowWrap: 'break-word',
    WebkitTapHighlightColor: 'transparent',
  },
  'h1, h2, h3, p, dl, dd, ul, ol, fieldset, figure': { margin: 0 },
  'ul, ol, fieldset, legend': { padding: 0 },
  fieldset: { border: 0, minWidth: 0 },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  'button, a, label, summary': { touchAction: 'manipulation' },
  'img, svg, video, canvas': { display: 'block', maxWidth: '100%' },
  ':focus-visible': { outline: '3px solid $colors$info', outlineOffset: '2px' },
  // Headings and error summaries are focused only for screen readers: no visible ring.
  '[tabindex="-1"]:focus': { outline: 'none' },
  '@still': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@print': {
    ':root': { '--colors-paper': '#fff', '--colors-ink': '#000', '--colors-muted': '#333' },
    'body, html': { backgroundColor: '#fff' },
  },
});
