import { createStitches } from '@stitches/react';

/**
 * Colours of the light scheme, by meaning. Text on paper, surface or tint has a contrast of at least 4.5:1. `late`: overdue
 * or failed.
 */
export const light = {
  paper: '#F5F3EE',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  line: '#E2DED5',
  ink: '#17211C',
  muted: '#5B665F',
  primary: '#0A6B4B',
  onPrimary: '#FFFFFF',
  tint: '#E4F1EB',
  due: '#8A5A00',
  dueTint: '#FDF1D7',
  late: '#A8231B',
  lateTint: '#FBE9E7',
  onLate: '#FFFFFF',
  info: '#274B7A',
  infoTint: '#E8EEF6',
};

/** Colours of the dark scheme; `global-styles` assigns them to the same CSS variables. */
export const dark: Record<keyof typeof light, string> = {
  paper: '#0D1411',
  surface: '#151E1A',
  raised: '#1C2722',
  line: '#2A3731',
  ink: '#E9F0EC',
  muted: '#9DABA4',
  primary: '#59D3A2',
  onPrimary: '#04251A',
  tint: '#143A2C',
  due: '#F2C35B',
  dueTint: '#33280F',
  late: '#FF9C93',
  lateTint: '#3A1A17',
  onLate: '#3A0A06',
  info: '#A9C7EE',
  infoTint: '#1A2635',
};

/** Height of lines, and space between letters, of large text. */
const LATIN_LINES = {
  lineHeights: { hero: '1.15', heading: '1.25', tight: '1.3', text: '1.45' },
  letterSpacings: { heading: '-0.01em', hero: '-0.02em' },
};

/**
 * The same for Devanagari, assigned to the same CSS variables by `global-styles`: its marks above and below the letters need higher lines, and
 * closer letters would break the line on top of a word.
 */
export const devanagariLines: typeof LATIN_LINES = {
  lineHeights: { hero: '1.4', heading: '1.45', tight: '1.5', text: '1.6' },
  letterSpacings: { heading: '0', hero: '0' },
};

const stitches = createStitches({
  theme: {
    colors: light,
    fonts: { body: '"Noto Sans","Noto Sans Devanagari",system-ui,sans-serif' },
    // In rem, so that they follow the font size of the system.
    fontSizes: {
      tiny: '0.75rem',
      tag: '0.8125rem',
      hint: '0.84375rem',
      small: '0.875rem',
      note: '0.90625rem',
      text: '0.9375rem',
      body: '1rem',
      button: '1.0625rem',
      title: '1.25rem',
      heading: '1.5rem',
      headline: '1.625rem',
      code: '1.875rem',
      amount: '2.5rem',
      hero: '3rem',
    },
    // Few: a phone loads a font file for each weight of a page, and a weight that its fonts lack becomes a heavier one.
    fontWeights: { regular: '400', strong: '600', bold: '700' },
    lineHeights: LATIN_LINES.lineHeights,
    letterSpacings: LATIN_LINES.letterSpacings,
    radii: { segment: '9px', field: '12px', button: '14px', card: '16px', sheet: '24px', pill: '99px' },
    sizes: { touch: '48px', control: '52px', column: '480px', wideColumn: '960px' },
  },
  media: {
    night: '(prefers-color-scheme: dark)',
    still: '(prefers-reduced-motion: reduce)',
    desktop: '(min-width: 560px)',
    /** Room for two columns. */
    wide: '(min-width: 900px)',
    short: '(max-height: 460px)',
    /** The system's own few colours: backgrounds and shadows are gone, so what they say needs a border or a colour of the system. */
    forced: '(forced-colors: active)',
    print: 'print',
  },
});

export const { styled, css, globalCss, keyframes, getCssText } = stitches;

/** The theme's tokens by scale and name. */
export type Theme = typeof stitches.theme;

/** Theme of a page with a camera picture: dark in both colour schemes, so that the face is the brightest part. */
export const cameraTheme = stitches.createTheme('camera', {
  colors: {
    ...dark,
    paper: '#0B0F0D',
    ink: '#FFFFFF',
    muted: '#B9C5BF',
    primary: '#FFFFFF',
    onPrimary: '#0B0F0D',
  },
});
