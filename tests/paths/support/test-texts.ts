/** Texts of the screens of a journey on its paths, by state, as a text that people approve. */
import { describe, it } from 'vitest';

import { expectApproved } from './approved';
import { linesIn } from './screen-lines';
import type { PathsWalked } from './test-paths';

/** All lines of each state, grouped by the variants of its screen that show them. */
export interface ScreenTexts {
  readonly note: (state: string, page: Element) => void;
  readonly text: () => string;
}

/** Variants of the screen of a state, each with its lines. */
type Variants = Map<string, readonly string[]>;

export function collectTexts(): ScreenTexts {
  const states = new Map<string, Variants>();
  return {
    note(state, page) {
      const variants: Variants = states.get(state) ?? new Map();
      states.set(state, variants);
      const lines = [...new Set(linesIn(page).map(masked))].sort();
      variants.set(lines.join('\n'), lines);
    },
    text: () =>
      [...states]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([state, variants]) => `${[state, ...blocksOf([...variants.values()])].join('\n')}\n`)
        .join('\n'),
  };
}

/**
 * The lines of a state in blocks: first those of every variant, then those that always appear together. So a hint that is
 * shown in the wrong variant is a difference, even when each line was shown before.
 */
function blocksOf(variants: readonly (readonly string[])[]): readonly string[] {
  const variantsOf = new Map<string, number[]>();
  for (const [variant, lines] of variants.entries())
    for (const line of lines) variantsOf.set(line, [...(variantsOf.get(line) ?? []), variant]);
  const blocks = new Map<string, string[]>();
  for (const line of [...variantsOf.keys()].sort()) {
    const key = variantsOf.get(line)?.join() ?? '';
    blocks.set(key, [...(blocks.get(key) ?? []), line]);
  }
  const allVariants = [...variants.keys()].join();
  const always = blocks.get(allVariants) ?? [];
  blocks.delete(allVariants);
  return [
    ...always.map((line) => `  ${line}`),
    ...[...blocks.values()].flatMap(([first = '', ...others]) => [
      `  - ${first}`,
      ...others.map((line) => `    ${line}`),
    ]),
  ];
}

/** Declares the test that runs after the paths; skipped when some of them were not walked or failed. */
export function testTexts(id: string, texts: ScreenTexts, walked: PathsWalked): void {
  describe(id, () => {
    // A changed text must be approved: run with -u, read the changed lines, give the reason in the commit.
    it('shows the approved texts', async (context) => {
      if (walked.passed() < walked.planned()) context.skip('Not all paths were walked.');
      await expectApproved(context, { journey: id, kind: 'texts', text: texts.text() });
    });
  });
}

/** Replaces digits: figures depend on the path, their format does not. */
function masked(line: string): string {
  return line.replaceAll(/\d/g, '0');
}
