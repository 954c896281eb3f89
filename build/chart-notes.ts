import { type Plugin, Visitor } from 'vite';

/** Properties of states that are for analysts and testers; no merchant's phone reads them. */
const NOTES: ReadonlySet<string> = new Set(['description', 'requirements']);

/** Leaves the notes of charts out of the app. @param root folder of the project, with a slash at its end */
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
          // A note is written out in its chart; anything else that is called so is the program's own.
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
