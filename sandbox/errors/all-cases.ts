import { accountCases } from './cases-account';
import { hostCases } from './cases-host';
import { readCases } from './cases-reads';
import { supplierCases } from './cases-supplier';
import type { ErrorCase } from './error-case';

/** Every message of the specification's error catalogue (sections 2, 2.4, 5 and 8), in the order in which they are looked at. */
export const errorCases: readonly ErrorCase[] = [
  ...readCases,
  ...accountCases,
  ...supplierCases,
  ...hostCases,
];

/** A situation by its id; undefined when there is none such. */
export function errorCase(id: string): ErrorCase | undefined {
  return errorCases.find((one) => one.id === id);
}
