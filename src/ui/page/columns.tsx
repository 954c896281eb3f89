import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

const GAP = '14px';

const Root = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: GAP,
  '@wide': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '24px' },
  '@print': { display: 'block' },
});

const Part = styled('div', { display: 'flex', flexDirection: 'column', gap: GAP, minWidth: 0 });

type ColumnsProps = {
  /** Read first; on the left where there is room. */
  first: ReactNode;
  second: ReactNode;
};

/** The content of a wide page in two columns; one below the other on a phone. */
export function Columns({ first, second }: ColumnsProps) {
  return (
    <Root>
      <Part>{first}</Part>
      <Part>{second}</Part>
    </Root>
  );
}
