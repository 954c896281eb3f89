/** What a merchant may do in a state: the events that it listens to, with what a person would type. */
import type { AnyMachineSnapshot } from 'xstate';

import { toldSteps } from '../../machines/domain/application-steps';
import { RUNGS } from '../../machines/domain/mandate-ladder';
import { profileChoices } from '../../machines/domain/profile-fields';
import type { Random } from './random';

/** Something that can be done now. */
export interface Gesture {
  readonly event: { readonly type: string };
  readonly weight: number;
  /** How long half of the merchants take for it. */
  readonly seconds: number;
}

/** Who does it: what they know, and how careful they are. */
export interface Hand {
  readonly random: Random;
  /** 0 to 1: how often what they type is wrong. */
  readonly slips: number;
  readonly newestCode: () => Promise<string>;
}

type Told = { readonly type: string };
type Fill = (type: string, snapshot: AnyMachineSnapshot, hand: Hand) => Told | null | Promise<Told | null>;

const wrongAccounts = ['1234561111@HDFC0001234', '1234560000@HDFC0001234', '50100234567891@BLCK0000001'];

const account: Fill = (type, _, { random, slips }) => ({
  type,
  account: {
    paymentAddress: random.chance(slips)
      ? random.pick(wrongAccounts)
      : `5010023456${random.whole(2223, 9998)}@HDFC0001234`,
    accountType: 'BANK',
    type: random.chance(0.8) ? 'SAVINGS' : 'CURRENT',
  },
});

const code: Fill = async (type, _, { random, slips, newestCode }) => {
  const right = await newestCode();
  return { type, code: random.chance(slips) ? right.split('').reverse().join('') : right };
};

const said: Fill = (type) => ({ type, text: 'Paid.' });

/** Events that carry something. One that has no entry here, and carries something, is never sent: see `unfilled`. */
const fills: Readonly<Record<string, Fill>> = {
  'offer-selection offer.chosen': (type, { context }, { random }) => {
    const offer: { readonly id: string } | undefined = random.pick(context.table.offers);
    return offer === undefined ? null : { type, offerId: offer.id };
  },
  'account-flow account.chosen': (type, { context }, { random }) => {
    const known: { readonly id: string } | undefined = random.pick(context.start.accounts);
    return known === undefined ? null : { type, accountId: known.id };
  },
  'account-flow account.submitted': account,
  'application account.submitted': account,
  'agreement otp.submitted': code,
  'mandate way.chosen': (type, _, { random }) => ({ type, way: random.pick(RUNGS) }),
  'home place.opened': (type, _, { random }) => ({
    type,
    place: random.pick(['schedule', 'details', 'prepayment', 'history', 'settled', 'status']),
  }),
  'home link.shared': said,
  'payment-status receipt.shared': said,
  'history statement.shared': said,
  'prepayment amount.chosen': (type, _, { random }) => ({
    type,
    kind: random.pick(['instalment', 'overdue', 'full']),
  }),
  'prepayment ownAmount.given': (type, _, { random, slips }) => ({
    type,
    amount: random.chance(slips) ? 100 * 10 ** 7 : 100 * 50 * random.whole(10, 80),
  }),
  'application step.opened': (type, _, { random }) => ({
    type,
    step: random.pick([...toldSteps, 'pan', 'kyc', 'bank']),
  }),
  'application profile.submitted': (type, snapshot, hand) => {
    const change = profile(snapshot, hand);
    return change === null ? null : { type, change };
  },
  'application photo.picked': (type) => ({ type, url: 'blob:picked' }),
  'identity pan.submitted': (type, _, { random, slips }) => ({
    type,
    pan: {
      number: `BKQPT${random.whole(1_000, 9_999)}${random.chance(slips) ? 'M' : 'K'}`,
      dateOfBirth: `19${random.whole(62, 99)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
    },
  }),
  'identity mobile.submitted': (type) => ({ type, mobile: '9876501234' }),
  'identity picture.picked': (type, { context }, { random }) => ({
    type,
    picked: { side: context.picked?.side ?? random.pick(['FRONT', 'BACK']), url: 'blob:picked' },
  }),
  'selfie file.chosen': (type) => ({ type, url: 'blob:picked' }),
};

/** Events that carry what nobody makes up here, or that change no state: they are left to the path tests. */
const unfilled: ReadonlySet<string> = new Set([
  'account-flow accountType.chosen',
  'application draft.kept',
  'history filter.chosen',
  'history payment.opened',
  'prepayment day.chosen',
  'selfie camera.shown',
  'selfie camera.hinted',
  'selfie camera.failed',
  'selfie camera.hidden',
  'selfie camera.captured',
  'selfie upload.progressed',
  'identity upload.progressed',
  'application upload.progressed',
]);

function profile({ value }: AnyMachineSnapshot, { random, slips }: Hand): object | null {
  const one = (name: keyof typeof profileChoices) => random.pick<string>(profileChoices[name]);
  switch (value) {
    case 'basicInformation':
      return {
        fatherName: 'SHYAM LAL',
        socialCategory: one('socialCategory'),
        homeAddressType: one('homeAddressType'),
        homeOwnershipStatus: one('homeOwnershipStatus'),
      };
    case 'shopInformation':
      return {
        address: 'Shop 14, Mandi Road, Nashik',
        pincode: random.chance(slips) ? '999999' : '422001',
        businessCategory: one('businessCategory'),
        shopOwnershipStatus: one('shopOwnershipStatus'),
      };
    case 'applicationForm':
      return {
        monthlySale: 1_000 * random.whole(80, 400),
        monthlyIncome: 1_000 * random.whole(20, 70),
        employeeCount: 1,
      };
    case 'loanInformation':
      return { loanPurpose: one('loanPurpose') };
    case 'businessInfo':
      return { businessType: one('businessType'), businessUnit: one('businessUnit') };
    default:
      return null;
  }
}

const WAY_ON = 8;

/** Ways on that merchants take less often than the way on, and those that they take most. */
const weights: Readonly<Record<string, number>> = {
  back: 0.7,
  leave: 1.5,
  retry: 5,
  'terms.opened': 1,
  'accountType.chosen': 0.5,
  'offers.reopened': 2,
  'flow.reset': 1,
  'account.added': 1.5,
  'keyFacts.opened': 14,
  'keyFacts.acknowledged': 14,
  'account.continued': 14,
  'otp.resent': 1,
  'place.opened': 1.2,
  'link.requested': 1.5,
  'receipt.shared': 1,
  'contact.opened': 0.6,
  'ways.opened': 1,
  'ways.chosen': 1,
  'registration.opened': 0.5,
  'place.asked': 1.5,
  'score.opened': 0.8,
  'settings.opened': 0.8,
  'cancellation.opened': 0.4,
  'camera.preferred': 0.5,
  'picture.rejected': 1,
  'picture.removed': 0.5,
  'documents.opened': 1,
  'mobile.opened': 0.5,
  'settlement.chosen': 4,
};

/** Seconds that half of the merchants take; reading, typing, or a tap. */
const seconds: Readonly<Record<string, number>> = {
  back: 5,
  retry: 6,
  'offer.chosen': 22,
  'keyFacts.acknowledged': 41,
  'account.submitted': 52,
  'offer.confirmed': 14,
  'agreement.accepted': 64,
  'otp.submitted': 19,
  'profile.submitted': 46,
  'pan.submitted': 38,
  'details.accepted': 26,
  'mandate.started': 15,
  'application.begun': 12,
};

/** All that can be done now, each with what it carries. */
export async function gesturesIn(
  id: string,
  snapshot: AnyMachineSnapshot,
  hand: Hand,
  timesDone: (type: string) => number,
): Promise<readonly Gesture[]> {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()].map(String)));
  const found: Gesture[] = [];
  for (const type of types) {
    const name = `${id} ${type}`;
    if (type.startsWith('xstate.') || unfilled.has(name)) continue;
    const fill = fills[name];
    const event = fill === undefined ? { type } : await fill(type, snapshot, hand);
    if (event === null || !snapshot.can(event)) continue;
    // Who did it here before does it less gladly again.
    const weight = (weights[type] ?? WAY_ON) / (1 + 2 * timesDone(type));
    found.push({ event, weight, seconds: seconds[type] ?? 9 });
  }
  // To ask again is the way on only where there is no other.
  const hasWayOn = found.some(({ event, weight }) => event.type !== 'retry' && weight >= WAY_ON);
  return found.map((gesture) =>
    hasWayOn && gesture.event.type === 'retry' ? { ...gesture, weight: gesture.weight / 6 } : gesture,
  );
}
