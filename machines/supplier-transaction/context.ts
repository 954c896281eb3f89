import type { Failure } from '../domain/base/failure';
import type { PickProblem, ReadyFile } from '../domain/files/picked-file';
import type { SupplierCredit } from '../domain/trade/supplier-credit';
import type { Redirect, RequestKeyState } from '../shared/journey';
import type { SupplierPaymentInput } from '../supplier-payment/machine';

/** URLs that open this journey. */
export type SupplierTransactionEntryUrl =
  | '/supplier/transaction/$transactionId'
  | '/supplier/$supplierId/invoice';

export interface Input {
  readonly entryUrl: SupplierTransactionEntryUrl;
  /** From the path, or from the query of the invoice's URL; null means the newest payment without an invoice. */
  readonly transactionId: string | null;
  readonly supplierId: string | null;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState {
  readonly credit: SupplierCredit | null;
  /** The picture or document to send; null without one. */
  readonly file: ReadyFile | null;
  /** `blob:` URL of the file that was picked last. */
  readonly pickedUrl: string;
  readonly pickProblem: PickProblem | 'gone' | null;
  /** Upload progress, 0 to 1. */
  readonly fraction: number;
  readonly startWith: 'sending' | 'statusCheck';
  /** Input with which a confirmation of unknown outcome continues; null when there is none. */
  readonly confirmation: SupplierPaymentInput | null;
  /** Number of confirmations that were started; each has its own request keys. */
  readonly confirmations: number;
  /** Why a read failed, or a write was refused. */
  readonly failure: Failure | null;
  readonly isCommitted: boolean;
  readonly redirectTo: Redirect;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    credit: null,
    file: null,
    pickedUrl: '',
    pickProblem: null,
    fraction: 0,
    startWith: 'sending',
    completedWrites: 0,
    confirmation: null,
    confirmations: 0,
    failure: null,
    isCommitted: false,
    redirectTo: '/supplier',
  };
}
