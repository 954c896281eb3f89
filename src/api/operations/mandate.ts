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
 * The mandate of a lender, e-NACH by default; `isRenewed` creates a new one after the last one failed.
 * @param requestId shared by all retries of one load, so that a lost answer creates no second mandate
 */
export function getAutopayMandate(
  service: TermloanService,
  args: {
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
          type: args.type ?? 'ENACH',
          nbfc: args.nbfc,
          ...(args.method === undefined ? {} : { method: args.method }),
          ...(args.isRenewed ? { renew: true } : {}),
        },
      },
    }),
  );
}

/** Status of the lender's last mandate, of any type; creates and replaces none. */
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

/** The latest mandate of a loan, or the one with the given mandate or subscription id; null without one. */
export function getMandateStatus(
  service: TermloanService,
  args: {
    readonly loanId: string;
    readonly mandateId?: string | null;
    readonly subscriptionId: string | null;
  },
  signal: AbortSignal,
): Promise<Outcome<MandateOfLoan>> {
  const { loanId, mandateId = null, subscriptionId } = args;
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
