/** The inspector: every chart, and the live state of the open tabs of the app. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { readWalk } from '../../paths/support/recorded';
import { isNight } from '../../support/night';
import { expectAccessible } from '../support/access';
import { inspectorPicture } from '../support/pictures';
import { scriptingShares, shareOfAll, surelyAtLeast } from '../support/scripting-share';
import { addAccount, checkAgainUntil, chooseOffer, expectState, sign, tap } from '../support/steps/walk';
import { expect, test } from '../support/test';

const DESK = { width: 1440, height: 900 };

/** Personal data for the forms: it must not be in any message or on the inspector's page. */
const personal = { account: '001234567890', ifsc: 'HDFC0001234' };

test.use({ viewport: DESK });

const chart = (page: Page) => page.locator('svg.chart');
const running = (page: Page, name: string) => page.locator(`[data-actor="${name}"]:not(.is-ended)`);

/** Size of the smallest text of the drawing on the screen, in px. */
function smallestText(page: Page): Promise<number> {
  return chart(page).evaluate((svg) => {
    const sizes = [...svg.querySelectorAll('text')].map(
      (text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
    );
    return Math.round(Math.min(...sizes) * 100) / 100;
  });
}

/** How many of the dots that mark a start are in sight. */
function startsInSight(page: Page): Promise<number> {
  return chart(page).evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    return [...svg.querySelectorAll('.start circle')].filter((dot) => {
      const { left, right, top, bottom } = dot.getBoundingClientRect();
      return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    }).length;
  });
}

test('the big charts open readable: no text below 11 px, their start in sight, and a map of the whole @night', async ({
  page,
}) => {
  for (const size of isNight ? [DESK, { width: 1024, height: 700 }] : [DESK]) {
    await page.setViewportSize(size);
    for (const id of ['udyam', 'identity', 'application', 'agreement', 'payment-status']) {
      await page.goto(`/inspector.html#/${id}`);
      await page.reload();
      await expect(chart(page).locator('.text').first()).toBeAttached();
      expect(await smallestText(page), id).toBeGreaterThanOrEqual(11);
      expect(await startsInSight(page), id).toBeGreaterThan(0);
      // Where one is in a chart that is not seen as a whole.
      await expect(page.locator('.overview-map .seen')).toBeVisible();
    }
  }
  // The legend says what is drawn: from afar no text has a colour.
  const legend = page.getByRole('region', { name: 'What is drawn' });
  await expect(legend.getByText('what fails')).toBeVisible();
  await page.getByRole('button', { name: 'Whole chart' }).click();
  await expect(legend.getByText('what fails')).toHaveCount(0);
  await expect(legend.getByText('a failure')).toBeVisible();

  // Panels close, and stay closed; the chart gets their room.
  await page.setViewportSize(DESK);
  const width = async () => (await chart(page).boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Charts' }).click();
  await expect(page.getByRole('complementary', { name: 'Details' })).toHaveCount(0);
  await expect.poll(width).toBeGreaterThan(before + 500);
  await page.reload();
  await expect(chart(page).locator('.text').first()).toBeAttached();
  await expect(page.getByRole('complementary', { name: 'Details' })).toHaveCount(0);
  await expectAccessible(page);

  // Printed, the whole drawing is there with its texts, and no tools.
  await page.emulateMedia({ media: 'print' });
  await expect(chart(page)).toHaveAttribute('viewBox', /^0 0 \d/);
  await expect(chart(page).locator('.label').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'SVG' })).toBeHidden();
});

test('a question is asked of all charts, and its answers are links @night', async ({ page }) => {
  await page.goto('/inspector.html#/questions');
  await page.getByLabel('Question').selectOption('What happens by itself within a time?');
  await page.getByLabel('Seconds').fill('8');
  await expect(page.getByRole('cell', { name: 'after pageOpenTimeout (8 s)' }).first()).toBeVisible();
  await expect(page).toHaveURL(/#\/questions\?ask=within&about=8$/);
  await inspectorPicture(page, 'questions');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('within.csv');
  await page.getByRole('cell').getByRole('link').first().click();
  await expect(chart(page).locator('.is-selected')).toBeVisible();

  // A note is pinned to the state, and is there after a reload.
  const note = page.getByRole('textbox', { name: /^Note on/ });
  await note.fill('Ask the team about this one.');
  await page.reload();
  await expect(note).toHaveValue('Ask the team about this one.');
  await expectAccessible(page);
});

test('a search finds the transitions from the bank account to e-NACH, and their lenders @night', async ({
  page,
}) => {
  await page.goto('/inspector.html');
  await page.getByRole('combobox', { name: 'Search all charts' }).fill('bank account confirmed');
  await page
    .getByRole('option', { name: /offer\.confirmed/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/account-flow\/CONFIRM_FORM$/);
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.getByText('offer.confirmed')).toBeVisible();
  await expect(chart(page).locator('.is-selected[data-state="CONFIRM_FORM"]')).toBeVisible();
  await inspectorPicture(page, 'chart');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: /which lender leads where/ }).click();
  await expect(page).toHaveURL(/#\/rules$/);
  const row = page.getByRole('row', { name: /Hindon Mercantile Limited/ });
  await expect(row.getByRole('link', { name: '/termloan/enach' })).toBeVisible();
  await expect(page.locator('#rules-title')).toBeInViewport();
  await inspectorPicture(page, 'overview');
  await expectAccessible(page);

  // A question is answered; an unknown name is reported, and an alias leads to its state.
  await page.getByRole('combobox', { name: 'Search all charts' }).fill('bank account to e-NACH');
  await expect(page.getByRole('option').first()).toContainText('which lender leads where');
  await page.goto('/inspector.html#/mandate/nope');
  await expect(page.getByText('There is no state “nope” in Mandate.')).toBeVisible();
  await page.goto('/inspector.html#/selfie/capturing');
  await expect(chart(page).locator('.is-selected[data-state="selfie.camera"]')).toBeVisible();
  await expectAccessible(page);

  // The largest chart: within its time limit, by keyboard, as text, as a file.
  await page.goto('/inspector.html#/identity');
  await page.reload();
  await expect(chart(page)).toBeVisible();
  const laidOut = await page.evaluate(() =>
    performance.getEntriesByType('measure').map(({ duration }) => duration),
  );
  expect(laidOut).not.toEqual([]);
  expect(Math.max(...laidOut), 'ms to lay out 51 states and 176 transitions').toBeLessThan(1_000);
  // The build computes the layout from a width table: no text is wider than its card or label.
  const spilt = await chart(page).evaluate((svg) =>
    [...svg.querySelectorAll<SVGGElement>('.card, .label')].flatMap((group) => {
      const edge = group.querySelector('rect')?.getBoundingClientRect().right ?? 0;
      return [...group.querySelectorAll('text')]
        .filter((text) => text.getBoundingClientRect().right > edge + 1)
        .map((text) => text.textContent);
    }),
  );
  expect(spilt).toEqual([]);
  const before = (await chart(page).getAttribute('data-scale')) ?? '';
  await chart(page).focus();
  await page.keyboard.press('+');
  await expect(chart(page)).not.toHaveAttribute('data-scale', before);
  await page.keyboard.press('0');
  // Zoomed out, a state shows only its name, and that where it is readable.
  await expect(chart(page).locator('.far-name').first()).toBeVisible();
  expect(await chart(page).locator('.far-name').count()).toBeGreaterThan(40);
  expect(await smallestText(page)).toBeGreaterThanOrEqual(11);
  await expect(chart(page).locator('.label')).toHaveCount(0);
  await inspectorPicture(page, 'identity');
  // And back to where it opened.
  await page.getByRole('button', { name: 'Readable size' }).click();
  await expect(chart(page)).toHaveAttribute('data-scale', before);
  await page.getByRole('button', { name: 'Whole chart' }).click();
  await expect(chart(page).locator('.far-name').first()).toBeVisible();
  await chart(page).locator('[data-state]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/identity\/any-state$/);
  await expect(page.getByRole('heading', { name: 'any state', level: 2 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/identity$/);
  await page.keyboard.press('t');
  await expect(page.getByText('The same chart in words.')).toBeVisible();
  await inspectorPicture(page, 'text');
  for (const [button, name] of [
    ['SVG', 'identity.svg'],
    ['Mermaid', 'identity.mmd'],
    ['XState JSON', 'identity.json'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
    // The colours are values: an SVG is opened outside of this page.
    if (button === 'SVG')
      expect(readFileSync(await (await download).path(), 'utf8')).toMatch(
        /^(?!.*var\().*fill: #[0-9a-f]{3,8}/is,
      );
  }
  // A short chart: axe checks every text.
  await page.goto('/inspector.html#/settled?as=text');
  await expect(page.getByRole('heading', { name: 'Settled', level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('an analyst follows a loan in another tab, whichever was opened first, across reloads @night', async ({
  page: app,
  context,
  persona,
}) => {
  // A whole loan in one page, and all views of it in another.
  test.slow();
  await app.setViewportSize({ width: 360, height: 740 });
  const merchant = await persona('hindon-mercantile');
  const asked: string[] = [];
  app.on('request', (request) => asked.push(request.url()));
  await app.goto(merchant.enter('/termloan'));
  await expectState(app, 'loan-entry', 'loanStart');
  // Without an inspector, no inspection code is loaded.
  expect(asked.filter((url) => /inspect/.test(url))).toEqual([]);

  // The inspector is opened late.
  const inspector = await context.newPage();
  await inspector.setViewportSize(DESK);
  const complaints: string[] = [];
  inspector.on('pageerror', (error) => complaints.push(error.message));
  inspector.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await inspector.goto('/inspector.html#/live');
  await expect(inspector.locator('[data-value]')).toHaveText('loanStart');
  const accepts = inspector.locator('.accepts');
  await expect(accepts.locator('li').first()).toBeVisible();

  await chooseOffer(app);
  await addAccount(app, personal.account, personal.ifsc);
  await expectState(app, 'account-flow', 'CONFIRM_FORM');
  await expect(inspector.locator('[data-value]')).toHaveText('CONFIRM_FORM');
  await expect(chart(inspector).locator('.is-active[data-state="CONFIRM_FORM"]')).toBeVisible();
  await expect(inspector.getByText('Just taken')).toBeVisible();
  await expect(accepts.getByText('offer.confirmed')).toBeVisible();
  const why = inspector.getByRole('region', { name: 'Why this screen' });
  await expect(why.getByText('Shown because:')).toBeVisible();
  await inspectorPicture(inspector, 'live');
  await inspector.getByRole('button', { name: 'Sequence' }).click();
  await expect(inspector.locator('.sequence .sent')).not.toHaveCount(0);
  await inspectorPicture(inspector, 'sequence');
  await inspector.getByRole('button', { name: 'Events' }).click();

  // Back in time: read only, and the app stays where it is.
  await inspector.getByRole('searchbox', { name: 'Filter by name or event' }).fill('account.submitted');
  await inspector.locator('.log-rows button[data-kind="@app.microstep"]').first().click();
  await expect(inspector.locator('[data-value]')).toHaveText('verifyingPaymentAddress');
  await expectState(app, 'account-flow', 'CONFIRM_FORM');
  await inspectorPicture(inspector, 'past');
  await inspector.getByRole('button', { name: 'Back to live' }).click();
  await expect(inspector.locator('[data-value]')).toHaveText('CONFIRM_FORM');

  // No typed value has left the app.
  const html = await inspector.content();
  for (const value of Object.values(personal)) expect(html).not.toContain(value);

  // The inspector is reloaded: the page sends everything again.
  await inspector.reload();
  await expect(inspector.locator('[data-value]')).toHaveText('CONFIRM_FORM');
  await inspector.getByRole('searchbox', { name: 'Filter by name or event' }).fill('account.submitted');
  await expect(inspector.locator('.log-rows button[data-kind="@app.microstep"]')).not.toHaveCount(0);

  // The app is reloaded: from the first event on.
  await app.reload();
  await expect(inspector.locator('.actors section:not(.is-left)')).toHaveCount(1);
  await expect(running(inspector, 'account-flow')).toHaveCount(1);
  await expect(inspector.locator('[data-value]')).toHaveText('CONFIRM_FORM');
  await expectState(app, 'account-flow', 'CONFIRM_FORM');
  await tap(app, 'Confirm');
  await expectState(app, 'mandate', 'enach');
  await expect(inspector.locator('[data-value]')).toHaveText('enach');

  // Why e-NACH: the rule that was taken (of five), with the values that it read.
  await inspector.getByRole('checkbox', { name: /Show what ended/ }).check();
  await inspector.locator('[data-actor="offerConfirmation"]').click();
  await expect(why.getByText('(rule 4 of 5)')).toBeVisible();
  await expect(why.getByText('"HINDON_MERCANTILE_LIMITED"').first()).toBeVisible();
  await inspectorPicture(inspector, 'why');
  await expectAccessible(inspector);
  await why.getByRole('link', { name: 'The table of the five lender rules' }).click();
  await expect(inspector.getByRole('row', { name: /Hindon Mercantile Limited/ })).toBeVisible();
  await inspector.goBack();

  // The recording is saved, and opened where no page of the app is open.
  const saved = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Save recording' }).click();
  const file = await (await saved).path();
  const text = readFileSync(file, 'utf8');
  for (const value of Object.values(personal)) expect(text).not.toContain(value);
  await inspector.getByLabel('Open a recording').setInputFiles(file);
  await expect(inspector.getByText(/^Recording /)).toBeVisible();
  await inspector.getByRole('checkbox', { name: /Show what ended/ }).check();
  await inspector.locator('[data-actor="offerConfirmation"]').click();
  await expect(why.getByText('(rule 4 of 5)')).toBeVisible();
  await inspectorPicture(inspector, 'opened');

  // A file that is no recording is rejected with a message, and nothing is lost.
  for (const [name, content, says] of [
    ['cut.json', text.slice(0, text.length / 2), /cut\.json is damaged/],
    ['other.json', '{"some":"thing"}', /other\.json is a file of something else/],
    ['noise.json', '\u0000\u0001', /noise\.json is no recording/],
  ] as const) {
    await inspector
      .getByLabel('Open a recording')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await expect(inspector.getByRole('alert')).toHaveText(says);
  }
  await expect(why.getByText('(rule 4 of 5)')).toBeVisible();

  // The walk becomes a path test.
  await inspector.locator('[data-actor="account-flow"]').first().click();
  await inspector.getByRole('button', { name: 'Path test' }).click();
  await expect(inspector.getByText(/tests\/paths\/recorded\/account-flow-/)).toBeVisible();
  await inspectorPicture(inspector, 'path-test');
  const made = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Download the test' }).click();
  const walk = readWalk(readFileSync(await (await made).path(), 'utf8'), 'the download');
  expect(walk.journey).toBe('account-flow');
  expect(walk.steps.length).toBeGreaterThan(1);
  await inspector.getByRole('button', { name: 'OK', exact: true }).click();
  await inspector.getByRole('button', { name: 'Close it' }).click();
  await inspector.goto('/inspector.html#/live');
  await expect(inspector.locator('[data-value]')).toHaveText('enach');

  // Messages of another page of the same origin are dropped, and nothing is executed.
  await app.evaluate(() => {
    const channel = new BroadcastChannel('xstate-inspect');
    const evil = '<img src=x onerror="window.hurt = true">';
    const base = { from: 'app', kind: 'messages', page: 'evil', path: '/evil', first: 0 };
    const actor = { sessionId: evil, createdAt: '1', name: evil, snapshot: { value: evil } };
    for (const message of [
      null,
      7,
      evil,
      { from: 'app' },
      { ...base, messages: 'many' },
      { ...base, messages: [{ type: '@xstate.event' }] },
      { ...base, path: 'x'.repeat(100_000), messages: [] },
      {
        ...base,
        messages: [{ type: '@xstate.actor', ...actor, definition: '{"states":{"a":{"invoke":7}}}' }],
      },
      { ...base, first: 1, messages: [{ type: '@xstate.actor', ...actor, definition: '{{' }] },
      { type: '@statelyai.disconnected' },
      { type: '@app.explain', page: 'evil', sessionId: {} },
    ])
      channel.postMessage(message);
    channel.close();
  });
  await expect(inspector.locator('[data-value]')).toHaveText('enach');
  expect(await inspector.evaluate(() => 'hurt' in window)).toBe(false);
  await expectAccessible(inspector);
  expect(complaints).toEqual([]);
});

test('the due banner of an overdue loan is explained by the rule that chose its text', async ({
  page: app,
  context,
  persona,
}) => {
  const merchant = await persona('overdue');
  const inspector = await context.newPage();
  await inspector.setViewportSize(DESK);
  await inspector.goto('/inspector.html#/live');
  await app.goto(merchant.enter('/termloan/home'));
  await expectState(app, 'home', 'home');
  const why = inspector.getByRole('region', { name: 'Why this screen' });
  await expect(why.getByText('(rule 1 of 4)')).toBeVisible();
  await expect(why.getByText('the due date was 10 days ago, something is owed now')).toBeVisible();
  // The same text as the merchant's.
  const [heading = ''] = /Due Since \d+\sdays/.exec(await why.innerText()) ?? [];
  await expect(app.getByText(heading, { exact: true })).toBeVisible();
  await inspectorPicture(inspector, 'due');
});

test('inspection of a loan and 50,000 events cost the app almost nothing; the newest are stored @night', async ({
  page: app,
  context,
  persona,
}) => {
  test.slow();
  const merchant = await persona('arthmate');
  const inspector = await context.newPage();
  await inspector.setViewportSize(DESK);
  await inspector.goto('/inspector.html#/live');
  await expect(inspector.getByText('No page of the app is open.')).toBeVisible();
  await app.goto(merchant.enter('/termloan'));
  await expectState(app, 'loan-entry', 'loanStart');
  await expect(inspector.locator('[data-value]')).toHaveText('loanStart');

  // A whole loan without a page load, under the browser's own profiler.
  const stretches = await scriptingShares(app, /\/inspect-[^/]*\.js$/, [
    () => chooseOffer(app),
    async () => {
      await addAccount(app, personal.account, personal.ifsc);
      await expectState(app, 'account-flow', 'CONFIRM_FORM');
    },
    async () => {
      await tap(app, 'Confirm');
      await sign(app, merchant);
      await expectState(app, 'account-flow', 'RECEIVE_MONEY');
    },
    async () => {
      await tap(app, 'See where the money is');
      await expectState(app, 'loan-status', 'disbursalPending');
      await merchant.advanceMs(20_000);
      await checkAgainUntil(app, 'loan-status', 'disbursed');
      await tap(app, 'Go to home');
      await expectState(app, 'home', 'home');
      await expect(inspector.locator('[data-value]')).toHaveText('home');
    },
  ]);
  const { share, ms } = shareOfAll(stretches);
  test.info().annotations.push({
    type: 'share of scripting',
    description: [{ share, ms }, ...stretches]
      .map((one) => `${(one.share * 100).toFixed(2)} % of ${one.ms.toFixed(0)} ms`)
      .join(', '),
  });
  expect(ms).toBeGreaterThan(100);
  expect(share).toBeGreaterThan(0);
  // The limit of decision 015.
  expect(surelyAtLeast({ share, ms }), 'part of the app’s scripting time').toBeLessThan(0.05);

  const flood = await app.evaluate(async () => {
    const observe = window.journeyObserver;
    if (observe === undefined) throw new Error('Nobody observes.');
    const actorRef = { sessionId: 'flood', id: 'flood', getSnapshot: () => ({ status: 'active' }) };
    const messageAt = (index: number) => ({
      type: '@xstate.event',
      rootId: 'flood',
      actorRef,
      sourceRef: undefined,
      event: { type: 'flood.came', index, note: 'x'.repeat(20) },
    });
    const events = Array.from({ length: 50_000 }, (_, index) => messageAt(index));
    const started = performance.now();
    // SAFETY: the part of XState's event that is read.
    for (const event of events) observe(event as never);
    return performance.now() - started;
  });
  test.info().annotations.push({ type: 'ms for 50,000 events', description: flood.toFixed(0) });
  expect(flood / 50_000, 'ms of the app for each event').toBeLessThan(0.02);
  await expect(inspector.locator('.log-tools output')).toHaveText(/^[45]\d,\d{3} entries$/, {
    timeout: 30_000,
  });
  await expect(inspector.locator('.log-rows li')).not.toHaveCount(0);
  expect(await inspector.locator('.log-rows li').count()).toBeLessThan(100);
});
