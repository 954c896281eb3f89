import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

const Root = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '14px',
  '@wide': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '24px' },
  '@print': { display: 'block' },
  variants: { spacious: { true: { rowGap: '24px' } } },
});

const Part = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  minWidth: 0,
  variants: { spacious: { true: { rowGap: '24px' } } },
});

type ColumnsProps = {
  /** Read first; on the left where there is room. */
  first: ReactNode;
  second: ReactNode;
  /** More space between the parts, for groups with headings. */
  spacious?: boolean;
};

/** The content of a wide page in two columns; one below the other on a phone. */
export function Columns({ first, second, spacious = false }: ColumnsProps) {
  return (
    <Root spacious={spacious}>
      <Part spacious={spacious}>{first}</Part>
      <Part spacious={spacious}>{second}</Part>
    </Root>
  );
}
