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
export function Swap({
  initial,
  replacement,
}: {
  readonly initial: ReactNode;
  readonly replacement: ReactNode | null;
}) {
  return (
    <Root>
      <Layer hidden={replacement !== null}>{initial}</Layer>
      {replacement !== null && <Layer>{replacement}</Layer>}
    </Root>
  );
}
