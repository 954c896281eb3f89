import { describe, expect, it } from 'vitest';
import { readEntity } from '../../../machines/domain/base/wire';
import { loanQuoteSchema } from '../../../machines/domain/loan/loan-eligibility';
import type { LoanOffer } from '../../../machines/domain/loan/loan-offer';
import {
  loanOfferSchema,
  loanOffersSchema,
  selectedOffersSchema,
} from '../../../machines/domain/loan/loan-offer';
import {
  confirmedOffer,
  offersToChooseFrom,
  shownOffer,
  shownQuote,
} from '../../../machines/domain/loan/offer-list';
import { dataOf } from '../../support/reports/outcome';
import { offerWire } from '../../support/wire';

const read = (wire: object = {}): LoanOffer => dataOf(readEntity(loanOfferSchema, { ...offerWire, ...wire }));
const origin = 'https://loans.example';
const now = Date.parse('2026-03-06T10:00:00+05:30');
const features = (...on: readonly string[]) => ({
  flags: Object.fromEntries(on.map((name) => [name, true])),
  experiments: {},
});
const by = (...on: readonly string[]) => ({ features: features(...on), now, origin });
const ids = (offers: readonly LoanOffer[]) => offers.map(({ id }) => id);

describe('two offers with one id', () => {
  it('are both omitted, since it is unknown which of them would be confirmed', () => {
    const { offers, omitted } = offersToChooseFrom(
      [read(), read({ loan_amount: 9_000_000 }), read({ loan_offer_id: 'off_2' })],
      by(),
    );
    expect(ids(offers)).toEqual(['off_2']);
    expect(omitted).toEqual({ ended: 0, ambiguous: 2, notEnabled: 0 });
  });

  it('that are the same offer count as one', () => {
    const { offers, omitted } = offersToChooseFrom([read(), read()], by());
    expect(ids(offers)).toEqual(['off_1']);
    expect(omitted.ambiguous).toBe(0);
  });
});

describe('an offer that ends', () => {
  it.each([
    ['a second ago', now / 1000 - 1, 0],
    ['now', now / 1000, 0],
    ['in a second', now / 1000 + 1, 1],
    ['never, as far as the lender says', 0, 1],
  ])('%s is listed %s times', (_, validUntil, listed) => {
    const { offers, omitted } = offersToChooseFrom([read({ valid_until: validUntil })], by());
    expect(offers).toHaveLength(listed);
    expect(omitted.ended).toBe(1 - listed);
  });
});

describe('lender workflows', () => {
  const lenders = (nbfcs: readonly (string | null)[], ...on: readonly string[]) =>
    offersToChooseFrom(
      nbfcs.map((nbfc, at) => read({ loan_offer_id: `off_${at}`, nbfc })),
      by(...on),
    );
  const all = ['ARTHMATE', 'FINTREE_GOLD', 'USFB', 'QUID_CASH', 'SOMEBODY_NEW', null];

  it('filter nothing while none is on', () => {
    expect(lenders(all).offers).toHaveLength(all.length);
    expect(lenders(all, 'LEADGEN_WORKFLOW', 'PRE_CLOSURE').offers).toHaveLength(all.length);
    expect(lenders(all, 'LEADGEN_LENDBOX_WORKFLOW').offers).toHaveLength(all.length);
  });

  it.each([
    ['AM_WORKFLOW', ['ARTHMATE']],
    ['FNT_WORKFLOW', ['FINTREE_GOLD']],
    ['QC_WORKFLOW', ['QUID_CASH']],
    ['USFB_AM_WORKFLOW', ['ARTHMATE', 'USFB']],
    ['AM_FNT_APFL_WORKFLOW', ['ARTHMATE', 'FINTREE_GOLD']],
    ['USFB_AM_FNT_APFL_WORKFLOW', ['ARTHMATE', 'FINTREE_GOLD', 'USFB']],
  ])('%s lists %j, and what no workflow switches', (name, enabled) => {
    const { offers, omitted } = lenders(all, name);
    expect(offers.map(({ nbfc }) => nbfc)).toEqual([...enabled, 'SOMEBODY_NEW', null]);
    expect(omitted.notEnabled).toBe(4 - enabled.length);
  });

  it('never hide a confirmed offer', () => {
    expect(confirmedOffer([read({ nbfc: 'USFB' })], by('AM_WORKFLOW'))?.nbfc).toBe('USFB');
    expect(confirmedOffer([], by('AM_WORKFLOW'))).toBeNull();
  });
});

describe('the processing fee, switched off', () => {
  it('is 0 with its GST, and the full loan amount is disbursed', () => {
    const shown = shownOffer(read(), by('PROCESSING_FEE_DISABLE'));
    expect(shown.processingFee).toEqual({ amount: 0, rate: 0 });
    expect(shown.gst.amount).toBe(0);
    expect(shown.transferableAmount).toBe(shown.loanAmount);
    expect(shown.loanAmount - shown.processingFee.amount - shown.gst.amount).toBe(shown.transferableAmount);
    expect(shown.payableAmount).toBe(5_309_400);
  });

  it('makes the APR unknown: it was calculated with the fee', () => {
    expect(shownOffer(read(), by('PROCESSING_FEE_DISABLE')).apr).toBeNull();
  });

  it('does not change an offer from which the service removed the fee itself', () => {
    const free = { processing_fee: { amount: 0, rate: 0 }, gst: { amount: 0, rate: 18 }, apr: 24 };
    expect(shownOffer(read(free), by('PROCESSING_FEE_DISABLE')).apr).toBe(24);
    expect(shownOffer(read(free), by('PROCESSING_FEE_DISABLE')).transferableAmount).toBe(4_882_000);
  });

  it('has no disbursed amount if the lender’s own sum does not add up', () => {
    const odd = read({ transferable_amount: 4_000_000 });
    expect(shownOffer(odd, by('PROCESSING_FEE_DISABLE')).transferableAmount).toBe(0);
  });

  it('does not change offers while it is on', () => {
    expect(shownOffer(read(), by())).toEqual(read());
  });

  it('applies to an example as well', () => {
    const quote = dataOf(
      readEntity(loanQuoteSchema, {
        loan_amount: 100_000,
        processing_fee: { amount: 2_000, rate: 2 },
        gst: { amount: 360, rate: 18 },
        transferable_amount: 97_640,
        frequency: 1,
      }),
    );
    expect(shownQuote(quote, features()).transferableAmount).toBe(97_640);
    const { processingFee, gst, transferableAmount } = shownQuote(quote, features('PROCESSING_FEE_DISABLE'));
    expect([processingFee.amount, gst.amount, transferableAmount]).toEqual([0, 0, 100_000]);
  });
});

describe('the link to the key facts', () => {
  it.each([
    ['javascript:alert(1)', null],
    ['data:text/html,<p>', null],
    ['http://lender.example/kfs', null],
    ['', null],
    [null, null],
    ['https://lender.example/kfs', 'https://lender.example/kfs'],
    ['/kfs.html', '/kfs.html'],
  ])('%s is shown as %s', (link, shown) => {
    expect(shownOffer(read({ kfs_html_link: link }), by()).kfsHtmlLink).toBe(shown);
  });
});

describe('an offer without an APR', () => {
  it.each([undefined, null, 0, -1])('(%s) has none', (apr) => {
    expect(read({ apr }).apr).toBeNull();
  });
});

describe('an offer that cannot be read', () => {
  const wire = { loan_offers: [offerWire, { ...offerWire, loan_offer_id: null }] };

  it('is omitted from the list, and counted', () => {
    const { offers, malformedCount } = dataOf(readEntity(loanOffersSchema, wire));
    const list = offersToChooseFrom(offers, by(), malformedCount);
    expect(ids(list.offers)).toEqual(['off_1']);
    expect(list.omitted.ambiguous).toBe(1);
  });

  it('is not ignored when it was confirmed', () => {
    expect(readEntity(selectedOffersSchema, wire).ok).toBe(false);
  });
});
