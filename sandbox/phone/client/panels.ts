/** The panels beside the phone: kept up to date, and their forms sent, without leaving the page. */
import { element } from './controls';
import type { SheetKind } from './sheet';

/** Time between two looks at the sandbox, ms. */
const REFRESH_MS = 1_500;

interface PanelListeners {
  /** The merchant's clock was put on. */
  readonly onClockMoved: () => void;
  /** A page of the sandbox, or of a friend, is to be opened on the phone. */
  readonly onOpened: (address: string, kind: SheetKind) => void;
}

/** Starts to follow the sandbox. */
export function followPanels({ onClockMoved, onOpened }: PanelListeners): void {
  document.addEventListener('submit', (event) => void submit(event, onClockMoved));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-open]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    onOpened(link.href, link.dataset.open === 'phone' ? 'phone' : 'upi');
  });
  showTime();
  void refreshForEver();
}

async function refreshForEver(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, REFRESH_MS));
    if (!document.hidden) await refresh();
  }
}

/** Replaces the panels that have changed. A lost answer is made up for by the next look. */
async function refresh(): Promise<void> {
  const answer = await fetch('/sandbox/panels', { headers: ofMerchant() }).catch(() => null);
  if (answer?.ok !== true) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const panel of fresh.querySelectorAll<HTMLElement>('[data-panel]')) {
    const shown = document.querySelector(`[data-panel="${panel.dataset.panel}"]`);
    if (shown === null || shown.outerHTML === panel.outerHTML) continue;
    const focused = controlsOf(shown).findIndex((control) => control.matches(':focus'));
    shown.replaceWith(panel);
    controlsOf(panel)[focused]?.focus();
    if (panel.dataset.panel === 'tour') announce(panel);
  }
  showTime();
}

/** Names the merchant of this phone: the cookie may be of another by now, who was chosen in another tab. */
function ofMerchant(): Readonly<Record<string, string>> {
  return { 'x-business-id': element('bench').dataset.merchant ?? '' };
}

function controlsOf(panel: Element): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a, button')];
}

/** Says the next step of the story, which a screen reader would not hear from a replaced list. */
function announce(tour: HTMLElement): void {
  const next = tour.querySelector('[aria-current], .tour-end');
  element('news').textContent = next?.textContent ?? '';
}

/** The phone shows the merchant's time. */
function showTime(): void {
  element('clock').textContent = document.querySelector<HTMLElement>('[data-time]')?.dataset.time ?? '';
}

async function submit(event: SubmitEvent, onClockMoved: () => void): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.closest('[data-panel]') === null) return;
  if (form.dataset.reloads !== undefined) return;
  event.preventDefault();
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) fields.append(name, String(value));
  // The answer of a form is a redirect to a page of the sandbox, which is not needed here.
  const request: RequestInit = { method: 'POST', headers: ofMerchant(), body: fields, redirect: 'manual' };
  await fetch(form.action, request).catch(() => null);
  await refresh();
  if (form.action.endsWith('/sandbox/clock')) onClockMoved();
}
