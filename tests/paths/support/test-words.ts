/** What the screens of a journey say on its paths, state by state, as a text that people read and approve. */
import { describe, it } from 'vitest';

import { expectApproved } from './approved';
import { linesIn } from './screen-lines';
import type { Walked } from './test-paths';

/** All lines that were seen in each state, those together that are always seen together. */
export interface Words {
  readonly note: (state: string, page: Element) => void;
  readonly text: () => string;
}

/** The faces of a state: each by its lines, as they were first seen. */
type Faces = Map<string, readonly string[]>;

export function collectWords(): Words {
  const states = new Map<string, Faces>();
  return {
    note(state, page) {
      const faces: Faces = states.get(state) ?? new Map();
      states.set(state, faces);
      const lines = [...new Set(linesIn(page).map(masked))].sort();
      faces.set(lines.join('\n'), lines);
    },
    text: () =>
      [...states]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([state, faces]) => `${[state, ...blocksOf([...faces.values()])].join('\n')}\n`)
        .join('\n'),
  };
}

/**
 * The lines of a state in blocks: first those of every face, then those that come and go together. So a hint that is
 * shown in the wrong case is told too, though both cases have shown each of their lines before.
 */
function blocksOf(faces: readonly (readonly string[])[]): readonly string[] {
  const places = new Map<string, number[]>();
  for (const [place, lines] of faces.entries())
    for (const line of lines) places.set(line, [...(places.get(line) ?? []), place]);
  const blocks = new Map<string, string[]>();
  for (const line of [...places.keys()].sort()) {
    const seen = places.get(line)?.join() ?? '';
    blocks.set(seen, [...(blocks.get(seen) ?? []), line]);
  }
  const everywhere = [...faces.keys()].join();
  const always = blocks.get(everywhere) ?? [];
  blocks.delete(everywhere);
  return [
    ...always.map((line) => `  ${line}`),
    ...[...blocks.values()].flatMap(([first = '', ...others]) => [
      `  - ${first}`,
      ...others.map((line) => `    ${line}`),
    ]),
  ];
}

/** Declares the test that comes after the paths; when some were left out, or failed, it has nothing to say. */
export function testWords(id: string, words: Words, walked: Walked): void {
  describe(id, () => {
    // Words change visibly: run with -u, read the lines that changed, say why in the commit.
    it('says what was approved', async (context) => {
      if (walked.passed() < walked.planned()) context.skip('Not all paths were walked.');
      await expectApproved(context, { journey: id, kind: 'words', text: words.text() });
    });
  });
}

/** Which figure it is depends on the path; how it is written does not. */
function masked(line: string): string {
  return line.replaceAll(/\d/g, '0');
}
