import { HIDDEN } from '../../telemetry/inspection/redact';

/** `{…}`, `[3]`, `‹Map›`: placeholders of values. */
const PLACEHOLDER = /^(?:\{…\}|\[\d+\]|‹\w+›|…)$/;

/** Text of a guard's read: texts in quotes, placeholders without. */
export function inputText(value: unknown): string {
  if (typeof value === 'string' && (value === HIDDEN || PLACEHOLDER.test(value))) return value;
  return JSON.stringify(value) ?? '–';
}
