import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  featuresSchema,
  isExperimentOn,
  isFeatureOn,
  isPenaltyWaiveOffOn,
  isPhysicalQrOn,
  isSettlementOfferOn,
  type SwitchName,
  switches,
  withAbProfile,
} from '../../../machines/domain/base/features';
import { readEntity } from '../../../machines/domain/base/wire';
import { enabledLenders, isLenderEnabled } from '../../../machines/domain/lender/enabled-lenders';
import { lendsInApp } from '../../../machines/domain/lender/lenders';
import { DEFAULT_FLAGS } from '../../../sandbox/base/flags';
import { dataOf } from '../../support/reports/outcome';

const nothing = { flags: {}, experiments: {} };
const flag = (...names: readonly SwitchName[]) => ({
  ...nothing,
  flags: Object.fromEntries(names.map((name) => [name, true])),
});
const experiment = (name: SwitchName, status: number) => ({ ...nothing, experiments: { [name]: status } });
const all = Object.entries(switches);

describe('a flag', () => {
  it('is off by default', () => {
    expect(isFeatureOn(nothing, 'PRE_CLOSURE')).toBe(false);
  });

  it.each([true, false])('follows the server: %s', (on) => {
    expect(isFeatureOn({ ...nothing, flags: { PRE_CLOSURE: on } }, 'PRE_CLOSURE')).toBe(on);
  });

  it('is not switched by an experiment of its name', () => {
    expect(isFeatureOn(experiment('PRE_CLOSURE', 1), 'PRE_CLOSURE')).toBe(false);
  });

  it('that is unknown has no effect', () => {
    const read = v.parse(featuresSchema, { features: { SOMETHING_NEW: true }, experiments: { ANOTHER: 1 } });
    expect([...enabledLenders(read)]).toEqual([]);
    expect(isPenaltyWaiveOffOn(read) || isSettlementOfferOn(read) || isPhysicalQrOn(read)).toBe(false);
  });
});

describe('an experiment', () => {
  it.each([
    [-1, false],
    [0, false],
    [1, true],
    [2, false],
  ])('at status %s is on: %s', (status, on) => {
    expect(isExperimentOn(experiment('PHYSICAL_QR', status), 'PHYSICAL_QR')).toBe(on);
    expect(isPhysicalQrOn(experiment('PHYSICAL_QR', status))).toBe(on);
  });

  it('is not switched by a flag of its name', () => {
    expect(isPhysicalQrOn(flag('PHYSICAL_QR'))).toBe(false);
  });

  it.each([
    [nothing, 1, true],
    [experiment('PHYSICAL_QR', 1), 0, false],
  ])('%j is overridden by the A/B profile: %s', (before, status, on) => {
    const profile = { merchantId: 'mrc_1', experiments: { PHYSICAL_QR: status } };
    expect(isPhysicalQrOn(withAbProfile(before, profile))).toBe(on);
  });
});

describe.each([
  ['PENALTY_WAIVE_OFF', isPenaltyWaiveOffOn],
  ['SETTLEMENT_OFFER', isSettlementOfferOn],
] as const)('%s, by feature or experiment', (name, isItOn) => {
  it('is off by default', () => {
    expect(isItOn(nothing)).toBe(false);
  });

  it('is on by its feature', () => {
    expect(isItOn(flag(name))).toBe(true);
  });

  it('is on by its experiment at 1, although the feature is off', () => {
    expect(isItOn({ flags: { [name]: false }, experiments: { [name]: 1 } })).toBe(true);
  });

  it.each([0, 2])('is off by its experiment at %s', (status) => {
    expect(isItOn(experiment(name, status))).toBe(false);
  });
});

describe('lender workflows', () => {
  it('enable no lender by default', () => {
    expect([...enabledLenders(nothing)]).toEqual([]);
  });

  it.each([
    ['AM_WORKFLOW', ['ARTHMATE']],
    ['FNT_WORKFLOW', ['FINTREE']],
    ['APFL_WORKFLOW', ['APOLLO_FINVEST']],
    ['AM_FNT_APFL_WORKFLOW', ['ARTHMATE', 'FINTREE', 'APOLLO_FINVEST']],
    ['USFB_AM_WORKFLOW', ['USFB', 'ARTHMATE']],
    ['VCPL_WORKFLOW', ['VIVRITI_CAPITAL_LIMITED']],
    ['HML_WORKFLOW', ['HINDON_MERCANTILE_LIMITED']],
    ['NFL_WORKFLOW', ['NIYOGIN_FINTECH_LIMITED']],
    ['QC_WORKFLOW', ['QUID_CASH']],
    ['LEADGEN_WORKFLOW', []],
  ] as const)('%s enables %j', (name, lenders) => {
    expect([...enabledLenders(flag(name))]).toEqual(lenders);
  });

  it('that are on together enable each lender once', () => {
    expect([...enabledLenders(flag('AM_WORKFLOW', 'AM_FNT_APFL_WORKFLOW', 'QC_WORKFLOW'))]).toEqual([
      'ARTHMATE',
      'FINTREE',
      'APOLLO_FINVEST',
      'QUID_CASH',
    ]);
  });

  it.each([
    ['FNT_WORKFLOW', 'FINTREE_GOLD', true],
    ['FNT_WORKFLOW', 'FINTREE', true],
    ['FNT_WORKFLOW', 'USFB', false],
    ['AM_WORKFLOW', 'FINTREE_GOLD', false],
  ] as const)('%s: %s is enabled: %s', (name, nbfc, isEnabled) => {
    expect(isLenderEnabled(flag(name), nbfc)).toBe(isEnabled);
  });

  it('do not affect the lender of a workflow that is off', () => {
    expect([...enabledLenders({ ...nothing, flags: { AM_WORKFLOW: false, QC_WORKFLOW: true } })]).toEqual([
      'QUID_CASH',
    ]);
  });

  it('name lenders of the allow-list only', () => {
    const named = all.flatMap(([, { lenders }]): readonly string[] => lenders);
    expect(named.filter((lender) => !lendsInApp(lender))).toEqual([]);
  });
});

describe('unknown flags of the server', () => {
  it('have no effect', () => {
    const wire = {
      features: { PRE_CLOSURE: true, NEW: null, ODD: 'yes' },
      experiments: { PHYSICAL_QR: 1, OTHER: 'b' },
    };
    const read = dataOf(readEntity(featuresSchema, wire));
    expect([isFeatureOn(read, 'PRE_CLOSURE'), isPhysicalQrOn(read)]).toEqual([true, true]);
  });
});

describe('the table', () => {
  it('is the sandbox’s: the same flags, the same experiments', () => {
    const by = (...kinds: readonly string[]) =>
      all.filter(([, one]) => kinds.includes(one.by)).map(([name]) => name);
    expect(Object.keys(DEFAULT_FLAGS.features).sort()).toEqual(by('feature', 'either').sort());
    expect(Object.keys(DEFAULT_FLAGS.experiments).sort()).toEqual(by('experiment', 'either').sort());
  });

  it('is the page of the documentation', async () => {
    const kinds = { feature: 'flag', experiment: 'experiment', either: 'flag or experiment' };
    const rows = all.map(
      ([name, { by, title, description, lenders }]) =>
        `| \`${name}\` | ${title} | ${kinds[by]} | ${description} | ${lenders.join(', ')} |`,
    );
    const page = [
      '# Feature flags and experiments',
      '',
      'Written from `machines/domain/base/features.ts` by `npx vitest run --project unit tests/domain/base/features.test.ts -u`; do not edit it here.',
      'The server sets them (`GET /v1/nbfcFeatureConfig`, specification section 6). What it does not send is off; an',
      'experiment is on at status 1 only; a name that the app does not know switches nothing. The names on the wire are',
      'assumed.',
      '',
      'While no lender workflow is on, the offers of all lenders are listed. While one is on, an approved offer of a lender that',
      'none of them enables is not listed; who has no other offer reads that. A confirmed offer, a loan, and an offer of a lender',
      'that no workflow names are never hidden.',
      '',
      '| name | title | set by | what it switches | enables |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
    await expect(page).toMatchFileSnapshot('../../../docs/features.md');
  });
});
