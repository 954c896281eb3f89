/** What a screen offers to whoever uses it, and how it is taken. */
import type { ElementHandle, Frame } from '@playwright/test';

import { photo } from '../../browser/support/photos';
import { valueFor } from './field-values';
import type { Random } from './random';

/** One control, by its number among all of them. */
export interface Control {
  readonly at: number;
  readonly kind: 'button' | 'link' | 'choice' | 'tick' | 'select' | 'text' | 'file' | 'summary';
  readonly name: string;
  /** The field's own name, or where a link leads. */
  readonly field: string;
  readonly isFilled: boolean;
  /** The button in the bar at the bottom, or the one that submits a form. */
  readonly isMain: boolean;
}

/** One thing that may be done next. */
export type Deed =
  | { readonly kind: 'tap'; readonly control: Control }
  | { readonly kind: 'fill'; readonly isGood: boolean; readonly fields: readonly Control[] };

const CONTROLS = 'button, a[href], input, select, textarea, summary';
/** How long a control that was seen may take to be tapped; a page that moves on meanwhile has taken it away. */
const HOW = { timeout: 4_000 } as const;

/** Every control that can be seen and used now. */
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
      const words =
        element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
      return words.replace(/\s+/g, ' ').trim().slice(0, 60);
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
      const isAnswered = group.some((one) => one instanceof HTMLInputElement && one.checked);
      const filled =
        kind === 'choice'
          ? isAnswered
          : kind === 'tick'
            ? isChecked
            : 'value' in element && element.value !== '';
      const foot = element.closest('footer, dialog, [class*="Foot"]');
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
          isMain: kind === 'button' && (isSubmit || foot !== null) && element.closest('header, nav') === null,
        },
      ];
    });
  }, CONTROLS);
}

/** What may be done on this screen: its fields filled, well or badly, or one of its controls tapped. */
export function deedsOf(controls: readonly Control[], origin: string): readonly Deed[] {
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
 * Draws what to do: mostly what leads on, now and then anything else. @param wantsMain the fault waits for a main action
 * @param wantsButtons only there does the fault strike
 * @param isNew whether nobody is known to have done this: whoever learns is curious
 */
export function drawDeed(
  deeds: readonly Deed[],
  random: Random,
  wantsMain: boolean,
  wantsButtons: boolean,
  isNew: (deed: Deed) => boolean = () => false,
): Deed {
  const isEmpty = deeds.some((deed) => deed.kind === 'fill' && deed.fields.some(({ isFilled }) => !isFilled));
  const usual = (deed: Deed): number => {
    if (deed.kind === 'fill') return isEmpty ? (deed.isGood ? 8 : 2) : 0.5;
    const { isMain, kind, name } = deed.control;
    if (isMain) return wantsMain ? 30 : 6;
    if (/^(Back|Close)$/.test(name)) return 0.7;
    if (kind === 'choice' || kind === 'tick') return 0.5;
    return wantsButtons && kind === 'button' ? 4 : 1;
  };
  return random.weighted(deeds, (deed) => usual(deed) * (isNew(deed) ? CURIOUS : 1));
}

/** So much more often what is new is done. */
const CURIOUS = 5;

/** Does it. @param twice a double tap, as a nervous thumb makes it */
export async function doDeed(frame: Frame, deed: Deed, code: string, twice: boolean): Promise<void> {
  if (deed.kind === 'fill') {
    const fields = firstOfEach(deed.fields);
    // By what they are, not by their place: a field that is put right takes its line out of the summary above.
    const found = await Promise.all(
      fields.map(({ at }) => frame.locator(CONTROLS).nth(at).elementHandle(HOW)),
    );
    for (const [index, field] of fields.entries()) {
      const control = found[index];
      if (control != null) await fill(frame, control, field, deed.isGood, code);
    }
    return;
  }
  const { at, kind } = deed.control;
  const control = frame.locator(CONTROLS).nth(at);
  // The inputs themselves are unseen: their labels are drawn.
  const how = { ...HOW, force: kind === 'choice' || kind === 'tick', noWaitAfter: true };
  if (twice) await control.dblclick(how);
  else await control.click(how);
}

/** Of a group of choices only the first that is not chosen. */
function firstOfEach(fields: readonly Control[]): readonly Control[] {
  return fields.filter(
    ({ kind, field, isFilled }, at) =>
      kind !== 'choice' ||
      (!isFilled && fields.findIndex((one) => one.kind === 'choice' && one.field === field) === at),
  );
}

async function fill(
  frame: Frame,
  control: ElementHandle,
  { kind, field, isFilled }: Control,
  isGood: boolean,
  code: string,
): Promise<void> {
  if (kind === 'text') await control.fill(valueFor(field, isGood, code), HOW);
  if (kind === 'select') {
    const values = await control.$$eval('option', (all) => all.map((one) => one.getAttribute('value') ?? ''));
    await control.selectOption((isGood ? values.find((value) => value !== '') : values[0]) ?? '', HOW);
  }
  if (kind === 'file' && isGood) await control.setInputFiles(await photo(frame.page()), HOW);
  if (kind === 'choice' || kind === 'tick') {
    if (isGood && !isFilled) await control.check({ ...HOW, force: true });
    if (!isGood && isFilled && kind === 'tick') await control.uncheck({ ...HOW, force: true });
  }
}

/** A deed in plain words, for the story. What was typed is not told. */
export function tellDeed(deed: Deed): string {
  if (deed.kind === 'fill') {
    const names = [...new Set(deed.fields.map(({ field, name }) => field || name))].join(', ');
    return `${deed.isGood ? 'fills in well' : 'fills in badly'}: ${names}`;
  }
  const { kind, name } = deed.control;
  return `${{ button: 'taps', link: 'follows', choice: 'chooses', tick: 'ticks', summary: 'opens' }[String(kind)] ?? 'taps'} “${name}”`;
}
