import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type Mandate,
  type MandateMethod,
  type MandateOfLoan,
  type MandateType,
  mandateOfLoanSchema,
  mandateSchema,
} from '../../../machines/domain/mandate/mandate';
import { call, type TermloanService } from '../service';

/**
 * The merchant's mandate for a lender, e-NACH by default; the service creates it where there is none, and replaces one of another type or
 * method that nobody has approved. With `isRenewed` it creates a new mandate after the last one failed.
 * @param requestId the same for all retries of one load, so that a retry after a lost answer creates no second mandate
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
  const options = { operation: 'getAutopayMandate', schema: mandateSchema, signal, key: requestId };
  return call(service, options, (init) =>
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

/** Status of the merchant's last mandate for a lender, of any type; the service creates no mandate. */
export function readAutopayMandate(
  service: TermloanService,
  nbfc: string,
  signal: AbortSignal,
): Promise<Outcome<Mandate>> {
  return call(service, { operation: 'getAutopayMandate', schema: mandateSchema, signal }, (init) =>
    service.client.GET('/autopayMandate', {
      ...init,
      params: { ...init.params, query: { type: 'UPI', nbfc, open: false } },
    }),
  );
}

/** Withdraws the consent to automatic debits (spec 7.1: is_consented false); idempotent by key. */
export function updateAutopayMandate(
  service: TermloanService,
  withdrawal: { readonly merchantId: string; readonly nbfc: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Mandate>> {
  return call(service, { operation: 'updateAutopayMandate', schema: mandateSchema, signal, key }, (init) =>
    service.client.PUT('/autopayMandate', {
      ...init,
      body: { merchant_id: withdrawal.merchantId, nbfc: withdrawal.nbfc, is_consented: false },
    }),
  );
}

/** The latest mandate of a loan, or the mandate with the given mandate or subscription id; its `mandate` is null without one. */
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
  return call(service, { operation: 'getMandateStatus', schema: mandateOfLoanSchema, signal }, (init) =>
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
