/** What a screen says, as it is read. */

/** The text of a page, a line for each part that holds text of its own, and each name that is only heard. */
export function linesIn(element: Element): readonly string[] {
  // A way back that nobody hears is not drawn (src/ui/theme/first-paint.css), which a DOM without layout does not know.
  if (element.matches('[data-back-disabled] header > button')) return [];
  const heard = element.getAttribute('aria-label');
  const before = heard === null ? [] : [`(${heard})`];
  if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
    return [...before, (element.textContent ?? '').replace(/\s+/g, ' ').trim()];
  return [...before, ...[...element.children].flatMap(linesIn)];
}
