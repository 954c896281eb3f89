import { HIDDEN } from '../../telemetry/inspection/redact';

/** `{…}`, `[3]`, `‹Map›`: what stands for a value, and is no text itself. */
const STANDS_FOR = /^(?:\{…\}|\[\d+\]|‹\w+›|…)$/;

/** What a rule read, as one reads it: a text in quotes, and what only stands for a value without. */
export function inputText(value: unknown): string {
  if (typeof value === 'string' && (value === HIDDEN || STANDS_FOR.test(value))) return value;
  return JSON.stringify(value) ?? '–';
}
