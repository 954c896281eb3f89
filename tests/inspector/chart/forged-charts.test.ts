import { describe, expect, it } from 'vitest';

import { loadJourneys } from '../../../src/inspector/catalogue';
import { chartOf } from '../../../src/inspector/live/charts-of-actors';
import { createRecording } from '../../../src/inspector/live/recording';
import { begins, fromPage } from '../messages';

const whole = (id: string, state: string) => JSON.stringify({ id, initial: state, states: { [state]: {} } });

/** A page runs an actor of this chart; then another page sends a chart for it. */
function aPageWith(chart: string) {
  const recording = createRecording();
  recording.accept(fromPage('p', 0, [begins('a', chart)]));
  return {
    recording,
    defines: (definition: string, page = 'p') =>
      recording.accept({ from: 'app', kind: 'definition', page, chart, definition }),
    definition: () => recording.actor('p/a')?.definition ?? null,
    states: () =>
      chartOf([], recording.actor('p/a')?.definition ?? null)?.chart.states.map(({ name }) => name),
  };
}

describe('a chart that another sender claims for a page', () => {
  it.each([
    ['is no JSON', '{{'],
    ['only begins like it', '{"id":"bazaar",'],
    ['is no object', '"bazaar"'],
    ['is null', 'null'],
    ['is a list', '[{"id":"bazaar","states":{}}]'],
    ['has another id', whole('stall', 'evil')],
    ['begins with its id and ends with another', '{"id":"bazaar","id":"stall","states":{}}'],
    ['has no states', '{"id":"bazaar","initial":"evil"}'],
    ['has states that are none', '{"id":"bazaar","states":"evil"}'],
  ])('is not taken where it %s: the page’s own answer is', (_, forged) => {
    const page = aPageWith('bazaar');
    page.defines(forged);
    expect(page.definition()).toBe('{"id":"bazaar"}');
    page.defines(whole('bazaar', 'haggling'));
    expect(page.states()).toContain('haggling');
  });

  it('does not replace the known one', () => {
    const page = aPageWith('bazaar');
    page.defines(whole('bazaar', 'haggling'));
    page.defines(whole('bazaar', 'evil'));
    expect(page.states()).toContain('haggling');
    expect(page.states()).not.toContain('evil');
  });

  it('is not taken for another page', () => {
    const page = aPageWith('bazaar');
    page.defines(whole('bazaar', 'evil'), 'q');
    expect(page.definition()).toBe('{"id":"bazaar"}');
  });

  it('never overrides the catalogue’s', async () => {
    const journeys = await loadJourneys();
    const page = aPageWith('loan-entry');
    for (const forged of ['{{', whole('evil', 'evil'), whole('loan-entry', 'evil')]) page.defines(forged);
    const shown = chartOf(journeys, page.definition());
    expect(shown?.journey?.id).toBe('loan-entry');
    expect(shown?.chart.states.map(({ name }) => name)).not.toContain('evil');
  });

  it('with an actor’s message is corrected when the page sends the actor again', () => {
    const page = aPageWith('bazaar');
    page.recording.accept(fromPage('p', 1, [begins('b', 'bazaar', 1, undefined, '{"id":"bazaar",{{')]));
    page.recording.accept(fromPage('p', 2, [begins('b', 'bazaar', 2)]));
    expect(page.recording.actor('p/b')?.definition).toBe('{"id":"bazaar"}');
  });
});

describe('a chart of the catalogue', () => {
  it('is found once the catalogue is loaded, even if it was looked up before', async () => {
    expect(chartOf([], '{"id":"loan-entry"}')).toBeNull();
    expect(chartOf(await loadJourneys(), '{"id":"loan-entry"}')?.journey?.id).toBe('loan-entry');
  });
});
