/** The inspector: the past, the sequence view, and forged messages of other pages. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';

import { expectAccessible } from '../support/access';
import { inspectorPicture } from '../support/pictures';
import { addAccount, chooseOffer, expectState, tap } from '../support/steps/walk';
import { expect, test } from '../support/test';

const DESK = { width: 1280, height: 800 };

const where = (inspector: Page) => inspector.locator('[data-value]');
const chosen = (inspector: Page) => inspector.locator('.actors [aria-current="true"]');
const running = (inspector: Page, name: string) => inspector.locator(`[data-actor="${name}"]:not(.is-ended)`);

async function openInspector(context: BrowserContext): Promise<Page> {
  const inspector = await context.newPage();
  await inspector.setViewportSize(DESK);
  await inspector.goto('/inspector.html#/live');
  return inspector;
}

async function toRow(inspector: Page, kind: string, filter: string, text: RegExp): Promise<void> {
  await inspector.getByRole('searchbox', { name: 'Filter by name or event' }).fill(filter);
  await inspector.locator(`.log-rows button[data-kind="${kind}"]`).filter({ hasText: text }).first().click();
}

test('a saved loan shows, at each moment, the journey of that moment @night', async ({
  page: app,
  context,
  persona,
}) => {
  test.slow();
  const merchant = await persona('hindon-mercantile');
  const inspector = await openInspector(context);
  await app.goto(merchant.enter('/termloan'));
  await expectState(app, 'loan-entry', 'loanStart');
  await chooseOffer(app);
  await expectState(app, 'account-flow', 'EDIT_FORM');
  await expect(where(inspector)).toHaveText('EDIT_FORM');
  await addAccount(app, '001234567890', 'HDFC0001234');
  await expectState(app, 'account-flow', 'CONFIRM_FORM');
  await tap(app, 'Confirm');
  await expectState(app, 'mandate', 'enach');
  await expect(where(inspector)).toHaveText('enach');

  // A row of the log selects its actor and moment; and back to the present.
  await toRow(inspector, '@xstate.snapshot', 'account-flow', /confirmingOffer/);
  await expect(where(inspector)).toHaveText('confirmingOffer');
  await expect(chosen(inspector)).toContainText('Account flow');
  await inspector.getByRole('button', { name: 'Path test' }).click();
  await expect(inspector.getByText(/tests\/paths\/recorded\/account-flow-/)).toBeVisible();
  await inspector.getByRole('button', { name: 'OK', exact: true }).click();
  await inspector.getByRole('button', { name: 'Back to live' }).click();
  await expect(where(inspector)).toHaveText('enach');

  const saved = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Save recording' }).click();
  await inspector.getByLabel('Open a recording').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: readFileSync(await (await saved).path()),
  });
  await expect(inspector.getByText(/^Recording /)).toBeVisible();
  await expect(chosen(inspector)).toContainText('Mandate');

  // With the slider: the journey of that moment, in its state, on its page.
  await toRow(inspector, '@app.microstep', 'account-flow', /always → EDIT_FORM/);
  const time = inspector.getByRole('slider', { name: 'Moment of the recording' });
  const entry = Number(await time.inputValue());
  await time.fill(String(entry - 1));
  await time.fill(String(entry));
  await expect(where(inspector)).toHaveText('EDIT_FORM');
  await expect(chosen(inspector)).toContainText('Account flow');
  await expect(running(inspector, 'account-flow')).toBeVisible();
  await expect(running(inspector, 'mandate')).toHaveCount(0);
  await expect(inspector.locator('svg.chart .is-active[data-state="EDIT_FORM"]')).toBeVisible();
  await expect(inspector.locator('.actors nav h2')).toHaveText('/termloan/bank-account/new');
  await inspectorPicture(inspector, 'time-travel');
  await expectAccessible(inspector);

  // A selected actor stays selected: before its start, a text says so.
  await inspector.getByRole('button', { name: 'End', exact: true }).click();
  await running(inspector, 'mandate').click();
  await expect(where(inspector)).toHaveText('enach');
  await time.fill(String(entry));
  await expect(where(inspector)).toHaveText('not started yet');
  await inspector.getByRole('link', { name: 'Show the journey of that moment' }).click();
  await expect(where(inspector)).toHaveText('EDIT_FORM');

  // As a sequence: the actors' names stay visible beside the newest arrow at any scroll position, and a screen reader can read
  // it.
  await inspector.getByRole('button', { name: 'End', exact: true }).click();
  await inspector.getByRole('button', { name: 'Sequence' }).click();
  const sequence = inspector.getByRole('region', { name: 'Sequence' });
  await expect(sequence.locator('.lanes').getByText('mandate', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(sequence.locator('.sent').last()).toBeInViewport({ ratio: 1 });
  await expect(sequence.getByRole('listitem').last()).toHaveText('loadMandate to mandate: loadMandate done');
  await expect(sequence.getByText('mandate to loadMandate: starts')).toHaveCount(1);
  await inspectorPicture(inspector, 'sequence-of-a-loan');
  await sequence.focus();
  await inspector.keyboard.press('Home');
  // In any font, no text or outline leaves the drawing.
  const beyond = await sequence.locator('svg').evaluate((drawing) => {
    const box = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll('text')].flatMap((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const outline = parseFloat(getComputedStyle(text).strokeWidth);
      const room = Math.min(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
      return room >= outline ? [] : [`${text.textContent}: ${room}`];
    });
  });
  expect(beyond).toEqual([]);
  await expect(sequence.locator('.sent').first()).toBeInViewport({ ratio: 1 });
  await expect(sequence.locator('.lanes').getByText('account-flow', { exact: true })).toBeInViewport();
  await expectAccessible(inspector);
});

test('a page of the same origin cannot make the inspector lose another page’s messages @night', async ({
  page: app,
  context,
  persona,
}) => {
  const merchant = await persona('offers');
  const inspector = await openInspector(context);
  const stranger = await context.newPage();
  await stranger.goto('/inspector.html#/settled');
  await stranger.evaluate(() => {
    const channel = new BroadcastChannel('xstate-inspect');
    channel.onmessage = ({ data }) => {
      if (typeof data.page === 'string') document.body.dataset.heard = data.page;
    };
  });
  const forge = (message: object) =>
    stranger.evaluate((said) => {
      const channel = new BroadcastChannel('xstate-inspect');
      channel.postMessage({ from: 'app', page: document.body.dataset.heard, ...said });
      channel.close();
    }, message);
  await app.goto(merchant.enter('/termloan'));
  await expectState(app, 'loan-entry', 'loanStart');
  await expect(where(inspector)).toHaveText('loanStart');
  await expect(stranger.locator('body')).toHaveAttribute('data-heard', /.+/);

  // Another inspector opens: nothing has happened in the app.
  const log = inspector.locator('.log-tools output');
  const entries = await log.innerText();
  const other = await openInspector(context);
  await expect(where(other)).toHaveText('loanStart');
  await expect(log).toHaveText(entries);
  await other.close();

  const event = { type: '@xstate.event', sessionId: 'evil', createdAt: '1', event: { type: 'evil' } };
  const messages = { kind: 'messages', path: '/evil' };
  await forge({ ...messages, first: Number.MAX_SAFE_INTEGER - 1, messages: [] });
  await forge({ ...messages, first: 1e9, messages: [event] });
  await forge({ kind: 'left' });
  // It answers a request: it never left.
  await expect(running(inspector, 'loan-entry')).toBeVisible();
  await expect(inspector.locator('.actors nav h2')).toHaveText('/termloan');
  await chooseOffer(app);
  await expectState(app, 'account-flow', 'EDIT_FORM');
  await expect(where(inspector)).toHaveText('EDIT_FORM');
  await expect(inspector.locator('.actors nav h2')).toHaveText('/termloan/bank-account/new');
});
