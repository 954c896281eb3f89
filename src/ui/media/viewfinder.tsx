import type { ReactNode, Ref } from 'react';
import { styled } from '../theme/stitches.config';

/**
 * Size with the ratio 3:4 that leaves room for texts and shutter. The analysed pixels have the same ratio.
 * @param height of the viewport
 */
const viewfinderSize = (height: string) => {
  const width = `min(86vw, calc((${height} - 312px) * 0.75), 400px)`;
  return { width, height: `calc(${width} * 4 / 3)` };
};

const Frame = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  ...viewfinderSize('100vh'),
  borderRadius: '$sheet',
  backgroundColor: '#101714',
  '@supports (min-height: 100svh)': viewfinderSize('100svh'),
  '@short': { width: '150px !important', height: '200px !important' },
});

const Container = styled('div', {
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  // The preview is mirrored, as in a mirror; the uploaded picture is not.
  '& > video': { width: '100%', height: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
});

/** The oval has the size of `FACE_GUIDE_FRACTION` (machines/domain/files/camera.ts); the area around it is dimmed. */
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
    status: {
      noPicture: { borderColor: '$line' },
      hint: { borderColor: '$due' },
      good: { borderColor: '#59D3A2' },
    },
  },
});

const Content = styled('div', { minHeight: '56px', maxWidth: '100%' });
const Title = styled('p', { fontSize: '$title', fontWeight: '$bold', lineHeight: '$tight' });
const Detail = styled('p', {
  marginTop: '4px',
  color: '$muted',
  fontSize: '$body',
  '@media (max-height: 640px)': { fontSize: '$hint' },
});

interface ViewfinderProps {
  /** Container into which the owner of the camera inserts the video element. */
  readonly containerRef: Ref<HTMLDivElement>;
  /** Colour of the oval: before there is a picture, while a hint is shown, without a hint. */
  readonly status: 'noPicture' | 'hint' | 'good';
  readonly title: ReactNode;
  readonly detail: ReactNode;
}

/** The live camera picture with an oval for the face; below it the current instruction, which screen readers announce. */
export function Viewfinder({ containerRef, status, title, detail }: ViewfinderProps) {
  return (
    <>
      <Frame>
        <Container ref={containerRef} />
        <Oval status={status} />
      </Frame>
      <Content role="status">
        <Title>{title}</Title>
        <Detail>{detail}</Detail>
      </Content>
    </>
  );
}
