import { letterOForZero } from '#messages/ifsc';
import {
  notAddedReasons,
  notOpenedReasons,
  supplierCopy,
  supplierFieldMissing,
  supplierFieldWrong,
} from '#messages/supplier';
import { paymentUnsuccessful } from '#messages/supplier-messages';
import type { Failure } from '../../machines/domain/base/failure';

/** How many days remain to pay back the used credit. */
export function remainingText(days: number): string {
  const { today, tomorrow, later } = supplierCopy.remaining;
  if (days > 1) return later(days);
  return days === 1 ? tomorrow : today;
}

/** Texts for a payment that was not opened. The error code is never shown. */
export function unsuccessfulCopy(failure: Failure | null): {
  readonly heading: string;
  readonly text: string;
} {
  const why = notOpenedReasons[failure?.code ?? ''] ?? failure?.message ?? null;
  const { nothingPaid, nothingPaidBecause } = supplierCopy.unsuccessful;
  return { heading: paymentUnsuccessful, text: why === null ? nothingPaid : nothingPaidBecause(why) };
}

/** Why a supplier was not added; null for an unknown code. */
export function notAddedReason(code: string | null): string | null {
  return notAddedReasons[code ?? ''] ?? null;
}

/** Fields of a new supplier, in the order of the form. */
export type SupplierField =
  | 'name'
  | 'mobile'
  | 'line1'
  | 'city'
  | 'state'
  | 'postcode'
  | 'holder'
  | 'accountNumber'
  | 'accountNumberAgain'
  | 'ifsc'
  | 'bank';

/** Problem of a field. */
export type SupplierFieldProblem = 'missing' | 'malformed' | 'different' | 'letter-o-for-zero';

/** Error message of a field. @param suggestion corrected IFSC, for the letter O instead of a zero */
export function supplierFieldProblem(
  field: SupplierField,
  problem: SupplierFieldProblem,
  suggestion?: string,
): string {
  if (problem === 'missing') return supplierFieldMissing[field];
  if (problem === 'different') return supplierFieldWrong.different;
  if (problem === 'letter-o-for-zero') return letterOForZero(suggestion ?? '');
  switch (field) {
    case 'mobile':
    case 'postcode':
    case 'ifsc':
    case 'accountNumber':
      return supplierFieldWrong[field];
    case 'accountNumberAgain':
      return supplierFieldWrong.accountNumber;
    // Of a plain text nothing but its absence is a problem.
    case 'name':
    case 'line1':
    case 'city':
    case 'state':
    case 'holder':
    case 'bank':
      return supplierFieldMissing[field];
  }
}
