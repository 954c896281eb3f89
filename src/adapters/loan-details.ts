import type { Outcome } from '../../machines/domain/base/failure';
import type { KycDocument } from '../../machines/domain/identity/kyc-document';
import { loanDetailsMachine, type Terms } from '../../machines/loan-details/machine';
import { createLoad } from '../../machines/shared/load';
import { getAgreementInfo } from '../api/operations/agreement';
import { listKycDocuments } from '../api/operations/kyc';
import { getLoan } from '../api/operations/loan';
import type { AdaptedJourney, App } from './app';
import { sharePaperWith } from './paper-sharing';

/** Implements the ports of the agreement view; the agreement and its loan are read in parallel. */
export function adapt(app: App): AdaptedJourney<typeof loanDetailsMachine> {
  return {
    machine: loanDetailsMachine.provide({
      actors: {
        getAgreementInfo: createLoad<Terms>((_, signal) => loadTerms(app, signal)),
        sharePaper: sharePaperWith(app),
        listKycDocuments: createLoad<readonly KycDocument[]>((_, signal) =>
          listKycDocuments(app.termloan, signal),
        ),
      },
    }),
    input: () => undefined,
  };
}

async function loadTerms({ termloan }: App, signal: AbortSignal): Promise<Outcome<Terms>> {
  const [agreement, loan] = await Promise.all([
    getAgreementInfo(termloan, signal),
    getLoan(termloan, signal),
  ]);
  if (!agreement.ok) return agreement;
  if (!loan.ok) return loan;
  // A loan of another agreement is ignored.
  const isLoanOfAgreement = loan.data?.agreementId === agreement.data?.id;
  return { ok: true, data: { agreement: agreement.data, loan: isLoanOfAgreement ? loan.data : null } };
}
