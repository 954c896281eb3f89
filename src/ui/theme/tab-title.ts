const SEPARATOR = ' · ';

/**
 * Keeps the document's title equal to the page's heading, followed by the app's name.
 * A heading with personal data has a replacement in `data-title`: titles are stored in the browser's history.
 * @param root whose first `h1` is the page's; while it has none, the title stays
 */
export function followHeading(root: Element): void {
  // A built document has its first heading before the separator.
  const app = document.title.split(SEPARATOR).pop();
  const follow = () => {
    const heading = root.querySelector('h1');
    const named = heading?.querySelector<HTMLElement>('[data-title]');
    if (heading !== null) document.title = `${named?.dataset.title ?? heading.textContent}${SEPARATOR}${app}`;
  };
  follow();
  new MutationObserver(follow).observe(root, { childList: true, subtree: true, characterData: true });
}
