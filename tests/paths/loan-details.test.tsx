// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';

import type { PaperToShare } from '../../machines/domain/files/paper-sharing';
import { kycDocumentsSchema } from '../../machines/domain/identity/kyc-document';
import { loanDetailsMachine } from '../../machines/loan-details/machine';
import { screens } from '../../src/screens/loan-details';
import { done, fails, person } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { agreementWith, loanWith, NOW_SECONDS } from './support/fixtures/money';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { checkSharing, paperSharings } from './support/fixtures/sharing';
import { testJourney } from './support/through-screens';

const signedAgreement = agreementWith({
  status: 'SIGNED',
  create_time: NOW_SECONDS - 86_400,
  update_time: NOW_SECONDS,
  cashback_amount: 50_000,
  application_form_html_link: 'https://lender.example/application',
  papers_sent: [{ channel: 'SMS', to: '******2345', time: NOW_SECONDS - 86_400 }],
  penalty_config: {
    one_time_penalty_amount: 15_000,
    one_time_penalty_frequency: 3,
    recurring_penalty_amount: 5_000,
    recurring_penalty_frequency: 7,
  },
  foreclosure_config: { fee_amount: 400_000, fee_rate: 4, gst_amount: 72_000, gst_rate: 18 },
});
const agreementWithoutCharges = agreementWith({
  status: 'SIGNED',
  html_link: null,
  sanction_letter_cum_kfs_pdf: null,
  penalty_config: null,
  foreclosure_config: null,
});
const terms = (agreement: typeof signedAgreement | null, loan = agreement === null ? null : loanWith()) =>
  ready({ agreement, loan });

const documents = (...wires: readonly Readonly<Record<string, unknown>>[]) =>
  ready(
    v.parse(kycDocumentsSchema, {
      documents: wires.map((document, index) => ({
        document_id: `doc-${index}`,
        preview_url: `/files/${index}`,
        create_time: NOW_SECONDS,
        ...document,
      })),
    }),
  );
const allDocuments = documents(
  { document_type: 'AADHAAR_FRONT', status: 'VERIFIED' },
  { document_type: 'AADHAAR_BACK', status: 'PENDING', preview_url: null },
  { document_type: 'SELFIE', status: 'REJECTED', reason: 'TOO_DARK' },
  { document_type: 'PAN', status: 'VERIFIED' },
);
const unknownReasonDocument = documents({
  document_type: 'AADHAAR_FRONT',
  status: 'REJECTED',
  reason: 'ErrXyz42',
});

/** The agreement's key facts as they are sent on: no personal data, and not the link behind the merchant's session. */
const keyFacts: PaperToShare = {
  text: 'Sanction letter and key facts (PDF), 20\u00a0Nov,\u00a02026. My loan ••20-1 with Unity Small Finance Bank.',
  file: {
    link: 'https://lender.example/kfs.pdf',
    name: 'key-facts',
    inApp: { text: 'It opens only in my loan app:', path: '/termloan/loan-details' },
  },
};
const hasPapers = ({ context }: AnyMachineSnapshot) => context.terms?.agreement?.htmlLink != null;

testJourney({
  id: 'loan-details',
  machine: loanDetailsMachine,
  screens,
  file: 'tests/paths/loan-details.test.tsx',
  starts: [{ name: 'loan details' }],
  abstract: ({ terms: loadedTerms, documents: loadedDocuments, sharing, failure, redirectTo }) => ({
    agreement: loadedTerms?.agreement && [loadedTerms.agreement.status, loadedTerms.agreement.htmlLink],
    documents: loadedDocuments?.length,
    sharing,
    failed: failure?.reason,
    redirectTo,
  }),
  events: [
    done('getAgreementInfo', terms(signedAgreement), 'signed'),
    done('getAgreementInfo', terms(agreementWithoutCharges), 'signed, no papers, no charges'),
    done('getAgreementInfo', terms(agreementWith(), null), 'not signed'),
    done('getAgreementInfo', terms(null), 'no agreement'),
    done('getAgreementInfo', failed('connection'), 'no connection'),
    fails('getAgreementInfo', crash, 'our own fault'),
    done('listKycDocuments', allDocuments, 'all'),
    done('listKycDocuments', unknownReasonDocument, 'one, refused for a reason of its own'),
    done('listKycDocuments', failed('timeout'), 'no answer'),
    fails('listKycDocuments', crash, 'our own fault'),
    ...paperSharings.map((sharing) => done('sharePaper', sharing, sharing)),
    fails('sharePaper', crash, 'our own fault'),
    person({ type: 'paper.shared', paper: keyFacts }, { enabled: hasPapers }),
    ...(['documents.opened', 'summary.opened', 'agreement.opened', 'retry', 'back', 'leave'] as const).map(
      (type) => person({ type }),
    ),
  ],
  controls: {
    'documents.opened': tap(/^My documents/),
    'paper.shared': tap(/^Send – Sanction letter/),
    'summary.opened': tap('See instalments'),
    'agreement.opened': tap('Read and sign'),
    retry: tap('Try again'),
    back: tap('Back'),
    leave: tap('See offers'),
  },
  check: (snapshot) => {
    checkPage();
    const { terms: loadedTerms, documents: loadedDocuments } = snapshot.context;
    const links = () => screen.queryAllByRole('link', { name: /Agreement|Sanction|Application/ });
    if (snapshot.matches('terms')) {
      for (const fact of ['₹1,00,000', '₹2,000', '₹360', '₹97,640', '₹15,920', '₹1,15,920', '₹2,415 × 48'])
        shows(fact);
      for (const fact of ['Every week', 'HDFC Bank ••7890', '37.62 %', 'Unity Small Finance Bank'])
        shows(fact);
      if (loadedTerms?.agreement?.htmlLink === null) {
        shows('Your lender has not given it here. Your key facts paper says what a late payment costs.');
        shows('Your lender has not given it here. The exact sum is shown before you close the loan.');
        expect(links()).toHaveLength(0);
        hides('were sent');
      } else {
        for (const fact of ['₹150', 'When 3 days late', '₹50', 'Every 7 days']) shows(fact);
        for (const fact of ['₹4,000', '4 %', '₹720', '₹500', '19 Nov, 2026', '20 Nov, 2026']) shows(fact);
        expect(links()).toHaveLength(3);
        shows('Your signed papers were sent by SMS to ******2345 on 19 Nov, 2026.');
        hides('by e-mail');
        checkSharing(snapshot.context.sharing);
      }
    }
    if (snapshot.matches('unsignedTerms')) {
      shows('You have not signed yet');
      hides('were sent');
      expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
      hides(/^Signed$/);
    }
    if (snapshot.matches('documents')) {
      if (loadedDocuments?.length === 1) {
        shows('The lender could not accept it.');
        hides('ErrXyz42');
        expect(screen.getAllByText('No document')).toHaveLength(2);
      } else {
        expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
          'Front of your Aadhaar, masked by the lender',
          'Your selfie',
        ]);
        for (const text of ['Verified', 'Being checked', 'Not accepted', 'too dark', 'no picture of it'])
          shows(text);
        hides('No document');
      }
    }
    if (snapshot.matches('noAgreement')) shows('You have no loan now');
    if (snapshot.matches('termsUnavailable')) shows('We could not open the terms of your loan');
    if (snapshot.matches('documentsUnavailable')) shows('We could not open your documents');
    // The context has the failure that the page shows.
    if (snapshot.matches('termsUnavailable') || snapshot.matches('documentsUnavailable'))
      expect(snapshot.context.failure).not.toBeNull();
  },
});
