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

const Content = styled('p', { padding: '16px', color: '$muted', fontSize: '$text', textAlign: 'center' });

export type PictureProps = {
  /** Null if there is no picture. */
  src: string | null;
  alt: string;
  /** Shown if the picture does not load. */
  failedText: ReactNode;
  /** Shown if there is no picture. */
  missingText: ReactNode;
};

/** A picture of a document, or a text instead of it. */
export function Picture({ src, alt, failedText, missingText }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return (
    <Frame>
      {src === null && <Content>{missingText}</Content>}
      {src !== null && src === failedSrc && <Content role="status">{failedText}</Content>}
      {src !== null && src !== failedSrc && <Image src={src} alt={alt} onError={() => setFailedSrc(src)} />}
    </Frame>
  );
}
