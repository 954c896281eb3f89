import { fromPromise } from 'xstate';

import { failure, type Outcome } from '../../machines/domain/base/failure';
import { paymentTypeOf } from '../../machines/domain/payment/payment-enums';
import { amountToSend, readLinkAmount } from '../../machines/domain/payment/payment-link';
import { initiatedRepaymentSchema, type RepaymentLinkDetails } from '../../machines/domain/payment/repayment';
import type { StartedPayment } from '../../machines/domain/payment/started-payment';
import { payByLinkMachine } from '../../machines/pay-by-link/machine';
import type { LinkFacts, StartedPaymentsRequest } from '../../machines/pay-by-link/setup';
import { createLoad } from '../../machines/shared/load';
import { initiateRepayment } from '../api/operations/repayment';
import { getRepaymentLinkDetails } from '../api/operations/repayment-link';
import type { AdaptedJourney, App } from './app';
import { payerOf } from './payer';
import { checkStartedPayments, recheckStartedPayments, startedForLink } from './started-payment';
import { write } from './writes';

interface PaymentByLink {
  readonly linkId: string;
  readonly link: RepaymentLinkDetails | null;
}

/** Implements the ports of paying by link; its calls need no session. */
export function adapt(app: App): AdaptedJourney<typeof payByLinkMachine> {
  const { termloan } = app;
  return {
    machine: payByLinkMachine.provide({
      actors: {
        getRepaymentLinkDetails: createLoad<LinkFacts, { readonly linkId: string }>(({ linkId }, signal) =>
          loadLink(app, linkId, signal),
        ),
        readStartedMeanwhile: fromPromise<readonly StartedPayment[], StartedPaymentsRequest>(
          async ({ input: { link, shown }, signal }) => {
            const checked = await recheckStartedPayments(app, ({ id }) => !shown.includes(id), signal);
            return link === null ? [] : startedForLink(checked, link);
          },
        ),
        initiateRepayment: write(
          app,
          initiatedRepaymentSchema,
          ({ linkId, link }: PaymentByLink, key, signal) =>
            link === null
              ? Promise.resolve({ ok: false as const, failure: failure('refused') })
              : initiateRepayment(
                  termloan,
                  { linkId, amount: amountToSend(link), ...payerOf(app.storage) },
                  key,
                  signal,
                ),
        ),
      },
    }),
    input: ({ params, search }) => ({
      linkId: params.linkId ?? '',
      urlAmount: readLinkAmount(search.amount),
      urlType: search.paymentType === undefined ? null : paymentTypeOf(search.paymentType),
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

/**
 * Loads the link, and payments for the same loan that were started on this phone. A payer without a session learns of such payments only
 * here.
 */
async function loadLink(app: App, linkId: string, signal: AbortSignal): Promise<Outcome<LinkFacts>> {
  const [link, checked] = await Promise.all([
    getRepaymentLinkDetails(app.termloan, linkId, signal),
    checkStartedPayments(app, () => true, signal),
  ]);
  if (!link.ok) return link;
  return { ok: true, data: { link: link.data, startedPayments: startedForLink(checked, link.data) } };
}
