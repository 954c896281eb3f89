/** The simulated merchants: personas of the sandbox with their entry URL and weight. */
import type { PersonaName } from '../../sandbox/people/personas';
import type { Random } from './random';

export interface MerchantKind {
  readonly persona: string;
  /** `{loan}`, `{link}` and `{supplier}` are replaced by the ids in this merchant's books. */
  readonly entryUrl: string;
  readonly weight: number;
}

const visit = (
  entryUrl: string,
  weights: Readonly<Partial<Record<PersonaName, number>>>,
): readonly MerchantKind[] =>
  Object.entries(weights).map(([persona, weight]) => ({ persona, entryUrl, weight }));

/** Half apply or choose an offer, a quarter repay, the rest use the other services. */
export const merchantKinds: readonly MerchantKind[] = [
  ...visit('/termloan', {
    'new-merchant': 24,
    'step-basic-information': 10,
    'step-shop-information': 8,
    'step-bank': 6,
    offers: 20,
    'existing-account': 12,
    usfb: 10,
    arthmate: 12,
    apollo: 10,
    'apollo-weekly': 8,
    'hindon-mercantile': 10,
    'hindon-rupeecircle': 6,
    'agreement-ready': 8,
    'disbursal-pending': 6,
    'not-eligible': 4,
    'mandate-phone-pending': 2,
    blocked: 2,
    rejected: 3,
    'account-not-approved': 2,
    'loan-rejected': 2,
  }),
  ...visit('/', {
    offers: 6,
    'new-merchant': 4,
    'due-tomorrow': 5,
    overdue: 4,
    'credit-active': 3,
    'udyam-new': 2,
  }),
  ...visit('/termloan/offer', { 'no-offers': 4, 'expired-offer': 2 }),
  ...visit('/termloan/mandate-phone-verification', { 'hindon-mercantile': 2, 'agreement-ready': 3 }),
  ...visit('/termloan/nbfc-rejection', { rejected: 2 }),
  ...visit('/termloan/home', {
    'due-today': 12,
    overdue: 10,
    'due-tomorrow': 8,
    'payment-failed': 4,
    'monthly-loan': 3,
  }),
  ...visit('/termloan/prepayment', { foreclosable: 4, 'settlement-offer': 2 }),
  ...visit('/termloan/settled', { 'loan-complete': 2, 'loan-settled': 1, 'loan-foreclosed': 1 }),
  ...visit('/termloan/history', { 'long-history': 2, overdue: 3 }),
  ...visit('/termloan/summary', { 'due-in-a-week': 3, 'partly-paid': 2 }),
  ...visit('/termloan/contact/mine', { overdue: 3, 'due-later': 2 }),
  ...visit('/termloan/complaints', { 'complaint-answered': 3, 'complaint-unanswered': 2, overdue: 2 }),
  ...visit('/termloan/consents', { 'autopay-on': 2, 'due-later': 1, 'lead-submitted': 1 }),
  ...visit('/pay/{link}', { 'link-partly-paid': 5 }),
  ...visit('/termloan/cancel-loan/{loan}', {
    'cooling-off': 4,
    'disbursal-pending': 2,
    'cooling-off-over': 2,
  }),
  ...visit('/autopay', { 'due-in-a-week': 4, 'autopay-on': 3, 'autopay-failed': 3, 'autopay-withdrawn': 2 }),
  ...visit('/termloan/qr-intro', { 'qr-ordered': 3, 'qr-delivered': 2, 'qr-destination': 2 }),
  ...visit('/termloan/credit-score', { 'due-later': 3 }),
  ...visit('/termloan/register-business', { 'udyam-new': 4, 'udyam-registered': 1 }),
  ...visit('/register-udyam', { 'udyam-new': 9, 'udyam-draft': 5, 'udyam-mismatch': 2, 'udyam-failed': 2 }),
  ...visit('/indialends', {
    'lead-new': 7,
    'lead-open': 3,
    'lead-verified': 4,
    'lead-submitted': 1,
    'lead-rejected': 1,
  }),
  ...visit('/network/application/apply', { 'lead-new': 5 }),
  ...visit('/network/credit-haat', { 'lead-new': 2 }),
  ...visit('/supplier', {
    'credit-active': 10,
    'credit-fresh': 6,
    'credit-nearly-used': 2,
    'credit-overdue': 2,
    'credit-none': 1,
    'credit-test-code': 1,
  }),
  ...visit('/supplier/{supplier}/invoice', { 'credit-active': 2 }),
];

/** Traits of a merchant: drawn once, constant for the visit. */
export interface Merchant {
  readonly persona: string;
  readonly entryUrl: string;
  /** Factor of the time before each action. */
  readonly pace: number;
  /** Chance to give up at each decision, 0 to 1; it increases after a failure. */
  readonly impatience: number;
  /** How often the entered data is wrong, 0 to 1. */
  readonly mistakeChance: number;
  /** Median latency of an answer, ms. */
  readonly medianLatencyMs: number;
  /** The fault of this merchant's calls, and its chance in percent; null for most. */
  readonly fault: { readonly kind: string; readonly chance: number } | null;
  readonly hasUpiApp: boolean;
  /** Whether the merchant allows the app to read the location. */
  readonly allowsLocation: boolean;
}

const faultKinds = ['drop-before', 'drop-after', 'status', 'html', 'malformed'];

/** A random merchant. */
export function drawMerchant(random: Random): Merchant {
  const { persona, entryUrl } = random.weighted(merchantKinds) ?? {
    persona: 'offers',
    entryUrl: '/termloan',
  };
  const hasSlowNetwork = random.chance(0.15);
  const isFaulty = random.chance(hasSlowNetwork ? 0.5 : 0.12);
  return {
    persona,
    entryUrl,
    pace: random.logNormal(1, 0.4),
    impatience: Math.min(0.2, random.logNormal(0.034, 0.7)),
    mistakeChance: Math.min(0.6, random.logNormal(0.1, 0.6)),
    medianLatencyMs: random.logNormal(hasSlowNetwork ? 1_400 : 280, 0.3),
    fault: isFaulty
      ? { kind: random.pick(faultKinds) ?? 'status', chance: random.wholeNumber(6, hasSlowNetwork ? 30 : 18) }
      : null,
    hasUpiApp: random.chance(0.85),
    allowsLocation: random.chance(0.7),
  };
}
