/** Controls and actions of a screen, and how an action is performed. */
import type { ElementHandle, Frame } from '@playwright/test';

import { photo } from '../../browser/support/photos';
import { valueFor } from './field-values';
import type { Random } from './random';

/** One control; `at` is its index among all controls. */
export interface Control {
  readonly at: number;
  readonly kind: 'button' | 'link' | 'choice' | 'tick' | 'select' | 'text' | 'file' | 'summary';
  readonly name: string;
  /** `name` of the field, or `href` of a link. */
  readonly field: string;
  readonly isFilled: boolean;
  /** A button in the bottom bar, or the submit button of a form. */
  readonly isMain: boolean;
}

/** A possible next action. */
export type ScreenAction =
  | { readonly kind: 'tap'; readonly control: Control }
  | { readonly kind: 'fill'; readonly isGood: boolean; readonly fields: readonly Control[] };

const CONTROLS = 'button, a[href], input, select, textarea, summary';
/** Timeout of an action, ms: when the page has changed meanwhile, the control may be gone. */
const ACTION_OPTIONS = { timeout: 4_000 } as const;

/** All controls that are visible and enabled. */
export function controlsOf(frame: Frame): Promise<readonly Control[]> {
  return frame.evaluate((selector) => {
    const modal = document.querySelector('dialog[open]');
    const isUsable = (element: Element): boolean => {
      if (modal !== null && !modal.contains(element)) return false;
      if (element.closest('[hidden], [inert], details:not([open]) > :not(summary)') !== null) return false;
      if (element.matches(':disabled, [aria-disabled="true"]')) return false;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return element.getClientRects().length > 0 || (label?.getClientRects().length ?? 0) > 0;
    };
    const nameOf = (element: Element): string => {
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
      const text =
        element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
      return text.replace(/\s+/g, ' ').trim().slice(0, 60);
    };
    const kindOf = (element: Element) => {
      if (element instanceof HTMLButtonElement) return 'button' as const;
      if (element instanceof HTMLAnchorElement) return 'link' as const;
      if (element instanceof HTMLSelectElement) return 'select' as const;
      if (element.tagName === 'SUMMARY') return 'summary' as const;
      if (!(element instanceof HTMLInputElement)) return 'text' as const;
      if (element.type === 'radio') return 'choice' as const;
      if (element.type === 'checkbox') return 'tick' as const;
      return element.type === 'file' ? ('file' as const) : ('text' as const);
    };
    return [...document.querySelectorAll(selector)].flatMap((element, at) => {
      if (!isUsable(element)) return [];
      const kind = kindOf(element);
      const input = element instanceof HTMLInputElement ? element : null;
      const isChecked = input?.checked === true;
      const group = input?.name === undefined ? [] : [...document.getElementsByName(input.name)];
      const isAnswered = group.some((radio) => radio instanceof HTMLInputElement && radio.checked);
      const filled =
        kind === 'choice'
          ? isAnswered
          : kind === 'tick'
            ? isChecked
            : 'value' in element && element.value !== '';
      const bottomBar = element.closest('footer, dialog, [class*="Foot"]');
      const isSubmit = element instanceof HTMLButtonElement && element.type === 'submit';
      const isReadOnly = input?.readOnly === true;
      if (isReadOnly) return [];
      return [
        {
          at,
          kind,
          name: nameOf(element),
          field: element instanceof HTMLAnchorElement ? element.href : (element.getAttribute('name') ?? ''),
          isFilled: kind === 'button' || kind === 'link' || filled === true,
          isMain:
            kind === 'button' && (isSubmit || bottomBar !== null) && element.closest('header, nav') === null,
        },
      ];
    });
  }, CONTROLS);
}

/** Actions on this screen: filling its fields, with valid or invalid values, or tapping one of its controls. */
export function actionsOn(controls: readonly Control[], origin: string): readonly ScreenAction[] {
  const fields = controls.filter(({ kind }) => ['text', 'select', 'choice', 'tick', 'file'].includes(kind));
  const taps = controls.filter(
    ({ kind, field }) =>
      ['button', 'choice', 'tick', 'summary'].includes(kind) ||
      (kind === 'link' && field.startsWith(`${origin}/`)),
  );
  return [
    ...(fields.length === 0
      ? []
      : ([
          { kind: 'fill', isGood: true, fields },
          { kind: 'fill', isGood: false, fields },
        ] as const)),
    ...taps.map((control) => ({ kind: 'tap', control }) as const),
  ];
}

/**
 * Draws the next action: mostly one that continues the journey. @param wantsMain the fault waits for a main action
 * @param wantsButtons the fault only applies to buttons
 * @param isNew whether no recorded path has this action: preferred while recording
 */
export function drawAction(
  actions: readonly ScreenAction[],
  random: Random,
  wantsMain: boolean,
  wantsButtons: boolean,
  isNew: (action: ScreenAction) => boolean = () => false,
): ScreenAction {
  const hasEmptyField = actions.some(
    (action) => action.kind === 'fill' && action.fields.some(({ isFilled }) => !isFilled),
  );
  const weightOf = (action: ScreenAction): number => {
    if (action.kind === 'fill') return hasEmptyField ? (action.isGood ? 8 : 2) : 0.5;
    const { isMain, kind, name } = action.control;
    if (isMain) return wantsMain ? 30 : 6;
    if (/^(Back|Close)$/.test(name)) return 0.7;
    if (kind === 'choice' || kind === 'tick') return 0.5;
    return wantsButtons && kind === 'button' ? 4 : 1;
  };
  return random.weighted(actions, (action) => weightOf(action) * (isNew(action) ? NEW_ACTION_WEIGHT : 1));
}

/** Factor of the weight of a new action. */
const NEW_ACTION_WEIGHT = 5;

/** Performs the action. @param twice whether a tap is a double tap */
export async function performAction(
  frame: Frame,
  action: ScreenAction,
  code: string,
  twice: boolean,
): Promise<void> {
  if (action.kind === 'fill') {
    const fields = withOneOfEachChoice(action.fields);
    // Element handles, not indexes: a corrected field removes its link from the error summary above.
    const found = await Promise.all(
      fields.map(({ at }) => frame.locator(CONTROLS).nth(at).elementHandle(ACTION_OPTIONS)),
    );
    for (const [index, field] of fields.entries()) {
      const control = found[index];
      if (control != null) await fill(frame, control, field, action.isGood, code);
    }
    return;
  }
  const { at, kind } = action.control;
  const control = frame.locator(CONTROLS).nth(at);
  // The inputs themselves are invisible: their labels are drawn.
  const options = { ...ACTION_OPTIONS, force: kind === 'choice' || kind === 'tick', noWaitAfter: true };
  if (twice) await control.dblclick(options);
  else await control.click(options);
}

/** Of each group of choices, only the first one when none is chosen. */
function withOneOfEachChoice(fields: readonly Control[]): readonly Control[] {
  return fields.filter(
    ({ kind, field, isFilled }, index) =>
      kind !== 'choice' ||
      (!isFilled && fields.findIndex((other) => other.kind === 'choice' && other.field === field) === index),
  );
}

async function fill(
  frame: Frame,
  control: ElementHandle,
  { kind, field, isFilled }: Control,
  isGood: boolean,
  code: string,
): Promise<void> {
  if (kind === 'text') await control.fill(valueFor(field, isGood, code), ACTION_OPTIONS);
  if (kind === 'select') {
    const values = await control.$$eval('option', (options) =>
      options.map((option) => option.getAttribute('value') ?? ''),
    );
    await control.selectOption(
      (isGood ? values.find((value) => value !== '') : values[0]) ?? '',
      ACTION_OPTIONS,
    );
  }
  if (kind === 'file' && isGood) await control.setInputFiles(await photo(frame.page()), ACTION_OPTIONS);
  if (kind === 'choice' || kind === 'tick') {
    if (isGood && !isFilled) await control.check({ ...ACTION_OPTIONS, force: true });
    if (!isGood && isFilled && kind === 'tick') await control.uncheck({ ...ACTION_OPTIONS, force: true });
  }
}

/** An action as text, without the typed values. Stored in recorded paths: must not change. */
export function describeAction(action: ScreenAction): string {
  if (action.kind === 'fill') {
    const names = [...new Set(action.fields.map(({ field, name }) => field || name))].join(', ');
    return `${action.isGood ? 'fills in well' : 'fills in badly'}: ${names}`;
  }
  const { kind, name } = action.control;
  return `${{ button: 'taps', link: 'follows', choice: 'chooses', tick: 'ticks', summary: 'opens' }[String(kind)] ?? 'taps'} “${name}”`;
}
