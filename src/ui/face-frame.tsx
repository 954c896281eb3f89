import type { ReactNode } from 'react';
import { styled } from './stitches.config';

/** The oval that a face belongs in; its edge tells whether all is well, beside the words under it. */
export const FaceFrame = styled('div', {
  position: 'relative',
  flex: 'none',
  width: '250px',
  height: '330px',
  maxWidth: '78vw',
  borderRadius: '50%',
  border: '4px solid $colors$muted',
  overflow: 'hidden',
  background: 'linear-gradient(#2a3531, #18211d)',
  '& > video, & > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '@short': { width: '150px', height: '200px' },
  variants: {
    tone: {
      plain: {},
      due: { borderColor: '$due' },
      success: { borderColor: '#59D3A2' },
      late: { borderColor: '$late' },
    },
    /** As in a mirror, which is what people expect of a selfie. */
    mirrored: { true: { '& > video': { transform: 'scaleX(-1)' } } },
  },
  defaultVariants: { tone: 'plain' },
});

const Shutter = styled('button', {
  appearance: 'none',
  flex: 'none',
  width: '72px',
  height: '72px',
  padding: 0,
  borderRadius: '50%',
  border: '5px solid $colors$ink',
  backgroundColor: 'rgba(255, 255, 255, 0.2)',
  cursor: 'pointer',
  '&:active': { backgroundColor: 'rgba(255, 255, 255, 0.5)' },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
});

type ShutterButtonProps = {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  children?: ReactNode;
};

/** The round button that takes the picture. */
export function ShutterButton({ label, onClick, disabled = false, children }: ShutterButtonProps) {
  return (
    <Shutter type="button" aria-label={label} disabled={disabled} onClick={() => onClick()}>
      {children}
    </Shutter>
  );
}
