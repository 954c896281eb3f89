import { en } from './texts/en';

/** Codes of the failure reasons of a mandate. */
export const ENACH_REASONS: readonly string[] = Object.keys(en.bank.reasons);

export const isEnachReason = (text: string): boolean => ENACH_REASONS.includes(text);

/** Mandate status for a failure reason: REJECTED when the account holder declined, otherwise FAILED. */
export const statusAfter = (reason: string): 'REJECTED' | 'FAILED' =>
  reason === 'payment_cancelled' || reason === 'already_declined' ? 'REJECTED' : 'FAILED';
