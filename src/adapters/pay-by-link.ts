import { fromPromise } from 'xstate';

import { failure, type Outcome } from '../../machines/domain/base/failure';
import { amountToSend, readLinkAmount } from '../../machines/domain/payment/payment-link';
import { paymentTypeOf } from '../../machines/domain/payment/payment-words';
import { initiatedRepayment, type RepaymentLinkDetails } from '../../machines/domain/payment/repayment';
import type { StartedPayment } from '../../machines/domain/payment/started-payment';
import { payByLinkMachine } from '../../machines/pay-by-link/machine';
import type { LinkFacts, StartedAsked } from '../../machines/pay-by-link/setup';
import { createLoad } from '../../machines/shared/load';
import { initiateRepayment } from '../api/operations/repayment';
import { getRepaymentLinkDetails } from '../api/operations/repayment-link';
import type { AdaptedJourney, App } from './app';
import { payerOf } from './payer';
import { askAboutStarted, askAboutStartedMeanwhile, startedForLink } from './started-payment';
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
        getRepaymentLinkDetails: createLoad<LinkFacts, { readonly linkId: string }>(({ linkId }, signal) =>
          loadLink(app, linkId, signal),
        ),
        readStartedMeanwhile: fromPromise<readonly StartedPayment[], StartedAsked>(
          async ({ input: { link, shown }, signal }) => {
            const asked = await askAboutStartedMeanwhile(app, ({ id }) => !shown.includes(id), signal);
            return link === null ? [] : startedForLink(asked, link);
          },
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

/** The link, and what this phone remembers of payments for the same loan: a stranger is told of them by nobody else. */
async function loadLink(app: App, linkId: string, signal: AbortSignal): Promise<Outcome<LinkFacts>> {
  const [link, asked] = await Promise.all([
    getRepaymentLinkDetails(app.termloan, linkId, signal),
    askAboutStarted(app, () => true, signal),
  ]);
  if (!link.ok) return link;
  return { ok: true, data: { link: link.data, startedPayments: startedForLink(asked, link.data) } };
}
