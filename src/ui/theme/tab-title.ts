const SEPARATOR = ' · ';

/**
 * Keeps the document's title in step with the page's heading: `<heading> · <name of the app>`. A heading with personal data
 * has a replacement in `data-title`, because titles are stored in the browser's history.
 * @param root element whose first `h1` is observed; without an `h1`, the title stays as it is
 */
export function followHeading(root: Element): void {
  // The title of a built document starts with the heading of its first screen: the name of the app is the last part.
  const appName = document.title.split(SEPARATOR).pop();
  const updateTitle = () => {
    const heading = root.querySelector('h1');
    const replacement = heading?.querySelector<HTMLElement>('[data-title]');
    if (heading !== null)
      document.title = `${replacement?.dataset.title ?? heading.textContent}${SEPARATOR}${appName}`;
  };
  updateTitle();
  new MutationObserver(updateTitle).observe(root, { childList: true, subtree: true, characterData: true });
}
