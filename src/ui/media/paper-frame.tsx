import { styled } from '../theme/stitches.config';

const Root = styled('iframe', {
  display: 'block',
  width: '100%',
  height: '58vh',
  border: '1px solid $colors$line',
  borderRadius: '$field',
  // Black on white, also at night, unless the paper says otherwise.
  colorScheme: 'light',
  backgroundColor: 'Canvas',
});

/**
 * A page of somebody else's inside of ours. No script of it runs, and it can open and send nothing: our origin is left to it
 * only so that its look can be set, as our policy takes its own styles away.
 */
export function PaperFrame({ src, title }: { readonly src: string; readonly title: string }) {
  return (
    <Root
      sandbox="allow-same-origin"
      src={src}
      title={title}
      onLoad={({ currentTarget }) => makeReadable(currentTarget.contentDocument)}
    />
  );
}

function makeReadable(paper: Document | null): void {
  if (paper === null) return;
  Object.assign(paper.body.style, { margin: '16px', font: '15px/1.5 system-ui, sans-serif' });
  for (const name of paper.querySelectorAll('dd')) name.style.margin = '0 0 10px';
  for (const name of paper.querySelectorAll('dt')) name.style.opacity = '0.75';
  for (const heading of paper.querySelectorAll<HTMLElement>('h1, h2, h3')) {
    heading.style.fontSize = heading.tagName === 'H1' ? '20px' : '16px';
    heading.style.lineHeight = '1.3';
  }
  for (const cell of paper.querySelectorAll<HTMLElement>('th, td')) {
    cell.style.padding = '4px 12px 4px 0';
    cell.style.textAlign = 'left';
  }
  // They lead to addresses that want a header, too: a link that opens nothing is none.
  for (const link of paper.querySelectorAll('a:not([href^="#"])')) link.removeAttribute('href');
}
