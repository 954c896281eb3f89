import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

/** It styles its parts itself: a list of offers has many tags, and a styled component takes longer than an element. */
const Root = styled('span', {
  display: 'flex',
  // With large text a long name goes below the tile.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  minWidth: 0,
  fontSize: '$small',
  color: '$muted',
  '& > :first-child': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2.5em',
    height: '2.5em',
    borderRadius: '$segment',
    backgroundColor: '$infoTint',
    color: '$info',
    fontSize: '$tiny',
    fontWeight: '$bold',
  },
  '& > :last-child': { flex: '1 1 5em', maxWidth: '100%' },
});

type LenderDrawingProps = {
  /** An SVG path in a square of 24, or letters. */
  mark: { readonly path: string } | { readonly letters: string };
};

/** The mark of a lender, for a tile of another component; decorative. */
export function LenderDrawing({ mark }: LenderDrawingProps) {
  if ('letters' in mark) return mark.letters;
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.8em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={mark.path} />
    </svg>
  );
}

type LenderTagProps = LenderDrawingProps & {
  /** The lender's name, or a sentence that contains it. */
  name: ReactNode;
};

/** A lender: its mark on a tile, then its name. */
export function LenderTag({ mark, name }: LenderTagProps) {
  return (
    <Root>
      <span aria-hidden="true">
        <LenderDrawing mark={mark} />
      </span>
      <span>{name}</span>
    </Root>
  );
}
