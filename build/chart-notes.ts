import { type Plugin, Visitor } from 'vite';

/** Property names whose literal values only analysts, testers and the docs read: notes of chart states, descriptions of feature switches. */
const REMOVED_PROPERTIES: ReadonlySet<string> = new Set(['description', 'requirements']);

/**
 * Vite plugin: removes every property `description` or `requirements` with a literal or a list from all modules in `machines/`, charts or not.
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
          // Only literals and lists are notes. A `description` with another value is code, such as a schema's field: it stays.
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
