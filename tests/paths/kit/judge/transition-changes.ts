/** Transitions that differ from the approved text, each with the shortest path that takes it. */

import { type SearchStep, shortestPathOver } from '../generators/shortest';
import { endOf, nameOf } from '../model/ends';
import type { JourneyLogic, Position } from '../model/journey-logic';
import { type Path, stepsAfterStart, Walk } from '../paths/path';
import { pathLines } from '../paths/step-text';
import { encodePath } from '../paths/token';
import { type BlockDifference, blockDifferences } from './block-differences';
import { sampleName } from './transitions-text';

/** A sample (an answer or a tap) in one state whose line differs. */
export interface ChangedTransition {
  readonly state: string;
  /** Label of the sample; null when the state itself differs: its tags, URL or calls. */
  readonly sample: string | null;
  /** Target and changed context, as approved and now; empty when there is no such line. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** The shortest path that takes it or that reaches its state; undefined when none does any more. */
  readonly path: Path | undefined;
}

/**
 * Differences between the approved transitions (kit/judge/transitions-text.ts) and those of the graph. Those that lead elsewhere come first:
 * others, such as a part of the context that is changed too, are often their consequences.
 */
export function changedTransitions(
  logic: JourneyLogic,
  approved: string,
  now: string,
): readonly ChangedTransition[] {
  const changes = blockDifferences(approved, now).flatMap((block) =>
    samplesIn(block).map((sample) => {
      const linesOf = (lines: readonly string[]) =>
        lines.filter((line) => sampleIn(line) === sample).map(changeText);
      return {
        state: block.name,
        sample,
        removed: linesOf(block.removed),
        added: linesOf(block.added),
        path: pathOf(logic, block.name, sample, linesOf(block.added).map(targetOf)),
      };
    }),
  );
  return [...changes.filter(leadsElsewhere), ...changes.filter((change) => !leadsElsewhere(change))];
}

/** Whether a sample has another target than approved; where it is new or gone, its state may be new or gone too. */
function leadsElsewhere({ sample, removed, added }: ChangedTransition): boolean {
  return sample !== null && removed.length > 0 && added.length > 0 && !isSameTarget(removed, added);
}

function isSameTarget(removed: readonly string[], added: readonly string[]): boolean {
  return removed.map(targetOf).join() === added.map(targetOf).join();
}

/** As plain text, some lines each; the first `maxWithPath` of them with their path. */
export function changedTransitionLines(
  transitions: readonly ChangedTransition[],
  maxWithPath = 3,
): readonly string[] {
  return transitions.flatMap((change, index) => transitionLines(change, index < maxWithPath));
}

/** One change in one sentence. */
export function transitionSummary({ state, sample, removed, added }: ChangedTransition): string {
  const text = (transitions: readonly string[]) =>
    (sample === null || isSameTarget(removed, added) ? transitions : transitions.map(targetOf)).join(
      ' and ',
    ) || 'nothing';
  const [approvedText, currentText] = [text(removed), text(added)];
  return sample === null
    ? `${state} was approved as "${approvedText}", and is "${currentText}"`
    : `in ${state}, "${sample}" was approved to lead to ${approvedText}, and leads to ${currentText}`;
}

function transitionLines(
  { state, sample, removed, added, path }: ChangedTransition,
  showsPath: boolean,
): readonly string[] {
  const verb = sample === null ? '' : 'leads to ';
  const text = (lines: readonly string[]) =>
    lines.map((line) => `${verb}${line}`).join(' and ') || 'not there';
  const steps = path === undefined ? [] : pathLines(path, stepsAfterStart(path).length);
  return [
    sample === null ? `the state ${state}` : `in ${state}: ${sample}`,
    `  approved: ${text(removed)}`,
    `  now:      ${text(added)}`,
    ...(path === undefined ? ['  no path leads there any more.'] : []),
    ...(showsPath ? steps.map((line, index) => `  ${index === 0 ? 'path:   ' : '        '}  ${line}`) : []),
    ...(showsPath && path !== undefined ? [`  walk it:  npm run paths -- replay ${encodePath(path)}`] : []),
  ];
}

/** Samples whose lines differ; null for the first line of the block, the state itself. */
function samplesIn({ removed, added }: BlockDifference): readonly (string | null)[] {
  return [...new Set([...removed, ...added].map(sampleIn))];
}

function sampleIn(line: string): string | null {
  const arrowIndex = line.indexOf(' -> ');
  return arrowIndex < 0 ? null : line.slice(0, arrowIndex);
}

const CHANGES_SEPARATOR = '; it changes ';

/** `left, to /home; it changes start` of `back -> left, to /home; start`. */
function changeText(line: string): string {
  const arrowIndex = line.indexOf(' -> ');
  return arrowIndex < 0 ? line : line.slice(arrowIndex + 4).replace('; ', CHANGES_SEPARATOR);
}

/** The target, without the changed context. */
function targetOf(change: string): string {
  return change.split(CHANGES_SEPARATOR)[0] ?? change;
}

/** @param targets current targets of the changed lines: the same sample may lead to others too, with other data */
function pathOf(
  logic: JourneyLogic,
  state: string,
  sample: string | null,
  targets: readonly string[],
): Path | undefined {
  if (state === 'starts' && sample !== null)
    return logic.starts.some(({ name }) => name === sample) ? new Walk(logic, sample).path() : undefined;
  const isThere = ({ snapshot }: Position) => nameOf(snapshot) === state;
  const isSample = ({ from, offer }: SearchStep) => isThere(from) && sampleName(offer.label) === sample;
  return (
    shortestPathOver(logic, (step) => isSample(step) && targets.includes(endOf(step.to.snapshot))) ??
    shortestPathOver(logic, isSample) ??
    shortestPathOver(logic, ({ to }) => isThere(to))
  );
}
