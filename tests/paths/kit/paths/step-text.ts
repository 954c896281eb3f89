/** A path as plain text, for readers who do not know the code. */
import type { StateValue } from 'xstate';
import { type Path, type PathStep, startOf, stepsAfterStart } from './path';

/** What happens in a step. */
export function stepText({ event: { label, move }, state: { wait } }: PathStep): string {
  switch (move.kind) {
    case 'start':
      return `the start as "${move.name}"`;
    case 'person':
      return `the merchant: ${label}`;
    case 'done':
      return `${move.port} answers: ${withoutPrefix(label, `${move.port}: `, `${move.port} done `, move.port)}`;
    case 'fails':
      return `${move.port} breaks down: ${withoutPrefix(label, `${move.port} fails: `, `${move.port} fails `)}`;
    case 'after':
      return `${inSeconds(wait)} pass (${label.replace(/^after /, '')})`;
    case 'route':
      return `the merchant opens the address of ${move.to}`;
  }
}

/** Name of a state: `form`, or `form.account` for a nested state. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, inner === undefined ? '' : stateText(inner)].filter(Boolean).join('.'))
    .join(' and ');
}

/** The path up to a step, one line per step; the last line is the step that failed. */
export function pathLines(path: Path, failedAt: number): readonly string[] {
  const { name, position } = startOf(path);
  return [
    `It starts as "${name}", in ${stateText(position.snapshot.value)}.`,
    ...stepsAfterStart(path)
      .slice(0, failedAt)
      .map((step, index) => `${index + 1}. ${stepText(step)} -> ${stateText(step.state.snapshot.value)}`),
  ];
}

function withoutPrefix(label: string, ...prefixes: readonly string[]): string {
  const prefix = prefixes.find((candidate) => label.startsWith(candidate)) ?? '';
  return label.slice(prefix.length) || 'done';
}

function inSeconds(ms: number): string {
  return ms % 1_000 === 0 ? `${ms / 1_000} s` : `${ms} ms`;
}
