import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { WITH_LARGE_TEXT } from '../theme/text-size';

const Foot = styled('footer', {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  // On a small phone with the keyboard open, a sticky bar would cover the input.
  '@short': { position: 'static' },
  [WITH_LARGE_TEXT]: { position: 'static' },
  '@print': { display: 'none' },
});

const Bar = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  padding: '12px 16px',
  backgroundColor: '$surface',
  borderTop: '1px solid $colors$line',
  variants: {
    last: { true: { paddingBottom: 'calc(20px + env(safe-area-inset-bottom))' } },
    transparent: { true: { backgroundColor: 'transparent', borderTop: 0, alignItems: 'center' } },
  },
});

/** Sticky at the bottom of the screen: the action bar, and below it the navigation. On a camera page the bar is transparent. */
export function PageFoot({
  action,
  navigation,
  transparent,
}: {
  action: ReactNode;
  navigation: ReactNode;
  transparent: boolean;
}) {
  if (action === undefined && navigation === undefined) return null;
  return (
    <Foot>
      {action !== undefined && (
        <Bar last={navigation === undefined} transparent={transparent}>
          {action}
        </Bar>
      )}
      {navigation}
    </Foot>
  );
}
