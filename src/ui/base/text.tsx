import { styled } from '../theme/stitches.config';

/** The introduction below a heading: muted, one size below the body text. */
export const Lead = styled('p', { color: '$muted', fontSize: '$text' });

/** A plain paragraph. */
export const Text = styled('p', { fontSize: '$text' });

/** A small explanation. */
export const Hint = styled('p', {
  color: '$muted',
  fontSize: '$hint',
  fontVariantNumeric: 'tabular-nums',
});

/** Emphasis in a sentence. */
export const Strong = styled('strong', { fontWeight: '$strong', color: '$ink' });

/** The heading of a section. */
export const SectionHeading = styled('h2', {
  fontSize: '$body',
  fontWeight: '$strong',
  lineHeight: '$tight',
});

/** Two texts on one line, at its start and its end; stacked if the line is too narrow. */
export const SplitLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '2px 12px',
  fontSize: '$text',
  fontVariantNumeric: 'tabular-nums',
  variants: {
    centred: { true: { justifyContent: 'center', columnGap: '24px' } },
    tone: {
      plain: { '& > :last-child': { color: '$muted' } },
      due: { color: '$due' },
      late: { color: '$late' },
      success: { color: '$primary' },
      info: { color: '$info' },
    },
  },
  defaultVariants: { tone: 'plain' },
});
