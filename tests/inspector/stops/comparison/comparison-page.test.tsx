// @vitest-environment jsdom
import { File } from 'node:buffer';

import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useRoute } from '../../../../src/inspector/location';
import { cancelReading } from '../../../../src/inspector/stops/opening/opened-sessions';
import { createCountingService } from '../../../../src/inspector/stops/reading/counting-service';
import type { WorkerAnswer, WorkerRequest } from '../../../../src/inspector/stops/reading/messages';
import { StopsPage } from '../../../../src/inspector/stops/stops-page';
import { linesOf } from '../reading/files';
import { fileOfCounts } from './file-of-counts';
import { shopJourney } from './shops';
import { twoVersions } from './versions';

// The charts' layout is not shown here, and its worker is a file of the build.
vi.mock('elkjs/lib/elk-worker.min.js?url', () => ({ default: '' }));

// A busy machine takes seconds for what is done at once.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

/** The worker's service, in the page's own thread. */
class PageWorker {
  private listener: (event: { data: WorkerAnswer }) => void = () => {};
  private readonly ask = createCountingService((data) => act(() => this.listener({ data })));
  postMessage(request: WorkerRequest) {
    void this.ask(request);
  }
  terminate() {}
  addEventListener(kind: string, listener: (event: { data: WorkerAnswer }) => void) {
    if (kind === 'message') this.listener = listener;
  }
}

function Page() {
  const route = useRoute();
  return route.kind === 'stops' ? <StopsPage journeys={[shopJourney]} route={route} /> : null;
}

beforeEach(() => {
  vi.stubGlobal('Worker', PageWorker);
  window.location.hash = '#/stops';
});
afterEach(() => {
  cleanup();
  act(cancelReading);
  vi.unstubAllGlobals();
});

/** Opens a file at a link. */
function open(hash: string, file: File) {
  window.location.hash = hash;
  render(<Page />);
  const field = screen.getByLabelText('Open a file', { selector: 'input' });
  fireEvent.change(field, { target: { files: [file] } });
}

/** Opens the file of two versions at a link to the table of journeys. */
async function openAt(hash: string) {
  open(hash, new File([linesOf([...twoVersions])], 'two.jsonl'));
  await screen.findByRole('table', { name: 'Journeys' });
}

const status = () => screen.getByRole('status').textContent;
const side = (name: RegExp) => within(screen.getByRole('group', { name }));
const choose = (select: HTMLElement, value: string) => fireEvent.change(select, { target: { value } });

/** The cells of the only row of the table of journeys. */
const cells = () => {
  const [, , row] = screen.getAllByRole('row');
  return [...(row?.children ?? [])].map(({ textContent }) => textContent);
};

describe('comparing two versions', () => {
  it('begins with the version before, counts both, and ends with one press', async () => {
    await openAt('#/stops?version=2.0.0');
    expect(status()).toBe('40 visits, all of them over');
    fireEvent.click(screen.getByRole('button', { name: 'Compare with…' }));
    await waitFor(() => expect(status()).toBe('A: 40 visits · B: 40 visits'));
    expect(side(/^B: Compared with/).getByLabelText('Version')).toHaveProperty('value', '1.9.0');
    expect(screen.getByRole('table', { name: 'Journeys' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'End comparison' }));
    await waitFor(() => expect(status()).toBe('40 visits, all of them over'));
    expect(screen.queryByRole('group', { name: /^B: / })).toBeNull();
  });

  it('shows the counts of before until it is counted', async () => {
    await openAt('#/stops?version=2.0.0');
    const counting = vi.spyOn(PageWorker.prototype, 'postMessage').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Compare with…' }));
    await waitFor(() => expect(status()).toBe('Counting…'));
    expect(screen.getByRole('row', { name: /^A shop 40 / })).toBeDefined();
    counting.mockRestore();
  });

  it('shows a clear difference with its interval, and says where there is none', async () => {
    await openAt('#/stops?version=2.0.0&vs=1&vs.version=1.9.0');
    expect(cells()).toEqual([
      'A shop',
      ...['40', '40'],
      ...['50 %', '90 %', '−40.0\u00a0pp, 95 % interval from −56.0 to −20.3 percentage points'],
      ...['0 %', '0 %', 'no clear difference, 95 % interval from −8.8 to +8.8 percentage points'],
      ...['50 %', '10 %', '+40.0\u00a0pp, 95 % interval from +20.3 to +56.0 percentage points'],
      ...['0 %', '0 %', 'no clear difference, 95 % interval from −8.8 to +8.8 percentage points'],
      ...['0 %', '0 %', 'no clear difference, 95 % interval from −8.8 to +8.8 percentage points'],
    ]);
  });

  it('puts both selections into the link', async () => {
    await openAt('#/stops');
    choose(screen.getByLabelText('Version'), '2.0.0');
    await waitFor(() => expect(window.location.hash).toBe('#/stops?version=2.0.0'));
    fireEvent.click(screen.getByRole('button', { name: 'Compare with…' }));
    await waitFor(() => expect(window.location.hash).toBe('#/stops?version=2.0.0&vs=1&vs.version=1.9.0'));
  });

  it('says so while both selections are the same', async () => {
    await openAt('#/stops');
    fireEvent.click(screen.getByRole('button', { name: 'Compare with…' }));
    await waitFor(() => expect(status()).toBe('Both selections are the same: change one of them.'));
  });

  it('warns where the selections may share visits', async () => {
    await openAt('#/stops?vs=1&vs.version=1.9.0');
    expect(side(/^B: /).getByText(/^Some visits may be in both selections/)).toBeDefined();
    choose(side(/^A: /).getByLabelText('Version'), '2.0.0');
    await waitFor(() => expect(side(/^B: /).queryByText(/^Some visits may be in both/)).toBeNull());
  });

  it('offers the day before by one press', async () => {
    await openAt('#/stops?from=2026-03-03&to=2026-03-03&vs=1');
    fireEvent.click(screen.getByRole('button', { name: 'The day before' }));
    await waitFor(() => expect(status()).toBe('A: 40 visits · B: 40 visits'));
    expect(side(/^B: /).getByLabelText('From')).toHaveProperty('value', '2026-03-02');
  });

  it('marks the difference that the table is sorted by, until it is pressed again', async () => {
    await openAt('#/stops?version=2.0.0&vs=1&vs.version=1.9.0');
    const button = screen.getByRole('button', { name: 'Stopped: sort by the largest difference' });
    const heading = () => button.closest('th')?.getAttribute('aria-sort');
    fireEvent.click(button);
    expect(heading()).toBe('descending');
    fireEvent.click(button);
    expect(heading()).toBe(null);
  });

  it('shows a value of a link that no visit has, and counts nobody', async () => {
    await openAt('#/stops?version=2.0.0&vs=1&vs.version=1.8.0');
    expect(side(/^B: /).getByLabelText('Version')).toHaveProperty('value', '1.8.0');
    expect(status()).toBe('No visit fits B, so there is nothing to compare.');
  });
});

describe('a journey, from a file of counts', () => {
  const NOBODY = /^Nobody .*was in this journey/;

  it.each([
    ['of two things at once', '?version=2.0.0&from=2026-03-02', /^Needs the events/],
    [
      'of two things at once in B',
      '?as=text&vs=1&vs.version=2.0.0&vs.from=2026-03-02',
      /^B needs the events/,
    ],
  ])('%s is not told, rather than without runs', async (_, selection, text) => {
    open(`#/stops/shop${selection}`, new File([fileOfCounts()], 'counts.json'));
    await waitFor(() => expect(status()).toMatch(text));
    expect(screen.queryByText(NOBODY)).toBeNull();
  });

  it('of a version that nobody has is without runs', async () => {
    open('#/stops/shop?version=1.8.0', new File([fileOfCounts()], 'counts.json'));
    expect(await screen.findByText(NOBODY)).toBeDefined();
  });
});
