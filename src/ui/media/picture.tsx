import { type ReactNode, useState } from 'react';
import { styled } from '../theme/stitches.config';

const Frame = styled('div', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '150px',
  overflow: 'hidden',
  borderRadius: '$field',
  border: '1px solid $colors$line',
  backgroundColor: '$paper',
});

const Image = styled('img', { width: '100%', height: 'auto', maxHeight: '320px', objectFit: 'contain' });

const Words = styled('p', { padding: '16px', color: '$muted', fontSize: '$text', textAlign: 'center' });

export type PictureProps = {
  /** Null when there is none: `otherwise` says so. */
  src: string | null;
  alt: string;
  /** What stands there when the picture does not load. */
  failed: ReactNode;
  otherwise: ReactNode;
};

/** A picture of somebody's papers, or the words in its place. */
export function Picture({ src, alt, failed, otherwise }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return (
    <Frame>
      {src === null && <Words>{otherwise}</Words>}
      {src !== null && src === failedSrc && <Words role="status">{failed}</Words>}
      {src !== null && src !== failedSrc && <Image src={src} alt={alt} onError={() => setFailedSrc(src)} />}
    </Frame>
  );
}
