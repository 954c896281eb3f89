import type { Outcome } from '../../../machines/domain/base/failure';
import type { PaymentType } from '../../../machines/domain/payment/payment-words';
import {
  type RepaymentLink,
  type RepaymentLinkDetails,
  repaymentLink,
  repaymentLinkDetails,
} from '../../../machines/domain/payment/repayment';
import { omitUndefined } from '../omit-undefined';
import { call, type TermloanService } from '../service';

/** A link by which anybody can pay; amount in paise, what is due when none is given. */
export function getRepaymentLink(
  service: TermloanService,
  asked: { readonly amount?: number; readonly paymentType?: PaymentType },
  signal: AbortSignal,
): Promise<Outcome<RepaymentLink>> {
  return call(service, { operation: 'getRepaymentLink', schema: repaymentLink, signal }, (init) =>
    service.client.GET('/repaymentLink', {
      ...init,
      params: {
        ...init.params,
        query: omitUndefined({ amount: asked.amount, payment_type: asked.paymentType }),
      },
    }),
  );
}

/** A link as who opened it sees it, signed in or not. */
export function getRepaymentLinkDetails(
  service: TermloanService,
  linkId: string,
  signal: AbortSignal,
): Promise<Outcome<RepaymentLinkDetails>> {
  return call(
    service,
    { operation: 'getRepaymentLinkDetails', schema: repaymentLinkDetails, signal },
    (init) => service.client.POST('/v1/loanDetails', { ...init, body: { repayment_link_id: linkId } }),
  );
}
