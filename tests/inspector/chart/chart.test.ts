import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';

import { loadJourneys, parentsOf, stateOfPath } from '../../../src/inspector/catalogue';
import type { Chart } from '../../../src/inspector/chart/chart';
import {
  type Box,
  elkGraph,
  type Positions,
  ranksOf,
  readPositions,
} from '../../../src/inspector/chart/elk-graph';
import { type Figure, figureOf, type Measure, wrap } from '../../../src/inspector/chart/figure';
import { tableMeasure } from '../../../src/inspector/chart/measure';
import { neighbour } from '../../../src/inspector/chart/neighbour';
import { plainPositions } from '../../../src/inspector/chart/plain-layout';
import { readChart } from '../../../src/inspector/chart/read-chart';
import {
  fromStoredPositions,
  layoutKey,
  toStoredPositions,
} from '../../../src/inspector/chart/stored-layouts';
import { mermaid } from '../../../src/inspector/export/mermaid';
import { hashOf, readRoute } from '../../../src/inspector/location';
import { buildSearchIndex, search } from '../../../src/inspector/search';
import { definitionText } from '../../../src/telemetry/inspection/definition';
import { inventory } from '../../paths/kit/model/inventory';
import { isNight } from '../../support/night';
import { large, measure, shop } from '../charts';

const journeys = await loadJourneys();
const elk = new ELK();
/** The largest, which has root transitions; two with deep links; that of every read. */
const hard = journeys.filter(({ id }) => ['identity', 'agreement', 'account-flow', 'load'].includes(id));

async function laidOut(chart: Chart, by = measure): Promise<{ figure: Figure; positions: Positions }> {
  const figure = figureOf(chart, by);
  return { figure, positions: readPositions(await elk.layout(elkGraph(figure, ranksOf(figure)))) };
}

/** The boxes of the states without inner states. */
function innermost(chart: Chart, { cards }: Positions): (Box | undefined)[] {
  return chart.states
    .filter(({ id }) => chart.states.every(({ parent }) => parent !== id))
    .map(({ id }) => cards.get(id));
}

/** Those of some boxes that another one overlaps; a missing one too. */
function overlapsOf(boxes: readonly (Box | undefined)[]): readonly (Box | undefined)[] {
  return boxes.flatMap((a, index) =>
    boxes.slice(index + 1).filter((b) => {
      if (a === undefined || b === undefined) return true;
      const isApart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      return !isApart;
    }),
  );
}

describe('a chart as the inspector reads it', () => {
  it.each(journeys.map((journey) => [journey.id, journey] as const))(
    'has the states and transitions of %s that the path kit counts, under the same ids',
    (_, { chart, machine }) => {
      const { states, transitions } = inventory(machine);
      expect(chart.states.filter(({ kind }) => kind !== 'any').map(({ id }) => id)).toEqual(
        states.map(({ id }) => id),
      );
      const drawn = chart.edges.filter(({ isInert }) => !isInert);
      expect(drawn.map(({ id }) => id)).toEqual(transitions.map(({ id }) => id));
      // The inspector also shows constant params: `isPage(kyc)`.
      expect(drawn.map(({ guard }) => guard?.replace(/\([^)]*\)/g, ''))).toEqual(
        transitions.map(({ guard }) => guard),
      );
    },
  );

  it('has nested and parallel states, calls, delays, composed guards, and what is awaited', () => {
    const { states, edges } = readChart(shop);
    expect(states.map(({ path, kind, type }) => [path.join('.'), kind, type])).toEqual([
      ['', 'any', 'compound'],
      ['open', 'group', 'parallel'],
      ['open.till', 'group', 'compound'],
      ['open.till.empty', 'person', 'atomic'],
      ['open.till.full', 'person', 'atomic'],
      ['open.door', 'group', 'compound'],
      ['open.door.shut', 'person', 'atomic'],
      ['asking', 'service', 'atomic'],
      ['closed', 'end', 'final'],
    ]);
    expect(edges.map(({ event, guard, cause, isInert }) => [event, guard, cause, isInert])).toEqual([
      ['fire', null, 'person', false],
      ['counted', null, 'person', false],
      ['leave', 'isOpen and not isPaid', 'person', false],
      ['after closing (5 s)', null, 'time', false],
      ['sold', null, 'person', false],
      ['emptied', null, 'person', false],
      ['sold', null, 'person', true],
      ['getDay done', null, 'answer', false],
      ['getDay fails', null, 'failure', false],
    ]);
    expect(states.flatMap(({ invokes }) => invokes)).toEqual([
      { id: 'getDay', source: 'getDay', effect: 'call', chart: null, waits: null },
    ]);
  });

  it('finds an event by its words, and the states that have to do with e-NACH', () => {
    const index = buildSearchIndex(journeys);
    expect(search(index, 'offer confirmed')[0]).toMatchObject({
      kind: 'event',
      text: 'offer.confirmed',
      hash: '#/account-flow/CONFIRM_FORM',
    });
    const found = search(index, 'e-NACH').map(({ hash }) => hash);
    expect(found).toEqual(expect.arrayContaining(['#/mandate/enach', '#/offer-confirmation/routingLender']));
    expect(search(index, 'no such words at all')).toEqual([]);
  });

  it.each([
    'bank account to e-nach',
    'e-NACH bank account',
    'the event that leads from bank account to e-NACH, and for which lenders',
    'enach',
    'is_enach_required',
  ])('answers %j with the rule first', (typed) => {
    expect(search(buildSearchIndex(journeys), typed)[0]).toMatchObject({
      kind: 'rule',
      hash: '#/rules',
    });
  });

  it('ranks exact names first, and a journey before its states', () => {
    const index = buildSearchIndex(journeys);
    expect(search(index, 'SELECT_ACCOUNT')[0]).toMatchObject({ kind: 'state', text: 'SELECT_ACCOUNT' });
    expect(search(index, 'agreement')[0]).toMatchObject({ kind: 'journey', text: 'Agreement' });
    expect(search(index, 'the picture of the face')[0]).toMatchObject({ kind: 'journey', text: 'Selfie' });
    expect(search(index, 'to the')).not.toEqual([]);
  });

  it('finds the parent of a chart, and the owner of a path', () => {
    expect(
      parentsOf(journeys, 'offer-confirmation').map(({ journey, state }) => [journey.id, state]),
    ).toEqual([['account-flow', 'confirmingOffer']]);
    expect(stateOfPath(journeys, '/termloan/enach')).toMatchObject({
      journey: { id: 'mandate' },
      state: 'enach',
    });
    expect(stateOfPath(journeys, '/nowhere')).toBeNull();
  });
});

describe('what a chart computes', () => {
  const chartNamed = (id: string) => {
    const chart = journeys.find((journey) => journey.id === id)?.chart;
    if (chart === undefined) throw new Error(`no ${id}`);
    return chart;
  };

  it('shows a guard with its constant params in words on the drawing, as code in its title and in Mermaid: no two pages look the same', () => {
    const udyam = chartNamed('udyam');
    const pages = udyam.edges.flatMap(({ guard }) => (guard?.startsWith('isPage') ? guard : []));
    expect(pages).toContain('isPage(bank-details)');
    expect(new Set(pages).size).toBe(pages.length);
    const { lines, cards } = figureOf(udyam, measure);
    const drawn = [...lines.map(({ label }) => label), ...cards.map((card) => card.lines)].flat();
    const urls = figureOf(chartNamed('offer-selection'), measure).lines.flatMap(({ label }) => label);
    expect(urls.some(({ text }) => text.includes('is entry URL (/termloan/offer/tnc)'))).toBe(true);
    const shown = drawn.filter(({ text }) => text.includes('is page (bank-details)'));
    expect(new Set(shown.map(({ guardCode }) => guardCode))).toEqual(new Set(['isPage(bank-details)']));
    expect(mermaid(udyam)).toContain('isPage(bank-details)');
  });

  it('shows delays that grow, and how often a service is asked', () => {
    const payment = chartNamed('payment-status');
    expect(payment.edges.find(({ eventType }) => eventType.includes('pollDelay'))).toMatchObject({
      event: 'after pollDelay (2–20 s)',
      counting: ['the delay grows with polls'],
    });
    expect(payment.edges.find(({ guard }) => guard === 'mayAskAgain')?.counting).toEqual([
      'holds while polls < 20',
    ]);
    const waits = chartNamed('loan-approval').states.flatMap(({ invokes }) =>
      invokes.flatMap((invoked) => invoked.waits?.text ?? []),
    );
    expect(waits).toEqual(['5 s, 12 times']);
    // No other value, such as a time, is taken for a count.
    const counts = journeys.flatMap(({ chart }) => chart.edges.flatMap(({ delay }) => delay?.count ?? []));
    expect([...new Set(counts)].sort()).toEqual(['checks', 'polls', 'tries']);
    // A value that is only compared is no limit.
    expect(chartNamed('otp').edges.flatMap(({ counting }) => counting)).toEqual([]);
  });
});

describe('the layout', () => {
  it.each([...hard.map(({ id, chart }) => [id, chart] as const), ['shop', readChart(shop)] as const])(
    'places every state and every line of %s without overlaps',
    async (_, chart) => {
      // As in the build: elkjs throws for some other widths.
      const { figure, positions } = await laidOut(chart, tableMeasure);
      expect([...positions.cards.keys()].sort()).toEqual(chart.states.map(({ id }) => id).sort());
      for (const line of figure.lines) expect(positions.lines.get(line.id)?.points.length).toBeGreaterThan(1);
      const labels = [...positions.lines.values()].map(({ label }) => label);
      expect(overlapsOf([...innermost(chart, positions), ...labels])).toEqual([]);
    },
  );

  it('shows every transition with an effect, on a line or on a card, exactly once', () => {
    for (const { chart, id } of journeys) {
      const { cards, lines } = figureOf(chart, measure);
      const onLines = lines.flatMap(({ edges }) => edges.map((edge) => edge.id));
      const onCards = cards.flatMap((card) => [...new Set(card.lines.flatMap(({ edge }) => edge ?? []))]);
      const wanted = chart.edges.filter(({ isInert, isDeepLink }) => !isInert && !isDeepLink);
      expect([...onLines, ...onCards].sort(), id).toEqual(wanted.map((edge) => edge.id).sort());
    }
  });

  // Times depend on the machine: by night, when nothing runs beside it.
  it.runIf(isNight)(
    'takes at most four times as long for a chart two and a half times as large',
    async () => {
      /** Processor time of a layout, in microseconds. */
      const workOf = async (states: number, transitions: number): Promise<number> => {
        const took: number[] = [];
        // The first run includes the JIT warm-up; a page that opens a chart has its own worker.
        for (let time = 0; time < 3; time += 1) {
          const before = process.cpuUsage();
          const { figure, positions } = await laidOut(readChart(large(states, transitions)));
          const { user, system } = process.cpuUsage(before);
          took.push(user + system);
          expect([positions.cards.size, figure.lines.length]).toEqual([states, transitions]);
        }
        return Math.min(...took);
      };
      const [small, big] = [await workOf(45, 80), await workOf(108, 200)];
      expect(big / small).toBeLessThan(4);
      expect([small < 1_000_000, big < 2_000_000], `${small} and ${big} µs`).toEqual([true, true]);
    },
    60_000,
  );

  it('is stored in the build and read again, to a tenth of a pixel', async () => {
    const { positions } = await laidOut(readChart(shop));
    const again = fromStoredPositions(JSON.parse(JSON.stringify(toStoredPositions(positions))));
    const near = (one: Positions) =>
      JSON.parse(JSON.stringify({ ...one, cards: [...one.cards], lines: [...one.lines] }), (_, value) =>
        typeof value === 'number' ? Math.round(value * 10) / 10 : value,
      );
    expect(near(again)).toEqual(near(positions));
    expect(positions.starts.length).toBeGreaterThan(0);
  });

  it('of a changed chart is never an old one', () => {
    const keyOf = (chart: Chart, by: Measure = tableMeasure) => {
      const figure = figureOf(chart, by);
      return layoutKey(elkGraph(figure, ranksOf(figure)));
    };
    const chart = readChart(shop);
    const [first, ...others] = chart.states;
    if (first === undefined) throw new Error('no state');
    expect(keyOf(chart)).toBe(keyOf(readChart(shop)));
    expect(keyOf(chart)).not.toBe(
      keyOf({ ...chart, states: [{ ...first, description: 'Another one.' }, ...others] }),
    );
    expect(keyOf(chart)).not.toBe(keyOf({ ...chart, edges: chart.edges.slice(1) }));
    expect(keyOf(chart)).not.toBe(keyOf(chart, measure));
  });

  it('that is plain places every state, without overlaps, and every line', () => {
    const chart = readChart(shop);
    const figure = figureOf(chart, measure);
    const positions = plainPositions(figure, ranksOf(figure));
    expect(positions.cards.size).toBe(chart.states.length);
    expect(overlapsOf(innermost(chart, positions))).toEqual([]);
    expect([...positions.lines.keys()]).toEqual(figure.lines.map(({ id }) => id));
  });

  it('moves to the nearest card in the direction of a key', () => {
    const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
    const cards = new Map([
      ['a', box(0, 0)],
      ['b', box(100, 10)],
      ['c', box(0, 90)],
      ['d', box(300, 0)],
    ]);
    expect(neighbour({ cards }, 'a', 'ArrowRight')).toBe('b');
    expect(neighbour({ cards }, 'a', 'ArrowDown')).toBe('c');
    expect(neighbour({ cards }, 'a', 'ArrowLeft')).toBeNull();
  });

  it('breaks texts between words', () => {
    expect(wrap('one two three', 8, (text) => text.length)).toEqual(['one two', 'three']);
  });
});

describe('the exports', () => {
  it('writes a Mermaid diagram with nested and parallel states', () => {
    expect(mermaid(readChart(shop))).toMatchInlineSnapshot(`
      "stateDiagram-v2
        state "shop" as s0
        state "open" as s1 {
          state "till" as s2 {
            state "empty" as s3
            [*] --> s3
            state "full" as s4
          }
          --
          state "door" as s5 {
            state "shut" as s6
            [*] --> s6
          }
        }
        [*] --> s1
        state "asking" as s7
        state "closed" as s8
        s8 --> [*]
        s0 --> s8 : fire
        s1 --> s1 : counted
        s1 --> s8 : leave [isOpen and not isPaid]
        s1 --> s7 : after closing (5 s)
        s3 --> s4 : sold
        s4 --> s3 : emptied
        s7 --> s8 : getDay done
        s7 --> s1 : getDay fails
      "
    `);
  });

  it('escapes Mermaid syntax', () => {
    const odd = createMachine({
      id: 'odd',
      initial: 'a',
      states: { a: { description: 'Call #1: "50 %%; <b>more</b> {x}"', on: { 'paid#2': 'a' } } },
    });
    const [, ...lines] = mermaid(readChart(odd)).split('\n');
    expect(lines.join('\n')).not.toMatch(/[#;<{}]|%%|: .*:/);
    expect(lines.join('\n')).toContain("Call ♯1, '50 % %, ‹b›more‹/b› (x)'");
  });

  it.each(journeys.map(({ id, machine }) => [id, machine] as const))(
    'writes %s as a definition that XState reads back, states in their order',
    (_, machine) => {
      const again = createMachine(JSON.parse(definitionText(machine)));
      const names = (chart: Chart) => chart.states.map(({ path, description }) => [path, description]);
      expect(names(readChart(again))).toEqual(names(readChart(machine)));
      expect(readChart(again).edges.map(({ id, targets }) => [id, targets])).toEqual(
        readChart(machine).edges.map(({ id, targets }) => [id, targets]),
      );
    },
  );
});

describe('addresses', () => {
  it.each([
    '#/',
    '#/selfie',
    '#/selfie/capturing',
    '#/selfie/capturing?as=text',
    '#/payment-status/paying.scan',
    '#/rules',
    '#/questions',
    '#/questions?ask=event&about=offer.confirmed',
    '#/live',
    '#/live/x%3A3',
    '#/live?at=12&row=1',
    '#/live/x%3A3?at=0&q=offer&only=steps&file=recording-2026-11-26-1730.json',
    '#/stops',
    '#/stops/selfie',
    '#/stops/selfie?as=text',
    '#/stops/selfie/camera',
    '#/stops/selfie/camera?as=text',
  ])('opens the same location again: %s', (hash) => {
    expect(hashOf(readRoute(hash))).toBe(hash);
  });

  it.each(['', '#', '#/%E0%A4%A'])('survives %j', (hash) => {
    expect(readRoute(hash).kind).toMatch(/overview|chart/);
  });
});
