import { useState } from 'react';
import { styled } from '../theme/stitches.config';

const Root = styled('img', {
  display: 'block',
  width: '100%',
  height: '150px',
  objectFit: 'cover',
  borderRadius: '$card',
  border: '1px solid $colors$line',
});

/** An optional picture: renders nothing if it does not load. */
export function Photo({ src, alt }: { readonly src: string; readonly alt: string }) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src) return null;
  return <Root src={src} alt={alt} loading="lazy" onError={() => setFailedSrc(src)} />;
}
