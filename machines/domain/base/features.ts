import * as v from 'valibot';

import type { AbProfile } from './ab-profile';

/**
 * Profile feature flags and experiments, set by the server (spec 6). A missing flag is off; a flag that this app does not know
 * is kept and has no effect.
 */
export const featuresSchema = v.pipe(
  v.object({
    features: v.nullish(v.record(v.string(), v.unknown()), {}),
    experiments: v.nullish(v.record(v.string(), v.unknown()), {}),
  }),
  v.transform((wire) => ({
    flags: pickValues(wire.features, (value) => typeof value === 'boolean'),
    experiments: pickValues(wire.experiments, Number.isFinite),
  })),
);

/** The valid values. A malformed one is left out, so that it does not make all others malformed. */
function pickValues(
  values: Readonly<Record<string, unknown>>,
  isValid: (value: unknown) => boolean,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isValid(value)));
}

export type Features = v.InferOutput<typeof featuresSchema>;

/** One switch of the table below. */
interface Switch {
  /** What turns it on: a flag that is true, an experiment at status 1, or either of them. */
  readonly by: 'feature' | 'experiment' | 'either';
  readonly title: string;
  /** What it changes, in one sentence. The build removes `description` from the merchant's bundle. */
  readonly description: string;
  /** Codes of the lenders whose offers it enables. */
  readonly lenders: readonly string[];
}

/** Lender codes on the wire, under the abbreviations that the workflow flags use. */
const AM = 'ARTHMATE';
const FNT = 'FINTREE';
const APFL = 'APOLLO_FINVEST';
const USFB = 'USFB';
const VCPL = 'VIVRITI_CAPITAL_LIMITED';
const HML = 'HINDON_MERCANTILE_LIMITED';
const HRC = 'HINDON_RUPEECIRCLE';
const NFL = 'NIYOGIN_FINTECH_LIMITED';
const QC = 'QUID_CASH';
const LENDBOX = 'LENDBOX';
const STASHFIN = 'STASHFIN';

/**
 * All feature flags and experiments of the server (spec 6), by their names on the wire. The specification describes what each
 * one does; the names on the wire, and the lender combinations that it does not list, are assumed.
 */
export const switches = {
  PRE_CLOSURE: {
    by: 'feature',
    title: 'Pre-closure',
    description: 'The loan can be foreclosed: what closing it today costs is shown and can be paid.',
    lenders: [],
  },
  DOCUMENT_UPLOAD: {
    by: 'feature',
    title: 'Document upload',
    description: 'Identity documents can be uploaded as pictures where the electronic check fails.',
    lenders: [],
  },
  PROCESSING_FEE_DISABLE: {
    by: 'feature',
    title: 'Processing fee off',
    description:
      'Fee and GST are 0 on examples, offers, key facts and approved terms, each with its line; all of the loan reaches the bank, and an APR worked out with the fee is shown as not given. An agreement that still has a fee is shown as it is, with a warning.',
    lenders: [],
  },
  ENFORCED_SMS_PERMISSION: {
    by: 'feature',
    title: 'Enforced SMS permission',
    description: 'A page explains that the host app asks for SMS permission; the loan continues without it.',
    lenders: [],
  },
  UDYAM_REGISTRATION: {
    by: 'feature',
    title: 'Udyam registration',
    description:
      'The business can be registered here; without it each page of the registration explains, and leads back.',
    lenders: [],
  },
  PAY_LATER_REFERRAL_REWARD: {
    by: 'feature',
    title: 'Referral reward for pay-later customers',
    description: 'Pay-later customers see what they get for bringing another shop.',
    lenders: [],
  },
  PHYSICAL_QR: {
    by: 'experiment',
    title: 'Physical QR',
    description:
      'The screens of the printed QR code and its delivery are shown, and an account can be added for its money (flow type QR of the account flow); without it their address explains.',
    lenders: [],
  },
  PENALTY_WAIVE_OFF: {
    by: 'either',
    title: 'Penalty waive-off',
    description: 'Late charges waived on closing are shown there and subtracted; off, no waiver is shown.',
    lenders: [],
  },
  SETTLEMENT_OFFER: {
    by: 'either',
    title: 'Settlement offer',
    description: 'An overdue loan can be settled for the amount that the lender offers.',
    lenders: [],
  },
  AM_WORKFLOW: { by: 'feature', title: 'AM', description: 'Offers of Arthmate.', lenders: [AM] },
  FNT_WORKFLOW: { by: 'feature', title: 'FNT', description: 'Offers of Fintree.', lenders: [FNT] },
  APFL_WORKFLOW: { by: 'feature', title: 'APFL', description: 'Offers of Apollo Finvest.', lenders: [APFL] },
  AM_FNT_APFL_WORKFLOW: {
    by: 'feature',
    title: 'AM, FNT and APFL',
    description: 'Offers of Arthmate, Fintree and Apollo Finvest.',
    lenders: [AM, FNT, APFL],
  },
  USFB_WORKFLOW: {
    by: 'feature',
    title: 'USFB',
    description: 'Offers of Unity Small Finance Bank.',
    lenders: [USFB],
  },
  USFB_AM_WORKFLOW: {
    by: 'feature',
    title: 'USFB and AM',
    description: 'Offers of Unity Small Finance Bank and Arthmate.',
    lenders: [USFB, AM],
  },
  USFB_APFL_WORKFLOW: {
    by: 'feature',
    title: 'USFB and APFL',
    description: 'Offers of Unity Small Finance Bank and Apollo Finvest.',
    lenders: [USFB, APFL],
  },
  USFB_HML_WORKFLOW: {
    by: 'feature',
    title: 'USFB and HML',
    description: 'Offers of Unity Small Finance Bank and Hindon Mercantile.',
    lenders: [USFB, HML],
  },
  USFB_AM_FNT_APFL_WORKFLOW: {
    by: 'feature',
    title: 'USFB, AM, FNT and APFL',
    description: 'Offers of Unity Small Finance Bank, Arthmate, Fintree and Apollo Finvest.',
    lenders: [USFB, AM, FNT, APFL],
  },
  VCPL_WORKFLOW: { by: 'feature', title: 'VCPL', description: 'Offers of Vivriti Capital.', lenders: [VCPL] },
  HML_WORKFLOW: { by: 'feature', title: 'HML', description: 'Offers of Hindon Mercantile.', lenders: [HML] },
  HRC_WORKFLOW: {
    by: 'feature',
    title: 'HRC',
    description: 'Offers of RupeeCircle (Hindon Mercantile).',
    lenders: [HRC],
  },
  NFL_WORKFLOW: { by: 'feature', title: 'NFL', description: 'Offers of Niyogin Fintech.', lenders: [NFL] },
  QC_WORKFLOW: { by: 'feature', title: 'QC', description: 'Offers of Quid Cash.', lenders: [QC] },
  LENDBOX_WORKFLOW: {
    by: 'feature',
    title: 'Lendbox',
    description: 'Offers of Lendbox.',
    lenders: [LENDBOX],
  },
  STASHFIN_WORKFLOW: {
    by: 'feature',
    title: 'Stashfin',
    description: 'Offers of Stashfin.',
    lenders: [STASHFIN],
  },
  LEADGEN_WORKFLOW: {
    by: 'feature',
    title: 'Lead generation',
    description: 'Leads for Credit Haat and IndiaLends can be opened; without it their pages explain.',
    lenders: [],
  },
  LEADGEN_LENDBOX_WORKFLOW: {
    by: 'feature',
    title: 'Lead generation, Lendbox',
    description: 'Leads for Lendbox can be opened, and it may make offers here.',
    lenders: [LENDBOX],
  },
  LEADGEN_STASHFIN_WORKFLOW: {
    by: 'feature',
    title: 'Lead generation, Stashfin',
    description: 'Leads for Stashfin can be opened, and it may make offers here.',
    lenders: [STASHFIN],
  },
} as const satisfies Readonly<Record<string, Switch>>;

/** Name of a flag or experiment on the wire. */
export type SwitchName = keyof typeof switches;

/** Names of the switches that are turned on in this way. */
type SetBy<TBy extends Switch['by']> = {
  [Name in SwitchName]: (typeof switches)[Name]['by'] extends TBy ? Name : never;
}[SwitchName];

/** Whether the server set the feature's flag to true. */
export function isFeatureOn({ flags }: Features, name: SetBy<'feature' | 'either'>): boolean {
  return flags[name] === true;
}

/** Whether an experiment is on, that is at status 1. */
export function isExperimentOn({ experiments }: Features, name: SetBy<'experiment' | 'either'>): boolean {
  return experiments[name] === 1;
}

function isOnByFlagOrExperiment(features: Features, name: SetBy<'either'>): boolean {
  return isFeatureOn(features, name) || isExperimentOn(features, name);
}

/** Late charges can be waived: by feature, or by experiment at status 1 (spec 6). */
export function isPenaltyWaiveOffOn(features: Features): boolean {
  return isOnByFlagOrExperiment(features, 'PENALTY_WAIVE_OFF');
}

/** A settlement can be offered: by feature, or by experiment at status 1 (spec 6). */
export function isSettlementOfferOn(features: Features): boolean {
  return isOnByFlagOrExperiment(features, 'SETTLEMENT_OFFER');
}

/** The screens of the printed QR code are shown: by experiment at status 1 only (spec 6). */
export function isPhysicalQrOn(features: Features): boolean {
  return isExperimentOn(features, 'PHYSICAL_QR');
}

/**
 * The features with their experiments overridden by those of the A/B profile: `POST /ab-profile/v1` is the later and more
 * specific source (spec 6 and 7.1).
 */
export function withAbProfile(features: Features, profile: AbProfile): Features {
  return { ...features, experiments: { ...features.experiments, ...profile.experiments } };
}
