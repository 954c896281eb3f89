import { readAmount } from '../fields/amount-field';
import type { FieldVerdict } from '../fields/field-verdict';
import { type FormReading, readForm, type WrongField } from '../fields/form-reading';
import type { LeadProfile } from './lead';
import type { LeadProfileForm } from './lead-profile-update';

/** The questions of a lead, in the order in which they are asked. */
export const leadFields = ['monthlyTurnover', 'currentAccount', 'gst', 'years', 'months'] as const;
export type LeadField = (typeof leadFields)[number];

/** The values of the form as typed or chosen; a missing field is empty. None of it is personal data. */
export type LeadDraft = Readonly<Record<LeadField, string>>;

export type LeadFieldProblem = 'missing' | 'malformed' | 'too-small' | 'too-large';

export type WrongLeadField = WrongField<LeadField, LeadFieldProblem>;

export const emptyLeadDraft: LeadDraft = {
  monthlyTurnover: '',
  currentAccount: '',
  gst: '',
  years: '',
  months: '',
};

/** A month's sales are at most ten crore rupees: more is a typing error. Paise. */
const MAX_A_MONTH = 10_000_000_000;
const MAX_YEARS = 100;
const MAX_MONTHS = 11;
const WHOLE = /^\d{1,4}$/;

/** Rupees of a month, as typed; in paise. */
function readTurnover(text: string) {
  const read = readAmount(text, MAX_A_MONTH);
  if (read.ok) return read;
  const { problem } = read;
  return { ok: false, problem: problem === 'paise-after-comma' ? 'malformed' : problem } as const;
}

/** Reads the form: the value to save, or all errors in the order of the fields. */
export function readLeadDraft(draft: LeadDraft): FormReading<LeadProfileForm, WrongLeadField> {
  // One of the two is enough: "2 years", "8 months".
  const isAgeGiven = draft.years.trim() !== '' || draft.months.trim() !== '';
  const read = readForm({
    monthlyTurnover: readTurnover(draft.monthlyTurnover),
    currentAccount: readYesOrNo(draft.currentAccount),
    gst: readYesOrNo(draft.gst),
    years: isAgeGiven ? readCount(draft.years, MAX_YEARS) : missing,
    months: readCount(draft.months, MAX_MONTHS),
  });
  if (!read.ok) return read;
  const { monthlyTurnover: turnover, currentAccount, gst, years, months } = read.value;
  return {
    ok: true,
    value: {
      monthlyTurnover: turnover / 100,
      currentAccountAvailable: currentAccount,
      gstRegistered: gst,
      businessAgeMonths: years * 12 + months,
    },
  };
}

/** The form as it opens, filled with earlier answers about this shop. */
export function draftOfLeadProfile(profile: LeadProfile | null): LeadDraft {
  if (profile === null || profile.annualTurnover <= 0) return emptyLeadDraft;
  return {
    monthlyTurnover: String(monthlyTurnover(profile.annualTurnover) / 100),
    currentAccount: yesOrNo(profile.hasCurrentAccount),
    gst: yesOrNo(profile.isGstRegistered),
    years: String(Math.trunc(profile.businessAgeMonths / 12)),
    months: String(profile.businessAgeMonths % 12),
  };
}

/** A month's turnover of a year's, both in paise. */
export function monthlyTurnover(annualTurnover: number): number {
  return Math.round(annualTurnover / 12);
}

/** Reads a draft that was stored in the browser; null for anything else. */
export function keptLeadDraft(kept: unknown): LeadDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = new Map(Object.entries(kept).filter(([, text]) => typeof text === 'string'));
  return {
    monthlyTurnover: texts.get('monthlyTurnover') ?? '',
    currentAccount: texts.get('currentAccount') ?? '',
    gst: texts.get('gst') ?? '',
    years: texts.get('years') ?? '',
    months: texts.get('months') ?? '',
  };
}

const missing = { ok: false, problem: 'missing' } as const;

function readYesOrNo(text: string): FieldVerdict<'missing', 'yes' | 'no'> {
  return text === 'yes' || text === 'no' ? { ok: true, value: text } : missing;
}

function readCount(text: string, most: number): FieldVerdict<'malformed' | 'too-large', number> {
  const typed = text.trim();
  if (typed === '') return { ok: true, value: 0 };
  if (!WHOLE.test(typed)) return { ok: false, problem: 'malformed' };
  return Number(typed) > most ? { ok: false, problem: 'too-large' } : { ok: true, value: Number(typed) };
}

function yesOrNo(value: boolean | null): string {
  return value === null ? '' : value ? 'yes' : 'no';
}
