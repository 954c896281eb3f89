import type { AnyStateMachine } from 'xstate';

import { catalogue } from '../../machines/catalogue';
import type { CatalogueEntry } from '../../machines/catalogue/entry';
import { adapt as accountFlow } from '../../src/adapters/account-flow';
import { adapt as agreement } from '../../src/adapters/agreement';
import type { App } from '../../src/adapters/app';
import { adapt as application } from '../../src/adapters/application';
import { adapt as autopay } from '../../src/adapters/autopay';
import { adapt as cancelLoan } from '../../src/adapters/cancel-loan';
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
interface Adapted {
  readonly machine: AnyStateMachine;
  readonly input: (opening: JourneyEntry) => unknown;
}

/** All journeys that have a page. */
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
  session: 'it lives as long as the tab, before any journey: a made merchant is signed in from the start',
  token: 'it renews what the host lets in: a made merchant has a token that lasts',
};

/** The landing chart has no entry URL of its own: it belongs to the public page. */
const FRONT = { path: '/', id: 'landing' } as const;

/** The journey that a URL opens; null when there is none. */
export function openingAt(address: string): { readonly id: string; readonly opening: JourneyEntry } | null {
  const [path = '', query = ''] = address.split('?');
  if (path === FRONT.path) return { id: FRONT.id, opening: { entryUrl: FRONT.path, params: {}, search: {} } };
  for (const { id, entryUrls } of catalogue as readonly CatalogueEntry[])
    for (const entryUrl of entryUrls) {
      const params = paramsOf(entryUrl, path);
      if (params !== null && id in adapters)
        return { id, opening: { entryUrl, params, search: Object.fromEntries(new URLSearchParams(query)) } };
    }
  return null;
}

export function adaptJourney(id: string, app: App): Adapted {
  const adapt = adapters[id];
  if (adapt === undefined) throw new Error(`Nobody walks the journey ${id}.`);
  // SAFETY: every adapter returns a machine and its input (AdaptedJourney); an entry URL is passed to its own journey only.
  return adapt(app) as Adapted;
}

function paramsOf(entryUrl: string, path: string): Record<string, string> | null {
  const names = entryUrl.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = decodeURIComponent(parts[index] ?? '');
    if (name.startsWith('$')) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}
