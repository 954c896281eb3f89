import type { OperationMap } from '../../base/operation';
import { cancelLoan, getCancellation } from './cancellation';
import { getForeclosure } from './foreclosure';
import { initiateRepayment } from './initiate-repayment';
import { getLoanDetails } from './loan-details';
import { getMandateStatus, updateAutopayMandate } from './mandates';
import { getRepaymentLink, getRepaymentLinkDetails } from './repayment-link';
import { getRepaymentStatus, listTransactions } from './repayment-status';

/** Operations on a loan after the agreement is signed. */
export const repaymentOperations = {
  getLoanDetails,
  getRepaymentLinkDetails,
  getRepaymentLink,
  listTransactions,
  initiateRepayment,
  getRepaymentStatus,
  getForeclosure,
  getCancellation,
  cancelLoan,
  updateAutopayMandate,
  getMandateStatus,
} satisfies Partial<OperationMap>;
