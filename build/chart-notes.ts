import type { Plugin } from 'vite';

/** Properties of states that are for analysts and testers; no merchant's phone reads them. */
const NOTES: ReadonlySet<string> = new Set(['description', 'requirements']);

/** Leaves the notes of charts out of the app. @param root folder of the project, with a slash at its end */
export function withoutChartNotes(root: string): Plugin {
  return {
    name: 'without-chart-notes',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(`${root}machines/`)) return null;
      const spans = notesIn(this.parse(code));
      const kept = spans.reduceRight(
        (text, { start, end }) => `${text.slice(0, start)}${text.slice(end).replace(/^\s*,/, '')}`,
        code,
      );
      return { code: kept, map: null };
    },
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the notes stand, from first to last. */
function notesIn(node: unknown): readonly Span[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(notesIn);
  return isNote(node) ? [node] : Object.values(node).flatMap(notesIn);
}

function isNote(node: object): node is Span {
  if (!('type' in node) || node.type !== 'Property' || !('key' in node) || !('value' in node)) return false;
  const { key, value } = node;
  // A word of a chart is written out; anything else that is called so is the program's own.
  return isNamed(key) && NOTES.has(key.name) && isWritten(value);
}

function isNamed(key: unknown): key is { readonly name: string } {
  return typeof key === 'object' && key !== null && 'name' in key && typeof key.name === 'string';
}

function isWritten(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    /^(Literal|ArrayExpression)$/.test(String(value.type))
  );
}
