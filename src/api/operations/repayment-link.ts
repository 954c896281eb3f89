import type { Outcome } from '../../../machines/domain/base/failure';
import type { PaymentType } from '../../../machines/domain/payment/payment-enums';
import {
  type RepaymentLink,
  type RepaymentLinkDetails,
  repaymentLinkDetailsSchema,
  repaymentLinkSchema,
} from '../../../machines/domain/payment/repayment';
import { omitUndefined } from '../omit-undefined';
import { call, type TermloanService } from '../service';

/** A link with which anybody can pay. Amount in paise; default: the due amount. */
export function getRepaymentLink(
  service: TermloanService,
  args: { readonly amount?: number; readonly paymentType?: PaymentType },
  signal: AbortSignal,
): Promise<Outcome<RepaymentLink>> {
  return call(service, { operation: 'getRepaymentLink', schema: repaymentLinkSchema, signal }, (init) =>
    service.client.GET('/repaymentLink', {
      ...init,
      params: {
        ...init.params,
        query: omitUndefined({ amount: args.amount, payment_type: args.paymentType }),
      },
    }),
  );
}

/** Details of a link for its payer, who needs no session. */
export function getRepaymentLinkDetails(
  service: TermloanService,
  linkId: string,
  signal: AbortSignal,
): Promise<Outcome<RepaymentLinkDetails>> {
  return call(
    service,
    { operation: 'getRepaymentLinkDetails', schema: repaymentLinkDetailsSchema, signal },
    (init) => service.client.POST('/v1/loanDetails', { ...init, body: { repayment_link_id: linkId } }),
  );
}
