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
      const notes: { start: number; end: number }[] = [];
      new Visitor({
        Property({ key, value, start, end }) {
          const isNamed = key.type === 'Identifier' && REMOVED_PROPERTIES.has(key.name);
          // Only literals and lists are notes. A `description` with another value is code, such as a schema's field: it stays.
          if (isNamed && /^(Literal|Array)/.test(value.type)) notes.unshift({ start, end });
        },
      }).visit(this.parse(code));
      const without = (text: string, { start, end }: { start: number; end: number }) =>
        text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
      // The last one first, so that the positions of the others stay.
      return { code: notes.reduce(without, code), map: null };
    },
  };
}
