/**
 * What the specification uses of Bombadil 0.7.0. The package is no dependency of the project (its binaries are 45 MB, and only the
 * night needs them), so its types are repeated here. Bombadil brings the modules themselves.
 */
declare module '@antithesishq/bombadil' {
  /** A formula of linear temporal logic. */
  export interface Formula {
    and(that: Formula): Formula;
    implies(that: Formula): Formula;
  }
  interface Bounded extends Formula {
    within(time: number, unit: 'seconds'): Formula;
  }
  type Condition = (() => Formula | boolean) | Formula;
  export function always(condition: Condition): Bounded;
  export function eventually(condition: Condition): Bounded;
  export function next(condition: Condition): Formula;
  export function now(condition: Condition): Formula;
}

declare module '@antithesishq/bombadil/browser' {
  type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
  /** A value of the page, read in every state that Bombadil captures. */
  export interface Cell<T> {
    readonly current: T;
  }
  export interface State {
    readonly document: Document;
    readonly window: Window;
    readonly navigationHistory: { readonly back: readonly unknown[]; readonly forward: readonly unknown[] };
    readonly lastAction: DoneAction | null;
  }
  /** Identifies an element, as an action takes it. */
  export type Fingerprint = { readonly tag: string };
  /** The same in an action that was done, and in the trace. */
  export type DoneFingerprint = { readonly accessible_name?: string; readonly text_content?: string };
  export type Point = { readonly x: number; readonly y: number };
  export type Action<TFingerprint = Fingerprint> =
    | 'Back'
    | 'Forward'
    | 'Reload'
    | 'Wait'
    | { readonly Click: { readonly fingerprint: TFingerprint; readonly point: Point } }
    | {
        readonly DoubleClick: {
          readonly fingerprint: TFingerprint;
          readonly point: Point;
          readonly delayMillis: number;
        };
      }
    | { readonly TypeText: { readonly text: { readonly Regexp: string }; readonly delayMillis: number } }
    | { readonly ScrollDown: { readonly origin: Point; readonly distance: number } }
    | { readonly ScrollUp: { readonly origin: Point; readonly distance: number } };
  export type DoneAction = Action<DoneFingerprint>;
  export interface ActionGenerator {
    readonly generate: () => unknown;
  }
  export function extract<T>(query: (state: State) => T): Cell<T>;
  export function actions(generate: () => readonly Action[]): ActionGenerator;
  export function getFingerprint(element: Element): Fingerprint;
}

declare module '@antithesishq/bombadil/browser/defaults/properties' {
  import type { Formula } from '@antithesishq/bombadil';

  export const noHttpErrorCodes: Formula;
  export const noUncaughtExceptions: Formula;
  export const noUnhandledPromiseRejections: Formula;
  export const noConsoleErrors: Formula;
}
