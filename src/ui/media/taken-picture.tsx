import { styled } from '../theme/stitches.config';

const Image = styled('img', {
  width: 'auto',
  maxWidth: '100%',
  maxHeight: '54vh',
  borderRadius: '$sheet',
  backgroundColor: '$line',
});

/** A picture that the merchant just took, uncropped. */
export function TakenPicture({ src, alt }: { readonly src: string; readonly alt: string }) {
  return <Image src={src} alt={alt} />;
}
