import { paymentUnsuccessful } from '#messages/supplier-messages';
import { supplierTransactionCopy } from '#messages/supplier-transaction';
import { picturesCopy } from '#messages/uploads';
import type { Failure } from '../../machines/domain/base/failure';
import type { PickProblem } from '../../machines/domain/files/picked-file';

/** Texts for a failed confirmation: the heading of spec 8, and the service's own message if there is one. */
export function notConfirmedCopy({ message }: Failure): {
  readonly title: string;
  readonly text: string;
} {
  return { title: paymentUnsuccessful, text: message ?? supplierTransactionCopy.leads.FAILED };
}

/** Why the picked file cannot be used as an invoice. `gone`: the file is no longer in the page's memory. */
export function invoiceProblem(problem: PickProblem | 'gone'): string {
  if (problem === 'gone') return picturesCopy.gone;
  return problem === 'wrong-type' ? picturesCopy.wrongTypeWithPdf : picturesCopy.problems[problem];
}
