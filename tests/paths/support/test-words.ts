/** What the screens of a journey say on its paths, state by state, as a text that people read and approve. */
import { describe, expect, it } from 'vitest';

import type { Walked } from './test-paths';

/** All lines that were seen in each state. */
export interface Words {
  readonly note: (state: string, page: Element) => void;
  readonly text: () => string;
}

export function collectWords(): Words {
  const states = new Map<string, Set<string>>();
  return {
    note(state, page) {
      const lines = states.get(state) ?? new Set<string>();
      states.set(state, lines);
      for (const line of linesIn(page)) lines.add(masked(line));
    },
    text: () =>
      [...states]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([state, lines]) => `${[state, ...[...lines].sort().map((line) => `  ${line}`)].join('\n')}\n`)
        .join('\n'),
  };
}

/** Declares the test that comes after the paths; when some were left out, or failed, it has nothing to say. */
export function testWords(id: string, words: Words, walked: Walked): void {
  describe(id, () => {
    // Words change visibly: run with -u, read the lines that changed, say why in the commit.
    it('says what was approved', async ({ skip }) => {
      if (walked.passed() < walked.planned()) skip('Not all paths were walked.');
      await expect(words.text()).toMatchFileSnapshot(`approved/${id}.words.txt`);
    });
  });
}

/** The text of a page, a line for each part that holds text of its own, and each name that is only heard. */
export function linesIn(element: Element): readonly string[] {
  const heard = element.getAttribute('aria-label');
  const before = heard === null ? [] : [`(${heard})`];
  if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
    return [...before, (element.textContent ?? '').replace(/\s+/g, ' ').trim()];
  return [...before, ...[...element.children].flatMap(linesIn)];
}

/** Which figure it is depends on the path; how it is written does not. */
function masked(line: string): string {
  return line.replaceAll(/\d/g, '0');
}
