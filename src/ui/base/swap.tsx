import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

const Root = styled('div', { display: 'grid', minWidth: 0 });

const Layer = styled('div', {
  gridArea: '1 / 1',
  minWidth: 0,
  variants: { hidden: { true: { visibility: 'hidden' } } },
});

/**
 * Shows the initial content until its replacement is given. The space fits the larger of the two: content below does not
 * move.
 */
export function Swap({ first, then }: { readonly first: ReactNode; readonly then: ReactNode | null }) {
  return (
    <Root>
      <Layer hidden={then !== null}>{first}</Layer>
      {then !== null && <Layer>{then}</Layer>}
    </Root>
  );
}
