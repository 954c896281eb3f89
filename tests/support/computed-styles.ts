/**
 * Vitest setup: computed styles are what Testing Library reads of them, `display` and `visibility`, and are remembered until the document
 * changes. jsdom matches each rule, parses each declaration of those that match, and copies all of them at each call of getComputedStyle,
 * which Testing Library makes for each element and its ancestors in each query by role: a third of the time of the tests in a DOM.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** jsdom's class of declarations; `_computed`: of a result of getComputedStyle, not of a rule or an element. */
interface Declarations {
  readonly prototype: {
    setProperty: (
      this: { readonly _computed: boolean },
      name: string,
      value: string,
      priority?: string,
    ) => void;
  };
}

/** jsdom's class of style rules. `_selectorSubjects`: what jsdom compares with an element before it matches the whole selector. */
interface StyleRules {
  readonly prototype: { readonly style: { readonly getPropertyValue: (name: string) => string } };
}

const COMPUTED = ['display', 'visibility'];

/** No element has this tag. */
const NO_ELEMENT = [{ tag: '-' }];

if (typeof document !== 'undefined' && !Object.hasOwn(document, 'remembersStyles')) {
  Object.defineProperty(document, 'remembersStyles', { value: true });
  const { resolve } = createRequire(import.meta.url);
  const folder = join(dirname(resolve('jsdom')), 'jsdom/living/css');
  computeOnly(COMPUTED, join(folder, 'CSSStyleProperties-impl.js'));
  matchOnly(COMPUTED, join(folder, 'CSSStyleRule-impl.js'));
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
    const style = styles.get(element) ?? withPlainValues(compute(element));
    styles.set(element, style);
    return style;
  };
}

/** Stores the computed values in the style as plain properties: jsdom works each out at each reading. */
function withPlainValues(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const values = new Map(COMPUTED.map((name) => [name, style.getPropertyValue(name)]));
  return Object.defineProperties(style, {
    ...Object.fromEntries([...values].map(([name, value]) => [name, { value }])),
    getPropertyValue: { value: (name: string) => values.get(name) ?? '' },
  });
}

/** Leaves all other properties out of computed styles. @param file the file of jsdom with its class of declarations */
function computeOnly(names: readonly string[], file: string): void {
  // SAFETY: jsdom 29 exports its class under this name; the first test in a DOM fails where it does not.
  const { implementation } = createRequire(import.meta.url)(file) as {
    readonly implementation: Declarations;
  };
  const { setProperty } = implementation.prototype;
  implementation.prototype.setProperty = function (name, value, priority) {
    if (!this._computed || names.includes(name)) setProperty.call(this, name, value, priority);
  };
}

/** Rules without any of these properties match no element. @param file the file of jsdom with its class of style rules */
function matchOnly(names: readonly string[], file: string): void {
  // SAFETY: jsdom 29 exports its class under this name; the first test in a DOM fails where it does not.
  const { implementation } = createRequire(import.meta.url)(file) as { readonly implementation: StyleRules };
  const subjects = new WeakMap<StyleRules['prototype'], unknown>();
  Object.defineProperty(implementation.prototype, '_selectorSubjects', {
    get(this: StyleRules['prototype']) {
      return subjects.get(this);
    },
    set(this: StyleRules['prototype'], found: unknown) {
      const isNeeded = names.some((name) => this.style.getPropertyValue(name) !== '');
      subjects.set(this, isNeeded ? found : NO_ELEMENT);
    },
  });
}
