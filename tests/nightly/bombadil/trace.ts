/** What Bombadil recorded of a visit: one line for each state, with the action that led to it and the properties violated in it. */
import { existsSync, readFileSync } from 'node:fs';
import type { DoneAction, DoneFingerprint } from '@antithesishq/bombadil/browser';

interface TraceLine {
  readonly action: DoneAction | null;
  readonly state: { readonly url: string; readonly screenshot: string };
  readonly snapshots: readonly { readonly name: string | null; readonly value: unknown }[];
  readonly violations: readonly { readonly name: string }[];
}

export interface Step {
  /** The action and where it led, as text. */
  readonly text: string;
  /** The screen it led to; the path on a page outside the app. */
  readonly screen: string;
  readonly screenshot: string;
  readonly violations: readonly string[];
  /** What the properties read of this state, by name. */
  readonly read: Readonly<Record<string, unknown>>;
}

export function readTrace(file: string): readonly Step[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  return lines.map((line) => {
    // SAFETY: the trace of Bombadil 0.7.0.
    const { action, state, snapshots, violations } = JSON.parse(line) as TraceLine;
    const read = Object.fromEntries(
      snapshots.flatMap(({ name, value }) => (name === null ? [] : [[name, value]])),
    );
    const screen = nameOf(read.screen) ?? new URL(state.url).pathname;
    return {
      text: `${action === null ? 'opens' : actionText(action)} → ${screen}`,
      screen,
      screenshot: state.screenshot,
      violations: violations.map(({ name }) => name),
      read,
    };
  });
}

function nameOf(screen: unknown): string | null {
  return typeof screen === 'object' && screen !== null && 'name' in screen ? String(screen.name) : null;
}

function actionText(action: DoneAction): string {
  if (typeof action === 'string') return action.toLowerCase();
  if ('TypeText' in action) return 'types';
  if ('Click' in action) return `taps “${labelOf(action.Click.fingerprint)}”`;
  if ('DoubleClick' in action) return `taps twice “${labelOf(action.DoubleClick.fingerprint)}”`;
  return 'scrolls';
}

function labelOf({ accessible_name: name, text_content: text = '' }: DoneFingerprint): string {
  return (name ?? text).replace(/\s+/g, ' ').trim().slice(0, 60);
}
