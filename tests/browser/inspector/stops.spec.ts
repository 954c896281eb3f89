/** The analyst's page of drop-offs: files and their counts, with sessions made by `npm run sessions -- --count 24 --seed 1`. */
import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

import { readSessionLines } from '../../../src/inspector/stops/session-lines';
import { transitionCounts, transitionKey } from '../../../src/inspector/stops/transition-counts';
import { expectAccessible } from '../support/access';
import { inspectorPicture } from '../support/pictures';
import { expect, test } from '../support/test';

const FILE = new URL('../support/sessions-24.jsonl.gz', import.meta.url).pathname;
const reading = readSessionLines(gunzipSync(readFileSync(FILE)).toString());
const batches = reading.ok ? reading.batches : [];
const counts = transitionCounts(batches.map(({ batch }) => batch));
const timesOf = (journey: string, from: string | null, event: string, to: string) =>
  String(counts.get(journey)?.get(transitionKey(from, event, to)) ?? 0);

test.use({ viewport: { width: 1440, height: 900 } });

test('an analyst sees where merchants stop: on the chart, as a funnel, in tables, filtered by persona', async ({
  page,
}) => {
  await page.goto('/inspector.html#/stops');
  await expect(page.getByText('npm run sessions -- --count 2000 --seed 1')).toBeVisible();
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'half.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from('{"visitor_id'),
  });
  await expect(page.getByRole('alert')).toHaveText(
    /^half\.jsonl was not opened\. No line of it is of a known format\. /,
  );

  await file.setInputFiles(FILE);
  await expect(page.getByText('24 visits')).toBeVisible();
  const entry = page.getByRole('row', { name: /^Loan entry/ });
  await expect(entry.getByRole('cell').first()).toHaveText(
    timesOf('loan-entry', null, 'xstate.init', 'loadingEntry'),
  );
  await inspectorPicture(page, 'stops');
  await expectAccessible(page);

  // On the chart: the number on a line equals the count in the file, and the funnel begins with all who saw the page.
  await entry.getByRole('link', { name: 'Loan entry' }).click();
  await expect(page).toHaveURL(/#\/stops\/loan-entry$/);
  const chart = page.locator('svg.chart');
  const times = timesOf('loan-entry', 'loanStart', 'offers.opened', 'sentOn');
  expect(Number(times)).toBeGreaterThan(0);
  await expect(chart.locator('.count', { hasText: times }).first()).toBeVisible();
  await expect(chart.getByRole('button', { name: /^loanStart: waits for the merchant, \d+/ })).toBeVisible();
  const funnel = page.getByRole('complementary', { name: 'Funnel' });
  await expect(funnel.getByRole('listitem').first()).toContainText('loanStart');
  await inspectorPicture(page, 'stops-chart');
  await page.getByLabel('Heat').selectOption({ label: 'Median time' });
  await expect(chart.getByRole('button', { name: /^loanStart: .*\d s$/ })).toBeVisible();
  await chart.getByRole('button', { name: /^loanStart/ }).press('Enter');
  await expect(funnel.getByRole('heading', { name: 'loanStart' })).toBeVisible();
  await expectAccessible(page);

  // To the state in its chart, and back to its counts; the address has both.
  await expect(page).toHaveURL(/#\/stops\/loan-entry\/loanStart\?heat=time$/);
  await page.getByRole('link', { name: 'This state in its chart' }).click();
  await expect(page).toHaveURL(/inspector\.html#\/loan-entry\/loanStart$/);
  await page.getByRole('link', { name: 'How many merchants came here, and stopped' }).click();
  await expect(funnel.getByRole('heading', { name: 'loanStart' })).toBeVisible();

  // In tables, for one persona: fewer of the same.
  await page.getByRole('link', { name: 'Table' }).click();
  const row = page.getByRole('row', { name: /^loanStart offers\.opened .*sentOn/ });
  await expect(row.getByRole('cell').nth(2)).toHaveText(times);
  await inspectorPicture(page, 'stops-table');
  await expectAccessible(page);
  await page.getByLabel('Persona').selectOption('offers');
  const visits = new Set(
    batches.filter(({ persona }) => persona === 'offers').map(({ batch }) => batch.visitor_id),
  ).size;
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^${visits} visits?(,|$)`));
  await expect(row.getByRole('cell').nth(2)).not.toHaveText(times);

  // For one lender: the last known lender of a visit.
  await page.getByLabel('Persona').selectOption({ label: 'All' });
  await expect(page.getByRole('status')).toHaveText(/^24 visits/);
  const lenders = new Map<string, unknown>();
  for (const { batch } of batches)
    for (const { properties } of batch.events)
      if ('lender' in properties && properties.lender !== null)
        lenders.set(batch.visitor_id, properties.lender);
  const [lender] = lenders.values();
  const served = [...lenders.values()].filter((one) => one === lender).length;
  expect(served).toBeGreaterThan(0);
  await page.getByLabel('Lender').selectOption(String(lender));
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^${served} visits?(,|$)`));
});

test('a filter is kept on the way to a chart and back @night', async ({ page }) => {
  await page.goto('/inspector.html#/stops');
  await page.locator('input[type="file"]').setInputFiles(FILE);
  await page.getByLabel('Persona').selectOption('offers');
  const sum = page.getByRole('status');
  await expect(sum).toHaveText(/^(?!24)\d+ visits?/);
  const filtered = await sum.textContent();
  await page
    .getByRole('row', { name: /^Loan entry/ })
    .getByRole('link')
    .click();
  await expect(page.getByLabel('Persona')).toHaveValue('offers');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByLabel('Persona')).toHaveCount(0);
  await page.getByRole('link', { name: 'Stops' }).click();
  await expect(page.getByLabel('Persona')).toHaveValue('offers');
  await expect(sum).toHaveText(String(filtered));
});

test('printed, a journey is its whole drawing on one page, with its funnel and without tools @night', async ({
  page,
}) => {
  // A4 across, at 96 dpi.
  await page.setViewportSize({ width: 1_123, height: 794 });
  await page.goto('/inspector.html#/stops/offer-selection');
  await page.locator('input[type="file"]').setInputFiles(FILE);
  await expect(page.locator('svg.chart .label').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const chart = page.locator('svg.chart');
  await expect(chart).toHaveAttribute('viewBox', /^0 0 \d/);
  const box = await chart.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThan(794);
  await expect(page.getByRole('heading', { name: 'Funnel' })).toBeVisible();
  for (const tool of ['Open a file', 'Read the sandbox', 'Compare with…', 'Whole chart'])
    await expect(page.getByRole('button', { name: tool })).toBeHidden();
  // What lets all visits through is not said.
  await expect(page.getByLabel('Lender')).toBeHidden();
});

test('reading a file of some hundred MB is cancelled: the page is usable at once, the worker gone, another file opens @night', async ({
  page,
}) => {
  await page.goto('/inspector.html#/stops');
  const field = page.locator('input[type="file"]');
  // Made in the page: one part of 1 MB, repeated without being copied.
  await field.evaluate((input, lines) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
    const part = new Blob([lines.repeat(Math.ceil(1e6 / lines.length))]);
    const transfer = new DataTransfer();
    transfer.items.add(
      new File(
        Array.from({ length: 400 }, () => part),
        'large.jsonl',
      ),
    );
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, gunzipSync(readFileSync(FILE)).toString());
  const progress = page.getByRole('progressbar', { name: 'Reading large.jsonl…' });
  await expect(progress).toBeVisible();
  await expect(page.getByText(/^\d+ %, [\d,]+ events/)).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Where merchants stop' })).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);

  await field.setInputFiles(FILE);
  await expect(page.getByText('24 visits')).toBeVisible();
  await expect(page.getByText('From sessions-24.jsonl.gz')).toBeVisible();
});

test('a joined gzip file is read whole, with its damaged line named @night', async ({ page }) => {
  await page.goto('/inspector.html#/stops');
  const member = readFileSync(FILE);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'joined.jsonl.gz',
    mimeType: 'application/gzip',
    buffer: Buffer.concat([gzipSync('{"visitor_id\n'), member, member]),
  });
  await expect(page.getByText('24 visits')).toBeVisible();
  await expect(page.getByText('1 line skipped (line 1: is no JSON)')).toBeVisible();
  await expectAccessible(page);
});

test('a CSV file is asked for its columns, once @night', async ({ page }) => {
  await page.goto('/inspector.html#/stops');
  const csv = {
    name: 'steps.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'when,who,journey,screen\n2026-03-02 04:00:00,d-1,loan-entry,loanStart\n2026-03-02 04:00:09,d-1,loan-entry,sentOn\n',
    ),
  };
  // Names of columns are in each list: a label is found by what it begins with.
  const column = (name: RegExp) => page.getByRole('combobox', { name });
  const file = page.locator('input[type="file"]');
  await file.setInputFiles(csv);
  await expect(column(/^Journey/)).toHaveValue('journey');
  await column(/^Time/).selectOption('when');
  await column(/^Person/).selectOption('who');
  await column(/^State reached/).selectOption('screen');
  await expectAccessible(page);
  await inspectorPicture(page, 'stops-columns');
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByText('1 visit')).toBeVisible();
  await file.setInputFiles(csv);
  await expect(column(/^Time/)).toHaveValue('when');
});

test('the sandbox provides its merchants’ events and personas', async ({ page, persona }) => {
  const merchant = await persona('no-offers');
  await page.goto(merchant.enter('/sandbox'));
  const id = (last: number) => `${Date.now().toString(16)}${last}`.padStart(32, 'a');
  const change = (last: number, from: string | null, to: string) => ({
    id: id(last),
    name: 'journey_state_changed',
    at: Date.now() + last,
    properties: {
      journey: 'offer-selection',
      from,
      to,
      event: 'tested',
      lender: null,
      session: 'stops-spec',
    },
  });
  const events = [change(1, null, 'loadingOffers'), change(2, 'loadingOffers', 'noOffers')];
  const sent = await page.request.post('/api/analytics/events', {
    data: { visitor_id: id(0), sent_at: Date.now(), events },
  });
  expect(sent.status()).toBe(202);

  await page.goto('/inspector.html#/stops/offer-selection?as=text');
  await page.getByRole('button', { name: 'Read the sandbox' }).click();
  await expect(page.getByText('From the sandbox')).toBeVisible();
  await page.getByLabel('Persona').selectOption('no-offers');
  await expect(page.getByRole('row', { name: /^loadingOffers tested noOffers/ })).toBeVisible();
});
