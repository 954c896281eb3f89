import type { ReactNode, Ref } from 'react';
import { styled } from '../theme/stitches.config';

/** As large as the words and the shutter leave room for; three to four, which is how the pixels are looked at. */
const sized = (height: string) => {
  const width = `min(86vw, calc((${height} - 312px) * 0.75), 400px)`;
  return { width, height: `calc(${width} * 4 / 3)` };
};

const Frame = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  ...sized('100vh'),
  borderRadius: '$sheet',
  backgroundColor: '#101714',
  '@supports (min-height: 100svh)': sized('100svh'),
  '@short': { width: '150px !important', height: '200px !important' },
});

const Place = styled('div', {
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  // People know themselves from a mirror; the picture is sent as others see them.
  '& > video': { width: '100%', height: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
});

/** The oval is as large as the law says (machines/domain/files/camera.ts, `GUIDE`); around it the room is dim. */
const Oval = styled('div', {
  position: 'absolute',
  top: '13%',
  right: '13%',
  bottom: '13%',
  left: '13%',
  borderRadius: '50%',
  border: '3px solid transparent',
  boxShadow: '0 0 0 999px rgba(11, 15, 13, 0.82)',
  transition: 'border-color 200ms',
  variants: {
    look: {
      off: { borderColor: '$line' },
      amiss: { borderColor: '$due' },
      good: { borderColor: '#59D3A2' },
    },
  },
});

const Words = styled('div', { minHeight: '56px', maxWidth: '100%' });
const Title = styled('p', { fontSize: '$title', fontWeight: 700, lineHeight: 1.3 });
const Detail = styled('p', {
  marginTop: '4px',
  color: '$muted',
  fontSize: '$body',
  '@media (max-height: 640px)': { fontSize: '$hint' },
});

interface ViewfinderProps {
  /** Where the live picture goes: whoever owns the camera puts it there. */
  readonly placeRef: Ref<HTMLDivElement>;
  /** `off` while nothing is seen, `amiss` with a hint, `good` without. */
  readonly look: 'off' | 'amiss' | 'good';
  readonly title: ReactNode;
  readonly detail: ReactNode;
}

/** The live picture of a face in its oval, and under it the one thing to do now, which is read out when it changes. */
export function Viewfinder({ placeRef, look, title, detail }: ViewfinderProps) {
  return (
    <>
      <Frame>
        <Place ref={placeRef} />
        <Oval look={look} />
      </Frame>
      <Words role="status">
        <Title>{title}</Title>
        <Detail>{detail}</Detail>
      </Words>
    </>
  );
}
