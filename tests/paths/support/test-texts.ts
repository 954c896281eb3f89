/** Collects the texts of a journey's screens on its paths, by state, for `approved/<journey>.texts.txt`. */
import { describe, expect, it } from 'vitest';

import type { AnyMachineSnapshot } from 'xstate';

import { stateName } from '../../../src/journey/state-name';
import { accessTree } from './access-tree';
import { expectApproved } from './approved';
import { figureSources } from './figure-sources';
import { linesIn } from './screen-lines';
import type { PathsWalked } from './test-paths';

/** Collector of the lines of each state's screens. */
export interface ScreenTexts {
  readonly record: (snapshot: AnyMachineSnapshot, page: Element) => void;
  readonly text: () => string;
  /** What a screen reader reads on the first screen of each state. */
  readonly accessText: () => string;
}

/** The distinct screens of one state; the key is all its lines. */
type Variants = Map<string, readonly string[]>;

export function collectTexts(): ScreenTexts {
  const states = new Map<string, Variants>();
  const trees = new Map<string, readonly string[]>();
  return {
    record(snapshot, page) {
      const state = stateName(snapshot);
      const sourcesOf = figureSources(snapshot);
      const variants: Variants = states.get(state) ?? new Map();
      states.set(state, variants);
      const busy = page.querySelector('main[aria-busy="true"]') === null ? [] : ['(busy)'];
      const shown = linesIn(page).map((line) => [withZeroDigits(line), ...sourcesOf(line)].join('  <- '));
      const lines = [...new Set([...busy, ...shown])].sort();
      variants.set(lines.join('\n'), lines);
      if (!trees.has(state)) trees.set(state, accessTree(page, '  ').map(withZeroDigits));
    },
    text: () =>
      [...states]
        .sort(([first], [second]) => (first < second ? -1 : 1))
        .map(([state, variants]) => `${[state, ...blocksOf([...variants.values()])].join('\n')}\n`)
        .join('\n'),
    accessText: () =>
      [...trees]
        .sort(([first], [second]) => (first < second ? -1 : 1))
        .map(([state, lines]) => `${[state, ...lines].join('\n')}\n`)
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
  const alwaysShown = blocks.get(allVariants) ?? [];
  blocks.delete(allVariants);
  return [
    ...alwaysShown.map((line) => `  ${line}`),
    ...[...blocks.values()].flatMap(([first = '', ...others]) => [
      `  - ${first}`,
      ...others.map((line) => `    ${line}`),
    ]),
  ];
}

/** Declares the test of the approved texts, to run after the paths; skipped unless all paths passed. */
export function testTexts(id: string, texts: ScreenTexts, walked: PathsWalked): void {
  describe(id, () => {
    // A changed text must be approved: run with -u, read the changed lines, give the reason in the commit.
    it('shows the approved texts', async (context) => {
      if (walked.passed() < walked.planned()) context.skip('Not all paths were walked.');
      await expectApproved(context, { journey: id, kind: 'texts', text: texts.text() });
    });

    it('is read by a screen reader as approved', async (context) => {
      if (walked.passed() < walked.planned()) context.skip('Not all paths were walked.');
      const text = texts.accessText();
      expect(text).not.toMatch(CONTROL_WITHOUT_NAME);
      await expectApproved(context, { journey: id, kind: 'access', text });
    });
  });
}

/** A control that a screen reader or a voice cannot name. */
const CONTROL_WITHOUT_NAME =
  /^ *(button|link|textbox|checkbox|radio|combobox|img|progressbar|spinbutton)( [^"]|$)/m;

/** Replaces digits: figures depend on the path, their format does not. The level of a heading stays. */
function withZeroDigits(line: string): string {
  return line.replaceAll(/(?<! level )\d/g, '0');
}
