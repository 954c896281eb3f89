/** Report of a failed path: a page, the same as JSON, and the HTML of the screen. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reportsFolder } from '../coverage/reports-folder';
import type { FailureRecord } from './failure-record';
import { firstLine } from './plain-reason';

/**
 * Writes `reports/paths/failures/<journey>-<level>-<hash>/`: `failure.md`, `failure.json` and, if the level has a screen, `screen.html`.
 * @returns the folder
 */
export function writeFailure(record: FailureRecord, html: string | null): string {
  const { journey, level, token } = record;
  const name = `${journey}-${level}-${createHash('sha1').update(token).digest('hex').slice(0, 8)}`;
  const folder = join(reportsFolder(), 'failures', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'failure.json'), `${JSON.stringify({ ...record, folder }, null, 2)}\n`);
  writeFileSync(join(folder, 'failure.md'), page(record));
  if (html !== null) writeFileSync(join(folder, 'screen.html'), html);
  return folder;
}

/** Summary of a failure: what, where, and how to replay it. @param pathCount number of paths that failed by it */
export function failureSummary(record: FailureRecord, folder: string, pathCount = 1): string {
  const { journey, level, plain, reason, step, chart, path } = record;
  return [
    `${journey} (${level}): ${plain}`,
    `  at: ${step}; the chart is in ${chart.state}`,
    ...path.map((line) => `    ${line}`),
    `  raw: ${firstLine(reason)}`,
    ...(pathCount > 1 ? [`  ${pathCount} paths failed by it`] : []),
    `  ${lengthText(record)}; details: ${folder}/failure.md`,
    `  replay: ${replayCommand(basename(folder), record)}`,
    `  on another machine: ${replayCommand(record.token, record)}`,
  ].join('\n');
}

/** The command that replays it, by its folder name or its token. */
function replayCommand(nameOrToken: string, { level, plant }: FailureRecord): string {
  const levelOption = level === 'layout' ? ' --level layout' : '';
  return `npm run paths -- replay ${nameOrToken}${levelOption}${plant === null ? '' : ` --plant ${plant}`}`;
}

/** Number of steps, and whether it can be shrunk further. */
function lengthText({ level, found, shrunk, shrinkExtent }: FailureRecord): string {
  const steps = `${shrunk} step${shrunk === 1 ? '' : 's'}`;
  if (shrinkExtent === 'minimal') return found === shrunk ? steps : `shrunk from ${found} steps to ${shrunk}`;
  if (found === shrunk && shrinkExtent === 'cut') return steps;
  const cutText = found === shrunk ? steps : `cut from ${found} steps to ${shrunk}`;
  // Failures of `--level layout` can only be shrunk during the run that finds them.
  if (level === 'layout') return `${cutText}, perhaps not the shortest`;
  return shrinkExtent === 'cut'
    ? `${cutText}, not shrunk (use \`shrink\` instead of \`replay\`)`
    : `${cutText}; \`shrink\` instead of \`replay\` continues from there`;
}

function page(record: FailureRecord): string {
  const { journey, level, plain, reason, step, chart, path, found, calls, screen } = record;
  return `# ${journey}: ${step}

${sentence(plain)}

${fenced(reason)}
Level: ${level}. Found in ${found} steps: ${lengthText(record)}.

## The path

${path.join('\n')}

## State of the chart

\`${chart.state}\` (${chart.status}); transitions of the last step:
${chart.transitions.map((id) => `- \`${id}\``).join('\n') || '- none'}

## Calls of ports in this step

${calls.map(({ port, input, outcome }) => `- \`${port}\` ${short(input)}: ${outcome}`).join('\n') || 'Nothing.'}

## Text of the screen

${screen === null ? 'This level has no screen.' : `${fenced(screen)}\n(\`screen.html\` is the whole page.)`}

## Replay

\`\`\`sh
${replayCommand(record.token, record)}
${replayCommand(record.token, record)} --headed --slow 800
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
