const SEPARATOR = ' · ';

/** Title of a page: its heading and the name of the app, the name once where it is the heading. */
export function tabTitle(heading: string, appName: string): string {
  return heading === appName ? appName : `${heading}${SEPARATOR}${appName}`;
}

/**
 * Keeps the document's title in step with the page's heading (`tabTitle`). A heading with personal data or an amount has a replacement in `data-tab-title`, because titles are stored in the browser's history.
 * @param root element whose first `h1` is observed; without an `h1`, the title stays as it is
 */
export function followHeading(root: Element): void {
  // The title of a built document starts with the heading of its first screen: the name of the app is the last part.
  const appName = document.title.split(SEPARATOR).pop() ?? '';
  const updateTitle = () => {
    const heading = root.querySelector('h1');
    const replacement = heading?.querySelector<HTMLElement>('[data-tab-title]');
    if (heading === null) return;
    const name = replacement?.dataset.tabTitle ?? heading.textContent;
    document.title = tabTitle(name, appName);
  };
  updateTitle();
  new MutationObserver(updateTitle).observe(root, { childList: true, subtree: true, characterData: true });
}
