import { styled } from '../theme/stitches.config';

const Root = styled('button', {
  appearance: 'none',
  display: 'block',
  width: '72px',
  height: '72px',
  margin: 0,
  padding: 0,
  borderRadius: '50%',
  border: '4px solid $colors$ink',
  backgroundColor: 'rgba(255, 255, 255, 0.9)',
  boxShadow: 'inset 0 0 0 4px $colors$paper',
  cursor: 'pointer',
  '&:active': { backgroundColor: '$muted' },
  '&:disabled': { borderColor: '$line', backgroundColor: '$line', cursor: 'default' },
  '@short': { width: '56px', height: '56px' },
});

interface ShutterProps {
  readonly label: string;
  /** True until the camera delivers a picture. */
  readonly disabled: boolean;
  readonly onTake: () => void;
}

/** The shutter button of a camera. */
export function Shutter({ label, disabled, onTake }: ShutterProps) {
  return <Root type="button" aria-label={label} disabled={disabled} onClick={onTake} />;
}
