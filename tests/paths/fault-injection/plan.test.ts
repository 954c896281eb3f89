/** The plan of walks: its personas and entry URLs exist, all pairs are covered, and a token describes the whole walk. */
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../../machines/catalogue';
import { isPersona } from '../../../sandbox/people/personas';
import { entrances } from './entrances';
import { coveredPairs, FAULTS, factorsOf, HOSTS, planOf, readToken, tokenOf } from './plan';

/** All walks; every test of the whole plan reads this one. */
const plan = planOf({ seed: 7 });

describe('the plan', () => {
  it('has entrances for every journey that has an entry URL', () => {
    const withEntryUrl = catalogue.filter(({ entryUrls }) => entryUrls.length > 0).map(({ id }) => id);
    expect(Object.keys(entrances).sort()).toEqual(['landing', ...withEntryUrl].sort());
  });

  it('names only merchants of the sandbox, and entry URLs of the journey', () => {
    for (const [journey, ways] of Object.entries(entrances)) {
      const { entryUrls } = catalogue.find(({ id }) => id === journey) ?? { entryUrls: [] };
      const patterns = entryUrls.map((entryUrl) => new RegExp(`^${entryUrl.replaceAll(/\$\w+/g, '[^/]+')}$`));
      for (const { entryUrl, personas } of ways) {
        if (journey !== 'landing')
          expect(
            patterns.some((pattern) => pattern.test(entryUrl)),
            entryUrl,
          ).toBe(true);
        expect(
          personas.filter((name) => !isPersona(name)),
          entryUrl,
        ).toEqual([]);
      }
    }
  });

  it('covers every valid pair of persona, fault, moment and host', () => {
    const { covered, total } = coveredPairs({}, plan);
    expect(covered).toBe(total);
    expect(total).toBeGreaterThan(1_000);
  });

  it('can be narrowed to a journey, a fault and a host', () => {
    const rows = planOf({ journeys: ['autopay'], fault: 'slow', host: 'phone', seed: 1 });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject({ journey: 'autopay', fault: 'slow', host: 'phone' });
  });

  it('has walks of each journey that is named', () => {
    const walked = planOf({ journeys: ['autopay', 'contact'], fault: 'slow', seed: 1 }).map(
      ({ journey }) => journey,
    );
    expect(new Set(walked)).toEqual(new Set(['autopay', 'contact']));
  });

  it('reports the valid values for an invalid one', () => {
    expect(() => factorsOf({ journeys: ['autopya'] })).toThrow(/no journey "autopya". There are: .*autopay/);
    expect(() => factorsOf({ fault: 'flood' })).toThrow(FAULTS.join(', '));
    expect(() => factorsOf({ host: 'fridge' })).toThrow(HOSTS.join(', '));
  });

  it('gives each walk a token that describes it completely', () => {
    for (const row of plan) expect(readToken(tokenOf(row))).toEqual(row);
  });

  it.each([
    ['home.9.overdue.slow.first-step.page.1', /stale: home has no entrance 9/],
    ['home.0.offers.slow.first-step.page.1', /no persona of home "offers"/],
    ['home.0.overdue.slow.first-step.page.x', /must end with the number of a seed/],
    ['home.0.overdue.slow.never.page.1', /no moment "never"/],
    ['', /no journey ""/],
  ])('refuses the token %s with a message', (token, words) => {
    expect(() => readToken(token)).toThrow(words);
  });
});
