import { styled } from '../theme/stitches.config';

const Root = styled('iframe', {
  display: 'block',
  width: '100%',
  height: '58vh',
  border: '1px solid $colors$line',
  borderRadius: '$field',
  // Black on white, also in dark mode, unless the document sets its own colours.
  colorScheme: 'light',
  backgroundColor: 'Canvas',
});

/**
 * A document of another party inside this page. It runs no scripts, and can neither open nor send anything: our origin is
 * allowed only so that its styles can be set, as our policy removes its own.
 */
export function DocumentFrame({ src, title }: { readonly src: string; readonly title: string }) {
  return (
    <Root
      sandbox="allow-same-origin"
      src={src}
      title={title}
      onLoad={({ currentTarget }) => makeReadable(currentTarget.contentDocument)}
    />
  );
}

function makeReadable(content: Document | null): void {
  if (content === null) return;
  Object.assign(content.body.style, { margin: '16px', font: '15px/1.5 system-ui, sans-serif' });
  for (const name of content.querySelectorAll('dd')) name.style.margin = '0 0 10px';
  for (const name of content.querySelectorAll('dt')) name.style.opacity = '0.75';
  for (const heading of content.querySelectorAll<HTMLElement>('h1, h2, h3')) {
    heading.style.fontSize = heading.tagName === 'H1' ? '20px' : '16px';
    heading.style.lineHeight = '1.3';
  }
  for (const cell of content.querySelectorAll<HTMLElement>('th, td')) {
    cell.style.padding = '4px 12px 4px 0';
    cell.style.textAlign = 'left';
  }
  // They link to URLs that also need a header: such a link cannot work, so it is removed.
  for (const link of content.querySelectorAll('a:not([href^="#"])')) link.removeAttribute('href');
}
