import { type Plugin, Visitor } from 'vite';

/** Properties of chart states that only analysts and testers read: the merchant's build does not need them. */
const REMOVED_PROPERTIES: ReadonlySet<string> = new Set(['description', 'requirements']);

/**
 * Vite plugin: removes the properties `description` and `requirements` from all modules in `machines/`.
 * @param root project folder, with a slash at its end
 */
export function withoutChartNotes(root: string): Plugin {
  return {
    name: 'without-chart-notes',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(`${root}machines/`)) return null;
      let output = '';
      let copiedUntil = 0;
      new Visitor({
        Property({ key, value, start, end }) {
          // A property of the same name with any other value than a literal is code: it stays.
          const isRemoved =
            key.type === 'Identifier' &&
            REMOVED_PROPERTIES.has(key.name) &&
            /^(Literal|Array)/.test(value.type);
          if (!isRemoved) return;
          output += code.slice(copiedUntil, start);
          copiedUntil = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
        },
      }).visit(this.parse(code));
      return { code: output + code.slice(copiedUntil), map: null };
    },
  };
}
