/**
 * Vitest setup: remembers computed styles until the document changes. jsdom copies the whole declaration at each call of getComputedStyle, and
 * Testing Library calls it for each element and its ancestors in each query by role: a quarter of the time of the tests in a DOM.
 */
if (typeof document !== 'undefined' && !Object.hasOwn(document, 'remembersStyles')) {
  Object.defineProperty(document, 'remembersStyles', { value: true });
  const compute = window.getComputedStyle.bind(window);
  // Adding a rule to a style sheet is no mutation: a test that does it and reads styles changes an element, too.
  const changes = new MutationObserver(() => {
    styles = new WeakMap();
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement !== undefined && pseudoElement !== null) return compute(element, pseudoElement);
    if (changes.takeRecords().length > 0) styles = new WeakMap();
    const style = styles.get(element) ?? compute(element);
    styles.set(element, style);
    return style;
  };
}
