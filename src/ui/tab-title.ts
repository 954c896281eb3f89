/**
 * The document is called what its page is called: after the page's heading, whatever comes to the screen, and after the app.
 * What names somebody in a heading says with `data-title` what stands in its place: titles go to the browser's history.
 * @param root whose first `h1` is the page's; while it has none, the title stays
 */
export function followHeading(root: Element): void {
  const app = document.title;
  const follow = () => {
    const found = root.querySelector<HTMLElement>('h1 [data-title]') ?? root.querySelector('h1');
    if (found !== null) document.title = `${found.dataset.title ?? found.textContent} · ${app}`;
  };
  follow();
  new MutationObserver(follow).observe(root, { childList: true, subtree: true, characterData: true });
}
