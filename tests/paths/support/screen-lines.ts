/** Text of a screen in reading order. */

/** Text of a page: one line per element with text of its own, and one in parentheses per `aria-label`. */
export function linesIn(element: Element): readonly string[] {
  // A disabled back button is hidden by CSS (src/ui/theme/first-paint.css), which jsdom does not apply.
  if (element.matches('[data-back-disabled] header > button')) return [];
  const label = element.getAttribute('aria-label');
  const before = label === null ? [] : [`(${label})`];
  if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
    return [...before, (element.textContent ?? '').replace(/\s+/g, ' ').trim()];
  return [...before, ...[...element.children].flatMap(linesIn)];
}
