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

/** An optional picture: if it does not load, nothing is shown instead. */
export function Photo({ src, alt }: { readonly src: string; readonly alt: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return null;
  return <Root src={src} alt={alt} loading="lazy" onError={() => setFailed(src)} />;
}
