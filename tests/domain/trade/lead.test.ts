import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { lenderName } from '../../../machines/domain/lender/lenders';
import {
  codeOfLead,
  isProfileComplete,
  leadProfileSchema,
  leadSchema,
  mayRequestAgain,
} from '../../../machines/domain/trade/lead';
import {
  draftOfLeadProfile,
  emptyLeadDraft,
  type LeadDraft,
  readLeadDraft,
  readStoredLeadDraft,
} from '../../../machines/domain/trade/lead-fields';
import { leadPartners, readLeadPartner } from '../../../machines/domain/trade/lead-partners';
import { leadProfileUpdate } from '../../../machines/domain/trade/lead-profile-update';

const leadWith = (over: Partial<v.InferInput<typeof leadSchema>> = {}) =>
  v.parse(leadSchema, { lead_id: 'led_1', status: 'OTP_SENT', ...over });
const profileWith = (over: Partial<v.InferInput<typeof leadProfileSchema>> = {}) =>
  v.parse(leadProfileSchema, {
    business_id: 'mrc_1',
    lead_id: 'led_1',
    annual_turnover: 54_000_000,
    ...over,
  });

const full: LeadDraft = {
  monthlyTurnover: '45,000',
  currentAccount: 'yes',
  gst: 'no',
  years: '3',
  months: '4',
};
const wrongOf = (over: Partial<LeadDraft>) => {
  const read = readLeadDraft({ ...full, ...over });
  return read.ok ? [] : read.fieldErrors.map(({ field, problem }) => `${field} ${problem}`);
};

describe('the form of a lead', () => {
  it('is read as rupees a month, yes and no, and whole months', () => {
    expect(readLeadDraft(full)).toEqual({
      ok: true,
      value: {
        monthlyTurnover: 45_000,
        currentAccountAvailable: 'yes',
        gstRegistered: 'no',
        businessAgeMonths: 40,
      },
    });
  });

  it.each([
    [{ years: '2', months: '' }, 24],
    [{ years: '', months: '8' }, 8],
    [{ years: '0', months: '0' }, 0],
    [{ years: '100', months: '11' }, 1_211],
  ])('of %o is an age of %i months', (age, months) => {
    const read = readLeadDraft({ ...full, ...age });
    expect(read.ok && read.value.businessAgeMonths).toBe(months);
  });

  it('requires all fields, in their order', () => {
    const read = readLeadDraft(emptyLeadDraft);
    expect(!read.ok && read.fieldErrors).toEqual(
      ['monthlyTurnover', 'currentAccount', 'gst', 'years'].map((field) => ({ field, problem: 'missing' })),
    );
  });

  it.each([
    [{ monthlyTurnover: '0.99' }, 'monthlyTurnover too-small'],
    [{ monthlyTurnover: '100000000.01' }, 'monthlyTurnover too-large'],
    [{ monthlyTurnover: '1e5' }, 'monthlyTurnover malformed'],
    [{ currentAccount: 'maybe' }, 'currentAccount missing'],
    [{ years: '101' }, 'years too-large'],
    [{ years: '-1' }, 'years malformed'],
    [{ months: '12' }, 'months too-large'],
    [{ months: '1.5' }, 'months malformed'],
  ])('%o is wrong: %s', (over, says) => {
    expect(wrongOf(over)).toEqual([says]);
  });

  it('shows the saved values again, and sends them unchanged', () => {
    const profile = profileWith({
      current_account_available: true,
      gst_registered: false,
      business_age_months: 40,
    });
    const draft = draftOfLeadProfile(profile);
    expect(draft).toEqual({ ...full, monthlyTurnover: '45000' });
    const read = readLeadDraft(draft);
    expect(read.ok && leadProfileUpdate(read.value).annualTurnover).toBe(54_000_000);
    expect(draftOfLeadProfile(profileWith()).gst).toBe('');
    expect(draftOfLeadProfile(profileWith({ annual_turnover: 0 }))).toEqual(emptyLeadDraft);
    expect(draftOfLeadProfile(null)).toEqual(emptyLeadDraft);
  });

  it('is restored from the browser only in the stored shape', () => {
    expect(readStoredLeadDraft(full)).toEqual(full);
    expect(readStoredLeadDraft({ monthlyTurnover: 45, gst: 'no', other: 'x' })).toEqual({
      ...emptyLeadDraft,
      gst: 'no',
    });
    expect([null, 'text', 7].map(readStoredLeadDraft)).toEqual([null, null, null]);
  });
});

describe('a lead', () => {
  it('has a profile, or none when the service sends none', () => {
    expect(profileWith().lead).toBeNull();
    expect(profileWith({ lead: { lead_id: 'led_1', status: 'NEW_WORD' } }).lead?.status).toBe('SUBMITTED');
  });

  it('has its own profile, not an earlier one', () => {
    const of = leadWith();
    expect(isProfileComplete(of, profileWith())).toBe(true);
    expect(isProfileComplete(of, profileWith({ lead_id: null }))).toBe(true);
    expect(isProfileComplete(of, profileWith({ lead_id: 'led_0' }))).toBe(false);
    expect(isProfileComplete(of, profileWith({ annual_turnover: 0 }))).toBe(false);
    expect([isProfileComplete(of, null), isProfileComplete(null, profileWith())]).toEqual([false, false]);
  });

  it('may be requested again when the rejection has expired, by the service’s time, or when its duration is unknown', () => {
    const no = (retry_after: number | null) => leadWith({ status: 'REJECTED', retry_after });
    expect([no(0), no(1), no(null), leadWith({ retry_after: 0 }), null].map(mayRequestAgain)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(no(60).retryAfter).toBe(60_000);
  });

  it('shows the attempts left of its code, if the service counts them', () => {
    const of = leadWith({ mobile: '******4321', resend_after: 30, expires_in: 300, attempts_left: 4 });
    expect(codeOfLead(of)).toEqual({
      reference: null,
      sentTo: '******4321',
      resendAfter: 30_000,
      expiresIn: 300_000,
      sendsLeft: 1,
      attemptsLeft: 4,
    });
    expect(codeOfLead(leadWith())).toBeNull();
  });
});

describe('the partners', () => {
  it('have names, in alphabetical order', () => {
    expect(leadPartners.map(lenderName)).toEqual(['Credit Haat', 'IndiaLends', 'Lendbox', 'Stashfin']);
  });

  it.each([
    ['CREDIT_HAAT', 'CREDIT_HAAT'],
    ['INDIALENDS', 'INDIALENDS'],
    ['credit_haat', 'INDIALENDS'],
    [undefined, 'INDIALENDS'],
  ])('of an address that names %s is %s', (word, partner) => {
    expect(readLeadPartner(word)).toBe(partner);
  });
});
