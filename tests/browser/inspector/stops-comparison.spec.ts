/** The analyst's page Stops with two versions side by side: 100 visits of each, of which half, or one in five, stop at the start. */
import { readFileSync } from 'node:fs';

import { ofVersion } from '../../inspector/stops/comparison/versions';
import { sessionOf } from '../../inspector/stops/shop-shape';
import { expectAccessible } from '../support/access';
import { inspectorPicture } from '../support/pictures';
import { expect, test } from '../support/test';

const STOPPED = `0 loan-entry - xstate.init loadingEntry
  2 loan-entry loadingEntry xstate.done.actor.loadEntry routingEntry
  2 loan-entry routingEntry xstate.done.actor.loadEntry loanStart`;
const WENT_ON = `${STOPPED}
  30 loan-entry loanStart offers.opened sentOn`;

const visits = (version: string, stopped: number) =>
  Array.from({ length: 100 }, (_, index) =>
    sessionOf(index < stopped ? STOPPED : WENT_ON, { session: `${version}-${index}` }),
  );
const lines = [...ofVersion('1.9.0', 0, visits('1.9.0', 20)), ...ofVersion('2.0.0', 1, visits('2.0.0', 50))];
const FILE = {
  name: 'two-versions.jsonl',
  mimeType: 'text/plain',
  buffer: Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')),
};

test.use({ viewport: { width: 1440, height: 900 } });

test('an analyst compares two versions: in the table, on the chart, in a state, by a link @night', async ({
  page,
}) => {
  await page.goto('/inspector.html#/stops');
  await page.locator('input[type="file"]').setInputFiles(FILE);
  const sum = page.getByRole('status');
  await expect(sum).toHaveText('200 visits, all of them over');
  await page.getByLabel('Version').selectOption('2.0.0');
  await page.getByRole('button', { name: 'Compare with…' }).click();
  await expect(sum).toHaveText('A: 100 visits · B: 100 visits');
  await expect(page.getByRole('group', { name: 'B: Compared with' }).getByLabel('Version')).toHaveValue(
    '1.9.0',
  );

  const entry = page.getByRole('row', { name: /^Loan entry/ });
  await expect(entry.locator('.is-difference')).toHaveText([
    /^−30\.0\u00a0pp, 95 % interval from −41\.7 to −16\.9/,
    /^no clear difference/,
    /^\+30\.0\u00a0pp, 95 % interval from \+16\.9 to \+41\.7/,
    /^no clear difference/,
    /^no clear difference/,
  ]);
  await inspectorPicture(page, 'stops-compared');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')[1]).toMatch(/^"Loan entry",100,100,50,50,80,80,-30,/);

  // The chart: only the state that differs clearly is coloured.
  await entry.getByRole('link').click();
  const chart = page.locator('svg.chart');
  const start = chart.getByRole('button', {
    name: /^loanStart: .*\+30\.0\spp, 95 % interval from \+16\.9/,
  });
  await expect(start).toHaveClass(/heat-4 is-more/);
  await expect(chart.locator('.card.is-more, .card.is-less')).toHaveCount(1);
  await inspectorPicture(page, 'stops-compared-chart');
  await start.press('Enter');
  const panel = page.getByRole('complementary').getByRole('region', { name: 'Stopped here' });
  await expect(panel).toContainText('A 50 % (50 of 100) · B 20 % (20 of 100)');
  await expectAccessible(page);

  // The link leads to the same, once the file is opened again.
  await page.reload();
  await page.locator('input[type="file"]').setInputFiles(FILE);
  await expect(panel).toContainText('A 50 % (50 of 100) · B 20 % (20 of 100)');
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(
    page
      .getByRole('row', { name: /^loanStart / })
      .locator('.is-difference')
      .first(),
  ).toHaveText(/^\+30\.0\u00a0pp/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End comparison' }).click();
  await expect(sum).toHaveText('100 visits, all of them over');
});
