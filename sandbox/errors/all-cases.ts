import { accountCases } from './cases-account';
import { hostCases } from './cases-host';
import { readCases } from './cases-reads';
import { supplierCases } from './cases-supplier';
import type { ErrorCase } from './error-case';

/** Every message of the specification's error catalogue (sections 2, 2.4, 5 and 8), in the order of the page. */
export const errorCases: readonly ErrorCase[] = [
  ...readCases,
  ...accountCases,
  ...supplierCases,
  ...hostCases,
];

/** An error case by its id; undefined for an unknown one. */
export function findErrorCase(id: string): ErrorCase | undefined {
  return errorCases.find((candidate) => candidate.id === id);
}
