import { HIDDEN } from '../../telemetry/inspection/redact';

/** Placeholders of redacted values: `{…}`, `[3]`, `‹Map›`. */
const PLACEHOLDER = /^(?:\{…\}|\[\d+\]|‹\w+›|…)$/;

/** A value that a guard read, as text: a string in quotes, a placeholder without. */
export function inputText(value: unknown): string {
  if (typeof value === 'string' && (value === HIDDEN || PLACEHOLDER.test(value))) return value;
  return JSON.stringify(value) ?? '–';
}
