import { expect } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import { lenderRoute } from '../../machines/domain/lender/lender-route';
import { IDS_MISSING, offerConfirmationMachine } from '../../machines/offer-confirmation/machine';
import { done, fails } from './kit';
import { testChildChart } from './support/fixtures/child-chart';
import { aUserState } from './support/fixtures/lending';
import { accepted, crash, failed, ready } from './support/fixtures/outcomes';

function start(
  name: string,
  ids: { offerId?: string | null; bankDetailsId?: string | null; enach?: boolean },
) {
  const { offerId = 'offer-1', bankDetailsId = 'account-1', enach = false } = ids;
  return {
    name,
    input: { offerId, bankDetailsId, isEnachRequired: enach, key: 'key', startWith: 'sending' as const },
  };
}

function lenderSample(primaryNbfc: string | null) {
  const data = aUserState({ primary_nbfc: primaryNbfc });
  return done('getUserState', ready(data), `served by ${primaryNbfc ?? 'nobody known'}`);
}

const refused = failure('refused', { code: 'offer_expired' });

testChildChart({
  machine: offerConfirmationMachine,
  file: 'tests/paths/offer-confirmation.test.tsx',
  starts: [
    start('offer and account', {}),
    start('offer that requires e-NACH', { enach: true }),
    start('no offer', { offerId: null }),
    start('no account', { bankDetailsId: null }),
    start('an empty account', { bankDetailsId: '' }),
  ],
  events: [
    done('confirmBankDetails', accepted({ offerId: 'offer-1', bankDetailsId: 'account-1' }), 'accepted'),
    done('confirmBankDetails', { kind: 'refused', failure: refused }, 'refused'),
    done('confirmBankDetails', { kind: 'unanswered', failure: failure('timeout') }, 'unanswered'),
    fails('confirmBankDetails', crash),
    ...[null, 'USFB', 'APOLLO_FINVEST', 'ARTHMATE', 'HINDON_MERCANTILE_LIMITED'].map(lenderSample),
    done('getUserState', failed('unavailable'), 'busy'),
    fails('getUserState', crash),
  ],
  abstract: ({ primaryNbfc, isEnachRequired, result }) => [primaryNbfc, isEnachRequired, result.kind],
  check: ({ value, status, context, output }) => {
    if (status !== 'done') return;
    const { offerId, bankDetailsId, primaryNbfc, isEnachRequired } = context;
    // A route needs both ids, and follows the five rules of spec 4.
    if (output?.kind === 'routed') {
      expect([offerId, bankDetailsId]).toEqual(['offer-1', 'account-1']);
      expect(output.route).toBe(lenderRoute(primaryNbfc, isEnachRequired));
    }
    if (!offerId || !bankDetailsId)
      expect(output).toEqual({ kind: 'failed', failure: failure('refused', { code: IDS_MISSING }) });
    else if (value === 'failed') expect(output).toEqual({ kind: 'failed', failure: refused });
    if (value === 'unanswered') expect(output?.kind).toBe('unanswered');
  },
});
