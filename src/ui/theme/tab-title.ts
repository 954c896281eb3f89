const SEPARATOR = ' · ';

/**
 * The document is called what its page is called: after the page's heading, whatever comes to the screen, and after the app.
 * What names somebody in a heading says with `data-title` what stands in its place: titles go to the browser's history.
 * @param root whose first `h1` is the page's; while it has none, the title stays
 */
export function followHeading(root: Element): void {
  // A document of the build has its first heading before it.
  const app = document.title.split(SEPARATOR).pop();
  const follow = () => {
    const heading = root.querySelector('h1');
    const named = heading?.querySelector<HTMLElement>('[data-title]');
    if (heading !== null) document.title = `${named?.dataset.title ?? heading.textContent}${SEPARATOR}${app}`;
  };
  follow();
  new MutationObserver(follow).observe(root, { childList: true, subtree: true, characterData: true });
}
