import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../machines/catalogue';
import { loadJourneys } from '../../src/inspector/catalogue';
import { addressIn } from './addresses';
import { notWalked, openingAt } from './journeys';
import { kinds } from './merchants';
import { leftOut } from './typing';

/** By journey, then by `from|event|to`: what `npm run sessions -- --counts` wrote. */
const counts: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(
  readFileSync(new URL('transition-counts.json', import.meta.url), 'utf8'),
);

describe('the made merchants', () => {
  it('walk every journey of the catalogue, but for those that say why not', () => {
    const unwalked = catalogue.map(({ id }) => id).filter((id) => !(id in counts));
    expect(unwalked.sort()).toEqual(Object.keys(notWalked).sort());
  });

  it('open entry URLs of journeys', () => {
    const books = { loans: [{ id: 'l' }], repayment_links: [{ id: 'r' }], suppliers: [{ id: 's' }] };
    const closed = kinds.filter(({ entryUrl }) => openingAt(addressIn(entryUrl, books)) === null);
    expect(closed).toEqual([]);
  });

  it('leave out only events that charts listen to', async () => {
    const heard = (await loadJourneys()).flatMap(({ id, chart }) =>
      chart.edges.map(({ eventType }) => `${id} ${eventType}`),
    );
    expect(Object.keys(leftOut).filter((name) => !heard.includes(name))).toEqual([]);
  });
});

describe('an address of a merchant', () => {
  it('names what is in the books', () => {
    expect(addressIn('/pay/{link}', { repayment_links: [{ id: 'lnk_1' }] })).toBe('/pay/lnk_1');
  });

  it('is none without it', () => {
    expect(() => addressIn('/pay/{link}', { repayment_links: [] })).toThrow('Nothing in the books');
  });
});
