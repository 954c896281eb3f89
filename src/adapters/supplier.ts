import { fromPromise } from 'xstate';

import { failure, type Outcome } from '../../machines/domain/failure';
import { isOn } from '../../machines/domain/features';
import { isSupplierAddFailed, supplierAnswer } from '../../machines/domain/supplier';
import { createLoad } from '../../machines/shared/load';
import type { SupplierDoor, SupplierFacts, TypedSupplier } from '../../machines/supplier/context';
import { supplierMachine } from '../../machines/supplier/machine';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../../machines/supplier-payment/machine';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { addSupplier, whitelistSupplier } from '../api/operations/suppliers';
import { whenPageReturns } from '../bridge/page-life';
import { createCache } from '../storage/cached';
import type { AdaptedJourney, App } from './app';
import { loadSupplierCredit } from './supplier-credit';
import { settleSupplierPayment } from './supplier-payment';
import { write } from './writes';

/** Fills supplier pay-later. Of a supplier only the id and its status are cached (spec 3). */
export function adapt(app: App): AdaptedJourney<typeof supplierMachine, SupplierDoor> {
  const { account, kept } = app;
  const cache = createCache(kept);
  return {
    machine: supplierMachine.provide({
      actors: {
        loadCredit: createLoad<SupplierFacts>((_, signal) => loadFacts(app, signal)),
        whitelistSupplier: write(app, supplierAnswer, (typed: TypedSupplier | null, key, signal) =>
          typed === null ? notGiven() : whitelistSupplier(account, typed, key, signal),
        ),
        addSupplier: write(
          app,
          supplierAnswer,
          async (
            { supplierId, name }: { readonly supplierId: string | null; readonly name: string },
            key,
            signal,
          ) => {
            if (supplierId === null) return notGiven();
            const answer = await addSupplier(account, { supplierId, name }, key, signal);
            if (answer.ok && !isSupplierAddFailed(answer.data))
              cache.keep('supplier', { id: supplierId, status: 'WHITELISTED' });
            return answer;
          },
        ),
        supplierPayment: fromPromise<SupplierPaymentResult, SupplierPaymentInput>(({ input, signal }) =>
          settleSupplierPayment(app, input, signal),
        ),
        pageReturns: fromPromise<void, undefined>(({ signal }) => whenPageReturns(window, signal)),
      },
    }),
    input: ({ door, params }) => ({
      door,
      supplierId: params.supplierId ?? null,
      lastSupplierId: cache.read('supplier')?.id ?? null,
      returnTo: `${window.location.origin}/payment/status`,
      requestSeed: app.newRequestSeed(),
    }),
  };
}

/** The reward is a help beside the credit: the page goes on without it. */
async function loadFacts(app: App, signal: AbortSignal): Promise<Outcome<SupplierFacts>> {
  const [credit, features] = await Promise.all([
    loadSupplierCredit(app, signal),
    getNbfcFeatureConfig(app.termloan, signal),
  ]);
  if (!credit.ok) return credit;
  const isRewardOn = features.ok && isOn(features.data, 'PAY_LATER_REFERRAL_REWARD');
  return { ok: true, data: { credit: credit.data, isRewardOn } };
}

function notGiven(): Promise<Outcome<never>> {
  return Promise.resolve({ ok: false, failure: failure('refused') });
}
