/** Who comes: personas of the sandbox with the door that they open, as often as they come. */
import type { Random } from './random';

interface Kind {
  readonly persona: string;
  readonly door: string;
  readonly weight: number;
}

/** Most apply or choose an offer, a third pays back; some cannot be helped today. */
const kinds: readonly Kind[] = [
  { persona: 'new-merchant', door: '/termloan', weight: 12 },
  { persona: 'step-basic-information', door: '/termloan', weight: 5 },
  { persona: 'step-shop-information', door: '/termloan', weight: 4 },
  { persona: 'step-bank', door: '/termloan', weight: 3 },
  { persona: 'offers', door: '/termloan', weight: 10 },
  { persona: 'existing-account', door: '/termloan', weight: 6 },
  { persona: 'usfb', door: '/termloan', weight: 5 },
  { persona: 'arthmate', door: '/termloan', weight: 6 },
  { persona: 'apollo', door: '/termloan', weight: 5 },
  { persona: 'apollo-weekly', door: '/termloan', weight: 4 },
  { persona: 'hindon-mercantile', door: '/termloan', weight: 5 },
  { persona: 'hindon-rupeecircle', door: '/termloan', weight: 3 },
  { persona: 'agreement-ready', door: '/termloan', weight: 4 },
  { persona: 'disbursal-pending', door: '/termloan', weight: 3 },
  { persona: 'not-eligible', door: '/termloan', weight: 2 },
  { persona: 'no-offers', door: '/termloan/offer', weight: 2 },
  { persona: 'due-today', door: '/termloan/home', weight: 6 },
  { persona: 'overdue', door: '/termloan/home', weight: 5 },
  { persona: 'due-tomorrow', door: '/termloan/home', weight: 4 },
  { persona: 'payment-failed', door: '/termloan/home', weight: 2 },
  { persona: 'foreclosable', door: '/termloan/prepayment', weight: 2 },
  { persona: 'settlement-offer', door: '/termloan/prepayment', weight: 1 },
  { persona: 'loan-complete', door: '/termloan/settled', weight: 1 },
];

/** How a merchant is: drawn once, held for the whole visit. */
export interface Merchant {
  readonly persona: string;
  readonly door: string;
  /** Multiplies every hesitation. */
  readonly pace: number;
  /** Chance to give up at each decision; more where something failed. */
  readonly impatience: number;
  readonly slips: number;
  /** Median ms of an answer. */
  readonly slowness: number;
  /** What breaks on the way; null for most. */
  readonly fault: { readonly kind: string; readonly chance: number } | null;
  readonly hasUpiApp: boolean;
  readonly mayLocate: boolean;
}

const faultKinds = ['drop-before', 'drop-after', 'status', 'html', 'malformed'];

export function drawMerchant(random: Random): Merchant {
  const { persona, door } = random.weighted(kinds) ?? { persona: 'offers', door: '/termloan' };
  const isFarAway = random.chance(0.15);
  const isStruck = random.chance(isFarAway ? 0.5 : 0.12);
  return {
    persona,
    door,
    pace: random.around(1, 0.4),
    impatience: Math.min(0.2, random.around(0.034, 0.7)),
    slips: Math.min(0.6, random.around(0.1, 0.6)),
    slowness: random.around(isFarAway ? 1_400 : 280, 0.3),
    fault: isStruck
      ? { kind: random.pick(faultKinds) ?? 'status', chance: random.whole(6, isFarAway ? 30 : 18) }
      : null,
    hasUpiApp: random.chance(0.85),
    mayLocate: random.chance(0.7),
  };
}
