/** A path in words that need no knowledge of the code. */
import type { StateValue } from 'xstate';
import type { Path, PathStep } from './replay';

/** What happens in a step: who did what. */
export function stepInWords({ label, move, wait }: Pick<PathStep, 'label' | 'move' | 'wait'>): string {
  switch (move.kind) {
    case 'person':
      return `the merchant: ${label}`;
    case 'done':
      return `${move.port} answers: ${without(label, `${move.port}: `, `${move.port} done `, move.port)}`;
    case 'fails':
      return `${move.port} breaks down: ${without(label, `${move.port} fails: `, `${move.port} fails `)}`;
    case 'after':
      return `${inSeconds(wait)} pass (${label.replace(/^after /, '')})`;
    case 'route':
      return `the merchant opens the address of ${move.to}`;
  }
}

/** Where a journey stands: `form`, or `form.account` for a state within a state. */
export function placeInWords(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, inner === undefined ? '' : placeInWords(inner)].filter(Boolean).join('.'))
    .join(' and ');
}

/** The path up to a step, a line each; the last line is where it failed. */
export function pathInWords(path: Path, failedAt: number): readonly string[] {
  return [
    `It starts as "${path.start}", in ${placeInWords(path.first.value)}.`,
    ...path.steps
      .slice(0, failedAt)
      .map((step, at) => `${at + 1}. ${stepInWords(step)} -> ${placeInWords(step.value)}`),
  ];
}

function without(label: string, ...prefixes: readonly string[]): string {
  const prefix = prefixes.find((one) => label.startsWith(one)) ?? '';
  return label.slice(prefix.length) || 'done';
}

function inSeconds(ms: number): string {
  return ms % 1_000 === 0 ? `${ms / 1_000} s` : `${ms} ms`;
}
