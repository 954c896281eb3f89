import { styled } from './stitches.config';

const Root = styled('iframe', {
  display: 'block',
  width: '100%',
  height: '58vh',
  border: '1px solid $colors$line',
  borderRadius: '$field',
  // A paper says black on white, also at night.
  colorScheme: 'light',
  backgroundColor: 'Canvas',
});

/** A page of somebody else's inside of ours. Nothing of it runs, and it can open and send nothing. */
export function PaperFrame({ src, title }: { readonly src: string; readonly title: string }) {
  return <Root sandbox="" src={src} title={title} />;
}
