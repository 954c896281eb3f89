// @vitest-environment jsdom
/** How far a copy has followed the recording, in words. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';

import type { Journey } from '../../../src/inspector/catalogue';
import { readChart } from '../../../src/inspector/chart/read-chart';
import type { RecordedMacrostep } from '../../../src/inspector/live/recorded-macrosteps';
import { replayInto } from '../../../src/inspector/replay/chart-copy';
import { CopyPanel } from '../../../src/inspector/views/copy-panel';

// A picture is fetched.
vi.mock('../../../src/inspector/views/screen-picture', () => ({ ScreenPicture: () => null }));

afterEach(cleanup);

const machine = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { opened: 'open' } }, open: { on: { closed: 'shut' } } },
});
const chart = readChart(machine);
const journey: Journey = { id: 'door', title: 'Door', purpose: '', entryUrls: [], chart, machine };

const start = { event: 'xstate.init', transitions: [], value: 'shut' };
const opened = { event: 'opened', transitions: ['door.shut|opened|0'], value: 'open' };

function Copy({ macrosteps }: { readonly macrosteps: readonly RecordedMacrostep[] }) {
  const [chartCopy, setChartCopy] = useState(replayInto(machine, { from: null, macrosteps }));
  return (
    <CopyPanel
      actorChart={{ title: 'Door', chart, journey }}
      chartCopy={chartCopy}
      onChange={setChartCopy}
      onClose={() => undefined}
    />
  );
}

const take = (name: RegExp) => {
  const [choice] = screen.getAllByRole('button', { name });
  if (choice === undefined) throw new Error(`There is no ${name}.`);
  fireEvent.click(choice);
};
const undo = () => fireEvent.click(screen.getByRole('button', { name: 'One step back' }));
const outcome = () => screen.getByRole('status').textContent;

it('of a recording without steps says that there are none', () => {
  render(<Copy macrosteps={[]} />);
  expect(outcome()).toBe('No recorded steps.');
  take(/^opened/);
  expect(outcome()).toBe('No recorded steps: all by hand.');
});

it('says which recorded transition the chart does not have', () => {
  render(<Copy macrosteps={[start, { ...opened, transitions: ['door.shut|opened|1'] }]} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Step 2, opened: this chart has no such transition. The copy is where the previous step led.',
  );
});

it('says “by hand” while a step that was taken by hand is left', () => {
  render(<Copy macrosteps={[start, opened]} />);
  expect(outcome()).toBe('All 2 recorded steps lead where they led.');
  undo();
  expect(outcome()).toBe('1 of 2 recorded steps.');
  take(/^opened/);
  expect(outcome()).toBe('1 of 2 recorded steps, then by hand.');
  undo();
  expect(outcome()).toBe('1 of 2 recorded steps.');
});
