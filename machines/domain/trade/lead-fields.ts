import { readAmount } from '../fields/amount-field';
import type { FieldReading } from '../fields/field-reading';
import { type FieldError, type FormReading, readForm } from '../fields/form-reading';
import type { LeadProfile } from './lead';
import type { LeadProfileAnswers } from './lead-profile-update';

/** The fields of the form of a lead, in their order. */
export const leadFields = ['monthlyTurnover', 'currentAccount', 'gst', 'years', 'months'] as const;
export type LeadField = (typeof leadFields)[number];

/** The values of the form as entered. None of them is personal data. */
export type LeadDraft = Readonly<Record<LeadField, string>>;

export type LeadFieldProblem = 'missing' | 'malformed' | 'too-small' | 'too-large';

export type LeadFieldError = FieldError<LeadField, LeadFieldProblem>;

export const emptyLeadDraft: LeadDraft = {
  monthlyTurnover: '',
  currentAccount: '',
  gst: '',
  years: '',
  months: '',
};

/** Monthly sales are at most ten crore rupees: more is taken for a typing error. */
const MAX_MONTHLY_PAISE = 10_000_000_000;
const MAX_YEARS = 100;
const MAX_MONTHS = 11;
const WHOLE_NUMBER = /^\d{1,4}$/;

/** Reads a month's turnover, entered in rupees, as paise. */
function readTurnover(text: string) {
  const amount = readAmount(text, MAX_MONTHLY_PAISE);
  if (amount.ok) return amount;
  const { problem } = amount;
  return { ok: false, problem: problem === 'paise-after-comma' ? 'malformed' : problem } as const;
}

/** Reads the form: the value to save (turnover in rupees a month), or all errors in the order of the fields. */
export function readLeadDraft(draft: LeadDraft): FormReading<LeadProfileAnswers, LeadFieldError> {
  // Years or months alone are enough: "2 years", "8 months".
  const isAgeGiven = draft.years.trim() !== '' || draft.months.trim() !== '';
  const reading = readForm({
    monthlyTurnover: readTurnover(draft.monthlyTurnover),
    currentAccount: readYesOrNo(draft.currentAccount),
    gst: readYesOrNo(draft.gst),
    years: isAgeGiven ? readCount(draft.years, MAX_YEARS) : missing,
    months: readCount(draft.months, MAX_MONTHS),
  });
  if (!reading.ok) return reading;
  const { monthlyTurnover: turnover, currentAccount, gst, years, months } = reading.value;
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

/**
 * The initial values of the form, from earlier answers about this shop; empty without them. A profile without turnover has none: the form
 * is saved as a whole, and never without a turnover.
 */
export function draftOfLeadProfile(profile: LeadProfile | null): LeadDraft {
  if (profile === null || profile.annualTurnover <= 0) return emptyLeadDraft;
  return {
    monthlyTurnover: String(monthlyTurnover(profile.annualTurnover) / 100),
    currentAccount: yesOrNoText(profile.hasCurrentAccount),
    gst: yesOrNoText(profile.isGstRegistered),
    years: String(Math.trunc(profile.businessAgeMonths / 12)),
    months: String(profile.businessAgeMonths % 12),
  };
}

/** The monthly turnover, from that of a year; both in paise. */
export function monthlyTurnover(annualTurnover: number): number {
  return Math.round(annualTurnover / 12);
}

/** Reads a draft from client storage; null when the stored value is not an object. */
export function readStoredLeadDraft(stored: unknown): LeadDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const texts = new Map(Object.entries(stored).filter(([, text]) => typeof text === 'string'));
  return {
    monthlyTurnover: texts.get('monthlyTurnover') ?? '',
    currentAccount: texts.get('currentAccount') ?? '',
    gst: texts.get('gst') ?? '',
    years: texts.get('years') ?? '',
    months: texts.get('months') ?? '',
  };
}

const missing = { ok: false, problem: 'missing' } as const;

function readYesOrNo(text: string): FieldReading<'missing', 'yes' | 'no'> {
  return text === 'yes' || text === 'no' ? { ok: true, value: text } : missing;
}

function readCount(text: string, max: number): FieldReading<'malformed' | 'too-large', number> {
  const value = text.trim();
  if (value === '') return { ok: true, value: 0 };
  if (!WHOLE_NUMBER.test(value)) return { ok: false, problem: 'malformed' };
  return Number(value) > max ? { ok: false, problem: 'too-large' } : { ok: true, value: Number(value) };
}

function yesOrNoText(value: boolean | null): string {
  return value === null ? '' : value ? 'yes' : 'no';
}
