import { fromPromise } from 'xstate';

import { contactMachine } from '../../machines/contact/machine';
import type { ContactFacts, MessagesChoice } from '../../machines/contact/setup';
import { failure, type Outcome } from '../../machines/domain/base/failure';
import { safeWebsiteUrl } from '../../machines/domain/base/page-url';
import type { LenderContact } from '../../machines/domain/lender/lender-contact';
import { dueInfo } from '../../machines/domain/loan/due';
import type { ConsentRecord } from '../../machines/domain/merchant/consent';
import { type WhatsappOptin, whatsappOptinSchema } from '../../machines/domain/merchant/whatsapp-optin';
import { createLoad } from '../../machines/shared/load';
import { getLenderContact } from '../api/operations/lender-contact';
import { getLoan } from '../api/operations/loan';
import { getLoanConfig } from '../api/operations/loan-config';
import { getMerchant } from '../api/operations/merchant';
import { getUserState } from '../api/operations/user-state';
import { getWhatsappOptin, setWhatsappOptin } from '../api/operations/whatsapp-optin';
import { pageOrigin } from '../api/page-origin';
import type { AdaptedJourney, App } from './app';
import { refuseMissingArguments, write } from './writes';

type ContactEntryUrl = '/termloan/contact/$partnerId';

/** Value of `$partnerId` in the bottom navigation: the lender of the merchant's own loan, without one the primary lender. */
const OWN_LENDER = 'mine';

/** Implements the ports of the partner contact. The merchant's mobile number is not stored: it is read when it is sent. */
export function adapt(app: App): AdaptedJourney<typeof contactMachine, ContactEntryUrl> {
  return {
    machine: contactMachine.provide({
      actors: {
        loadContact: createLoad<ContactFacts, { readonly partnerId: string }>(({ partnerId }, signal) =>
          loadContact(app, partnerId, signal),
        ),
        getWhatsappOptin: createLoad<WhatsappOptin>((_, signal) => readConsent(app, signal)),
        setWhatsappOptin: write(
          app,
          whatsappOptinSchema,
          ({ isOptedIn, consent }: MessagesChoice, key, signal) =>
            isOptedIn && consent === null ? refuseMissingArguments() : sendConsent(app, consent, key, signal),
        ),
        call: fromPromise<boolean, { readonly phone: string }>(async ({ input }) => {
          const capabilities = await app.bridge.capabilities();
          return (await capabilities.call(input.phone)).outcome === 'done';
        }),
      },
    }),
    input: ({ params }) => ({
      partnerId: params.partnerId ?? OWN_LENDER,
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

async function loadContact(app: App, partnerId: string, signal: AbortSignal): Promise<Outcome<ContactFacts>> {
  const { termloan } = app;
  const [userState, loan, optin] = await Promise.all([
    getUserState(termloan, signal),
    getLoan(termloan, signal),
    readConsent(app, signal),
  ]);
  if (!userState.ok) return userState;
  if (!loan.ok) return loan;
  const ownNbfc = loan.data?.nbfc ?? userState.data.primaryNbfc;
  const nbfc = partnerId === OWN_LENDER ? ownNbfc : partnerId;
  const [contact, config] = await Promise.all([
    readContact(app, nbfc, signal),
    // A loan exists once its agreement is signed.
    getLoanConfig(termloan, { isSigned: loan.data !== null }, signal),
  ]);
  if (!contact.ok) return contact;
  if (!config.ok) return config;
  const { supportHours } = config.data;
  const isOverdue = loan.data?.nbfc === nbfc && dueInfo(loan.data, app.clock.now())?.kind === 'overdue';
  return { ok: true, data: { nbfc, ownNbfc, contact: contact.data, isOverdue, supportHours, optin } };
}

/** Contact of a lender, without a website that is unsafe to open; null for an unknown lender, which is not a failure. */
async function readContact(
  { termloan, allowedPageHosts }: App,
  nbfc: string | null,
  signal: AbortSignal,
): Promise<Outcome<LenderContact | null>> {
  if (nbfc === null) return { ok: true, data: null };
  const contact = await getLenderContact(termloan, nbfc, signal);
  if (contact.ok) {
    const website = safeWebsiteUrl(contact.data.website, pageOrigin(), allowedPageHosts);
    return { ok: true, data: { ...contact.data, website } };
  }
  return contact.failure.code === 'lender_not_found' ? { ok: true, data: null } : contact;
}

async function readConsent(app: App, signal: AbortSignal): Promise<Outcome<WhatsappOptin>> {
  const merchant = await getMerchant(app.merchant, signal);
  return merchant.ok ? getWhatsappOptin(app.termloan, merchant.data.id, signal) : merchant;
}

async function sendConsent(
  app: App,
  record: ConsentRecord | null,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<WhatsappOptin>> {
  const merchant = await getMerchant(app.merchant, signal);
  if (!merchant.ok) return merchant;
  const { mobile } = merchant.data;
  if (mobile === null) return { ok: false, failure: failure('refused', { code: 'mobile_not_registered' }) };
  return setWhatsappOptin(app.termloan, { mobile, record }, key, signal);
}
