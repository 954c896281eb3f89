import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type Mandate,
  type MandateMethod,
  type MandateOfLoan,
  type MandateType,
  mandate,
  mandateOfLoan,
} from '../../../machines/domain/mandate/mandate';
import { call, type TermloanService } from '../service';

/**
 * The mandate of a lender, by e-NACH unless told otherwise; `isRenewed` opens a new one after the last one failed.
 * @param requestId of all tries of one load: a lost answer that is asked for again opens no second mandate
 */
export function getAutopayMandate(
  service: TermloanService,
  asked: {
    readonly nbfc: string;
    readonly isRenewed: boolean;
    readonly type?: MandateType;
    readonly method?: MandateMethod;
  },
  requestId: string,
  signal: AbortSignal,
): Promise<Outcome<Mandate>> {
  const of = { operation: 'getAutopayMandate', schema: mandate, signal, key: requestId };
  return call(service, of, (init) =>
    service.client.GET('/autopayMandate', {
      ...init,
      params: {
        ...init.params,
        query: {
          type: asked.type ?? 'ENACH',
          nbfc: asked.nbfc,
          ...(asked.method === undefined ? {} : { method: asked.method }),
          ...(asked.isRenewed ? { renew: true } : {}),
        },
      },
    }),
  );
}

/** How the last mandate of a lender stands, of whatever type: nothing is opened or replaced by asking. */
export function readAutopayMandate(
  service: TermloanService,
  nbfc: string,
  signal: AbortSignal,
): Promise<Outcome<Mandate>> {
  return call(service, { operation: 'getAutopayMandate', schema: mandate, signal }, (init) =>
    service.client.GET('/autopayMandate', {
      ...init,
      params: { ...init.params, query: { type: 'UPI', nbfc, open: false } },
    }),
  );
}

/** Withdraws the consent to automatic debits (spec 7.1: is_consented false), once per key. */
export function updateAutopayMandate(
  service: TermloanService,
  of: { readonly merchantId: string; readonly nbfc: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Mandate>> {
  return call(service, { operation: 'updateAutopayMandate', schema: mandate, signal, key }, (init) =>
    service.client.PUT('/autopayMandate', {
      ...init,
      body: { merchant_id: of.merchantId, nbfc: of.nbfc, is_consented: false },
    }),
  );
}

/** The latest mandate of a loan, or the one that an id names: its own, or its subscription's; null when there is none. */
export function getMandateStatus(
  service: TermloanService,
  asked: {
    readonly loanId: string;
    readonly mandateId?: string | null;
    readonly subscriptionId: string | null;
  },
  signal: AbortSignal,
): Promise<Outcome<MandateOfLoan>> {
  const { loanId, mandateId = null, subscriptionId } = asked;
  return call(service, { operation: 'getMandateStatus', schema: mandateOfLoan, signal }, (init) =>
    service.client.POST('/v1/MandateStatus', {
      ...init,
      body: {
        loan_id: loanId,
        ...(mandateId === null ? {} : { mandate_id: mandateId }),
        ...(subscriptionId === null ? {} : { subscription_id: subscriptionId }),
      },
    }),
  );
}
