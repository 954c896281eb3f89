import { type Plugin, Visitor } from 'vite';

/** Properties of states for analysts and testers; not needed on a merchant's phone. */
const NOTES: ReadonlySet<string> = new Set(['description', 'requirements']);

/** Removes these properties of charts from the app. @param root folder of the project, with a slash at its end */
export function withoutChartNotes(root: string): Plugin {
  return {
    name: 'without-chart-notes',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(`${root}machines/`)) return null;
      let kept = '';
      let from = 0;
      new Visitor({
        Property({ key, value, start, end }) {
          // Only literal values are notes; other properties of that name belong to the program.
          const isNote =
            key.type === 'Identifier' && NOTES.has(key.name) && /^(Literal|Array)/.test(value.type);
          if (!isNote) return;
          kept += code.slice(from, start);
          from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
        },
      }).visit(this.parse(code));
      return { code: kept + code.slice(from), map: null };
    },
  };
}
