/** What is kept of a path that failed: for people a page, for machines the same as JSON, and the screen as it was. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PathFailure } from './path-failure';
import { reportsFolder } from './plan';
import type { PortCall } from './ports';
import { encodePath } from './replay';

import { pathInWords, placeInWords, stepInWords } from './words';

/** A failed path, shrunk. */
export interface FailureRecord {
  readonly journey: string;
  readonly level: string;
  /** What went wrong, in the words of the check. */
  readonly reason: string;
  /** The step at which it went wrong, in plain words. */
  readonly step: string;
  /** Where the chart stands, and by which branches it came there in this step. */
  readonly position: {
    readonly state: string;
    readonly status: string;
    readonly transitions: readonly string[];
  };
  /** The path so far, a line each. */
  readonly path: readonly string[];
  /** Steps when it was found, and now. */
  readonly found: number;
  readonly shrunk: number;
  /** What the ports were asked in this step, and what they answered. */
  readonly calls: readonly PortCall[];
  /** What the screen said; null for a chart without one. */
  readonly screen: string | null;
  readonly token: string;
}

/** Makes the record of a failure. @param found steps of the path that failed first */
export function recordOf(failure: PathFailure, level: string, found: number): FailureRecord {
  const { path, index, scene } = failure;
  const step = path.steps[index - 1];
  return {
    journey: path.machine,
    level,
    reason: failure.reason,
    step: step === undefined ? `the start as "${path.start}"` : stepInWords(step),
    position: { state: placeInWords(scene.value), status: scene.status, transitions: scene.transitions },
    path: pathInWords(path, index),
    found,
    shrunk: path.steps.length,
    calls: scene.calls,
    screen: scene.screen?.text ?? null,
    token: encodePath(path),
  };
}

/**
 * Writes `reports/paths/failures/<level>-<journey>-<number>/`: `failure.md`, `failure.json` and, where there is one, `screen.html`.
 * @returns the folder
 */
export function writeFailure(record: FailureRecord, html: string | null, name: string): string {
  const folder = join(reportsFolder(), 'failures', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'failure.json'), `${JSON.stringify({ ...record, folder }, null, 2)}\n`);
  writeFileSync(join(folder, 'failure.md'), page(record));
  if (html !== null) writeFileSync(join(folder, 'screen.html'), html);
  return folder;
}

/** The lines that a person needs first: what, where, and how to see it again. */
export function failureInShort(record: FailureRecord, folder: string): string {
  const { journey, level, reason, step, position, path, found, shrunk, token } = record;
  return [
    `${journey} (${level}): ${reason.split('\n')[0]}`,
    `  at: ${step} -> ${position.state}`,
    ...path.map((line) => `    ${line}`),
    `  ${shrunk < found ? `shrunk from ${found} steps to ${shrunk}` : `${shrunk} steps`}; all of it: ${folder}/failure.md`,
    `  again:  npm run paths -- replay ${token}`,
  ].join('\n');
}

function page(record: FailureRecord): string {
  const { journey, level, reason, step, position, path, found, shrunk, calls, screen, token } = record;
  return `# ${journey}: ${step}

${fenced(reason)}
Level: ${level}. Found in ${found} steps, shrunk to ${shrunk}.

## The path

${path.join('\n')}

## Where the chart stands

\`${position.state}\` (${position.status}); the branches of the last step:
${position.transitions.map((id) => `- \`${id}\``).join('\n') || '- none'}

## What the ports were asked in this step, and answered

${calls.map(({ port, input, outcome }) => `- \`${port}\` ${short(input)}: ${outcome}`).join('\n') || 'Nothing.'}

## What the screen said

${screen === null ? 'This level has no screen.' : `${fenced(screen)}\n(\`screen.html\` is the whole of it.)`}

## Again

\`\`\`sh
npm run paths -- replay ${token}
npm run paths -- replay ${token} --headed --slow 800
\`\`\`
`;
}

function fenced(text: string): string {
  return `\`\`\`\n${text.trim()}\n\`\`\`\n`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 197)}...` : text;
}
