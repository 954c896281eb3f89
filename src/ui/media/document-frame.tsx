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
 * A document of a lender inside this page. The sandbox forbids scripts, popups and forms. `allow-same-origin` lets this page
 * style the document, because our Content-Security-Policy blocks the document's own styles.
 */
export function DocumentFrame({ src, title }: { readonly src: string; readonly title: string }) {
  return (
    <Root
      sandbox="allow-same-origin"
      src={src}
      title={title}
      onLoad={({ currentTarget }) => applyReadableStyles(currentTarget.contentDocument)}
    />
  );
}

/** Sets margins and font sizes, and removes links that cannot work. */
function applyReadableStyles(content: Document | null): void {
  if (content === null) return;
  Object.assign(content.body.style, { margin: '16px', font: '15px/1.5 system-ui, sans-serif' });
  for (const value of content.querySelectorAll('dd')) value.style.margin = '0 0 10px';
  for (const name of content.querySelectorAll('dt')) name.style.opacity = '0.75';
  for (const heading of content.querySelectorAll<HTMLElement>('h1, h2, h3')) {
    heading.style.fontSize = heading.tagName === 'H1' ? '20px' : '16px';
    heading.style.lineHeight = '1.3';
  }
  for (const cell of content.querySelectorAll<HTMLElement>('th, td')) {
    cell.style.padding = '4px 12px 4px 0';
    cell.style.textAlign = 'left';
  }
  // The URLs of such links need a request header, which a link cannot send.
  for (const link of content.querySelectorAll('a:not([href^="#"])')) link.removeAttribute('href');
}
