import type { AnyStateMachine } from 'xstate';

import { catalogue } from '../../machines/catalogue';
import type { CatalogueEntry } from '../../machines/catalogue/catalogue-entry';
import { adapt as accountFlow } from '../../src/adapters/account-flow';
import { adapt as agreement } from '../../src/adapters/agreement';
import type { App } from '../../src/adapters/app';
import { adapt as application } from '../../src/adapters/application';
import { adapt as autopay } from '../../src/adapters/autopay';
import { adapt as cancelLoan } from '../../src/adapters/cancel-loan';
import { adapt as complaint } from '../../src/adapters/complaint';
import { adapt as consents } from '../../src/adapters/consents';
import { adapt as contact } from '../../src/adapters/contact';
import { adapt as creditScore } from '../../src/adapters/credit-score';
import { adapt as history } from '../../src/adapters/history';
import { adapt as home } from '../../src/adapters/home';
import { adapt as identity } from '../../src/adapters/identity';
import { adapt as landing } from '../../src/adapters/landing';
import { adapt as leads } from '../../src/adapters/leads';
import { adapt as loanApproval } from '../../src/adapters/loan-approval';
import { adapt as loanDetails } from '../../src/adapters/loan-details';
import { adapt as loanEntry } from '../../src/adapters/loan-entry';
import { adapt as loanStatus } from '../../src/adapters/loan-status';
import { adapt as mandate } from '../../src/adapters/mandate';
import { adapt as mandatePhone } from '../../src/adapters/mandate-phone';
import { adapt as merchantStatus } from '../../src/adapters/merchant-status';
import { adapt as network } from '../../src/adapters/network';
import { adapt as offerSelection } from '../../src/adapters/offer-selection';
import { adapt as payByLink } from '../../src/adapters/pay-by-link';
import { adapt as paymentStatus } from '../../src/adapters/payment-status';
import { adapt as prepayment } from '../../src/adapters/prepayment';
import { adapt as qr } from '../../src/adapters/qr';
import { adapt as registerBusiness } from '../../src/adapters/register-business';
import { adapt as selfie } from '../../src/adapters/selfie';
import { adapt as settled } from '../../src/adapters/settled';
import { adapt as summary } from '../../src/adapters/summary';
import { adapt as supplier } from '../../src/adapters/supplier';
import { adapt as supplierTransaction } from '../../src/adapters/supplier-transaction';
import { adapt as udyam } from '../../src/adapters/udyam';

/** An entry URL with its path and search params. */
export interface JourneyEntry {
  readonly entryUrl: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
}

/** A journey with its adapter, to be opened by any of its entry URLs. */
interface AdaptedMachine {
  readonly machine: AnyStateMachine;
  readonly input: (entry: JourneyEntry) => unknown;
}

/** Adapters of all journeys that have a page, by journey id. */
const adapters: Readonly<Record<string, (app: App) => unknown>> = {
  'loan-entry': loanEntry,
  application,
  'credit-score': creditScore,
  identity,
  selfie,
  'offer-selection': offerSelection,
  'account-flow': accountFlow,
  'loan-approval': loanApproval,
  mandate,
  agreement,
  'loan-status': loanStatus,
  home,
  'payment-status': paymentStatus,
  prepayment,
  settled,
  history,
  summary,
  'loan-details': loanDetails,
  autopay,
  'cancel-loan': cancelLoan,
  complaint,
  consents,
  contact,
  landing,
  leads,
  'mandate-phone': mandatePhone,
  network,
  'pay-by-link': payByLink,
  qr,
  'register-business': registerBusiness,
  'merchant-status': merchantStatus,
  supplier,
  'supplier-transaction': supplierTransaction,
  udyam,
};

/**
 * Charts that no simulated merchant walks, and why. Invoked charts (codes, confirmations, payments) are walked with their
 * parents.
 */
export const chartsNotWalked: Readonly<Record<string, string>> = {
  session: 'it runs for the whole tab, beside the journeys: a simulated merchant is signed in from the start',
  token: 'it renews the token of a native host: the token of a simulated merchant does not expire',
};

/** The landing chart has no entry URL of its own: it belongs to the public page. */
const LANDING = { path: '/', id: 'landing' } as const;

/** The journey that a URL opens; null when there is none. */
export function journeyAtUrl(
  address: string,
): { readonly id: string; readonly journeyEntry: JourneyEntry } | null {
  const [path = '', query = ''] = address.split('?');
  if (path === LANDING.path)
    return { id: LANDING.id, journeyEntry: { entryUrl: LANDING.path, params: {}, search: {} } };
  for (const { id, entryUrls } of catalogue as readonly CatalogueEntry[])
    for (const entryUrl of entryUrls) {
      const params = paramsOf(entryUrl, path);
      if (params !== null && id in adapters)
        return {
          id,
          journeyEntry: { entryUrl, params, search: Object.fromEntries(new URLSearchParams(query)) },
        };
    }
  return null;
}

export function adaptJourney(id: string, app: App): AdaptedMachine {
  const adapt = adapters[id];
  if (adapt === undefined) throw new Error(`No simulated merchant walks the journey ${id}.`);
  // SAFETY: every adapter returns a machine and its input (AdaptedJourney); an entry URL is passed to its own journey only.
  return adapt(app) as AdaptedMachine;
}

function paramsOf(entryUrl: string, path: string): Record<string, string> | null {
  const templateSegments = entryUrl.split('/');
  const segments = path.split('/');
  if (templateSegments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, template] of templateSegments.entries()) {
    const segment = decodeURIComponent(segments[index] ?? '');
    if (template.startsWith('$')) params[template.slice(1)] = segment;
    else if (template !== segment) return null;
  }
  return params;
}
