import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../machines/catalogue';
import { loadJourneys } from '../../src/inspector/catalogue';
import { seconds, weights } from './action-weights';
import { chartsNotWalked, journeyAtUrl } from './journeys';
import { merchantKinds } from './merchants';
import { excludedEvents } from './typing';
import { fillUrlTemplate } from './url-template';

/** By journey, then by `from|event|to`: what `npm run sessions -- --counts` wrote. */
const counts: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(
  readFileSync(new URL('transition-counts.json', import.meta.url), 'utf8'),
);

describe('the simulated merchants', () => {
  it('walk every journey of the catalogue, except those listed with a reason', () => {
    const unwalked = catalogue.map(({ id }) => id).filter((id) => !(id in counts));
    expect(unwalked.sort()).toEqual(Object.keys(chartsNotWalked).sort());
  });

  it('open entry URLs of journeys', () => {
    const books = { loans: [{ id: 'l' }], repayment_links: [{ id: 'r' }], suppliers: [{ id: 's' }] };
    const closed = merchantKinds.filter(
      ({ entryUrl }) => journeyAtUrl(fillUrlTemplate(entryUrl, books)) === null,
    );
    expect(closed).toEqual([]);
  });

  it('exclude only events that charts listen to', async () => {
    const heard = (await loadJourneys()).flatMap(({ id, chart }) =>
      chart.edges.map(({ eventType }) => `${id} ${eventType}`),
    );
    expect(Object.keys(excludedEvents).filter((name) => !heard.includes(name))).toEqual([]);
  });

  it('prefer and time only events that charts listen to', async () => {
    const heard = (await loadJourneys()).flatMap(({ id, chart }) =>
      chart.edges.flatMap(({ eventType }) => [eventType, `${id} ${eventType}`]),
    );
    const named = [...Object.keys(weights), ...Object.keys(seconds)];
    expect(named.filter((name) => !heard.includes(name))).toEqual([]);
  });
});

describe('a URL of a merchant', () => {
  it('has ids from the books', () => {
    expect(fillUrlTemplate('/pay/{link}', { repayment_links: [{ id: 'lnk_1' }] })).toBe('/pay/lnk_1');
  });

  it('throws without them', () => {
    expect(() => fillUrlTemplate('/pay/{link}', { repayment_links: [] })).toThrow('Nothing in the books');
  });
});
