import { failure } from '../../machines/domain/failure';
import { amountToSend, readLinkAmount } from '../../machines/domain/payment-link';
import { paymentTypeOf } from '../../machines/domain/payment-words';
import { initiatedRepayment, type RepaymentLinkDetails } from '../../machines/domain/repayment';
import { payByLinkMachine } from '../../machines/pay-by-link/machine';
import { createLoad } from '../../machines/shared/load';
import { initiateRepayment } from '../api/operations/repayment';
import { getRepaymentLinkDetails } from '../api/operations/repayment-link';
import type { AdaptedJourney, App } from './app';
import { payerOf } from './payer';
import { write } from './writes';

interface Payment {
  readonly linkId: string;
  readonly link: RepaymentLinkDetails | null;
}

/** Fills paying by a link; nobody needs to be signed in for its calls. */
export function adapt(app: App): AdaptedJourney<typeof payByLinkMachine> {
  const { termloan } = app;
  return {
    machine: payByLinkMachine.provide({
      actors: {
        getRepaymentLinkDetails: createLoad<RepaymentLinkDetails, { readonly linkId: string }>(
          ({ linkId }, signal) => getRepaymentLinkDetails(termloan, linkId, signal),
        ),
        initiateRepayment: write(app, initiatedRepayment, ({ linkId, link }: Payment, key, signal) =>
          link === null
            ? Promise.resolve({ ok: false as const, failure: failure('refused') })
            : initiateRepayment(
                termloan,
                { linkId, amount: amountToSend(link), ...payerOf(app.kept) },
                key,
                signal,
              ),
        ),
      },
    }),
    input: ({ params, search }) => ({
      linkId: params.linkId ?? '',
      saidAmount: readLinkAmount(search.amount),
      saidType: search.paymentType === undefined ? null : paymentTypeOf(search.paymentType),
      requestSeed: app.newRequestSeed(),
    }),
  };
}
