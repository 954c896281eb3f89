/** What is kept of a path that failed: for people a page, for machines the same as JSON, and the screen as it was. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PathFailure } from './path-failure';
import { firstLine, plainReason } from './plain-reason';
import type { PortCall } from './ports';
import { reportsFolder } from './reports-folder';
import type { Extent } from './run-and-shrink';
import { encodePath } from './token';
import { pathInWords, placeInWords, stepInWords } from './words';

/** A failed path, as short as it was made. */
export interface FailureRecord {
  readonly journey: string;
  readonly level: string;
  /** What was expected and what stood there, in plain words. */
  readonly plain: string;
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
  readonly extent: Extent;
  /** Name of the fault: paths that met the same one have the same. */
  readonly fault: string;
  /** What the ports were asked in this step, and what they answered. */
  readonly calls: readonly PortCall[];
  /** What the screen said; null for a chart without one. */
  readonly screen: string | null;
  readonly token: string;
  /** The known bug that was planted; null when there is none. */
  readonly plant: string | null;
}

/** What is known of a failure beside the failure itself. */
type Found = Pick<FailureRecord, 'level' | 'found' | 'extent' | 'fault' | 'plant'>;

/** Makes the record of a failure. */
export function recordOf(failure: PathFailure, more: Found): FailureRecord {
  const { path, index, scene } = failure;
  const step = path.steps[index - 1];
  return {
    ...more,
    journey: path.machine,
    plain: plainReason(failure.reason, placeInWords(scene.value)),
    reason: failure.reason,
    step: step === undefined ? `the start as "${path.start}"` : stepInWords(step),
    position: { state: placeInWords(scene.value), status: scene.status, transitions: scene.transitions },
    path: pathInWords(path, index),
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

/** The lines that a person needs first: what, where, and how to see it again. @param met paths that met it */
export function failureInShort(record: FailureRecord, folder: string, met = 1): string {
  const { journey, level, plain, reason, step, position, path } = record;
  return [
    `${journey} (${level}): ${plain}`,
    `  at: ${step}; the chart stands in ${position.state}`,
    ...path.map((line) => `    ${line}`),
    `  raw: ${firstLine(reason)}`,
    ...(met > 1 ? [`  ${met} paths met it`] : []),
    `  ${lengthInWords(record)}; all of it: ${folder}/failure.md`,
    `  again:  ${againLine(basename(folder), record)}`,
    `  elsewhere:  ${againLine(record.token, record)}`,
  ].join('\n');
}

/** The line that walks it again, by its name or its token. */
function againLine(by: string, { plant }: FailureRecord): string {
  return `npm run paths -- replay ${by}${plant === null ? '' : ` --plant ${plant}`}`;
}

/** How long it is, and whether it may become shorter. */
function lengthInWords({ found, shrunk, extent }: FailureRecord): string {
  const steps = `${shrunk} step${shrunk === 1 ? '' : 's'}`;
  if (extent === 'whole') return found === shrunk ? steps : `shrunk from ${found} steps to ${shrunk}`;
  if (found === shrunk && extent === 'cut') return steps;
  const cut = found === shrunk ? steps : `cut from ${found} steps to ${shrunk}`;
  return extent === 'cut'
    ? `${cut}, not shrunk (\`shrink\` in place of \`replay\` does)`
    : `${cut}; \`shrink\` in place of \`replay\` goes on from there`;
}

function page(record: FailureRecord): string {
  const { journey, level, plain, reason, step, position, path, found, calls, screen } = record;
  return `# ${journey}: ${step}

${sentence(plain)}

${fenced(reason)}
Level: ${level}. Found in ${found} steps: ${lengthInWords(record)}.

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
${againLine(record.token, record)}
${againLine(record.token, record)} --headed --slow 800
\`\`\`
`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function fenced(text: string): string {
  return `\`\`\`\n${text.trim()}\n\`\`\`\n`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 197)}...` : text;
}
