import { Dots } from '../base/dots';
import { styled } from '../theme/stitches.config';

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '14px',
  padding: '24px 0',
  color: '$primary',
  textAlign: 'center',
});

const Label = styled('p', { color: '$muted', fontSize: '$text' });

/** Loading indicator with a label that names what is loading; screen readers announce it. */
export function Spinner({ label }: { label: string }) {
  return (
    <Root role="status">
      <Dots size="lg" />
      <Label>{label}</Label>
    </Root>
  );
}
