/** Text of a screen in reading order. */

/** One line for each element that has a text node, and one in parentheses for each `aria-label`. */
export function linesIn(element: Element): readonly string[] {
  // A disabled back button is hidden by CSS (src/ui/theme/first-paint.css), which jsdom does not apply.
  if (element.matches('[data-back-disabled] header > button')) return [];
  // A row is one line: an amount under another label is a difference.
  if (element.matches('dl > div')) return [[...element.children].flatMap(linesIn).join(' | ')];
  const label = element.getAttribute('aria-label');
  const before = label === null ? [] : [`(${label})`];
  if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
    return [...before, (element.textContent ?? '').replace(/\s+/g, ' ').trim()];
  return [...before, ...[...element.children].flatMap(linesIn)];
}
