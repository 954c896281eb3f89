import { formatDate } from '../../machines/domain/dates';
import type { KycDocument } from '../../machines/domain/kyc-document';
import { type SelfieReason, selfieReasonOf } from '../../machines/domain/selfie';

/** Words of the agreement view and of the documents. */
export const loanDetailsCopy = {
  title: 'Loan details',
  loading: 'Getting the terms of your loan',
  unsigned: 'You have not signed yet. Nothing is agreed.',
  sign: 'Read and sign',
  toSummary: 'See instalments',
  theLoan: 'The loan',
  theCost: 'What it costs',
  ifLate: 'If you pay late',
  ifEarly: 'If you close early',
  days: 'Days',
  papers: 'Papers',
  received: 'Amount received',
  frequency: 'How often you pay',
  instalments: 'Number of instalments',
  lender: 'Lender',
  bankAccount: 'Bank account',
  cashback: 'Cashback',
  cashbackHint: 'For paying every instalment on time',
  agreementNumber: 'Agreement',
  drawnUp: 'Drawn up',
  signedOn: 'Signed',
  sentOn: 'Money sent',
  returnUntil: 'Return it without penalty until',
  oneTime: 'Once, for each late instalment',
  recurring: 'Again, while it stays unpaid',
  after: (days: string) => `When ${days} late`,
  every: (days: string) => `Every ${days}`,
  noLateCharge: 'No late charge',
  foreclosureFee: 'Fee',
  foreclosureGst: 'GST on the fee',
  noForeclosure: 'No charge to close early',
  onTheWholeLoan: 'Counted on the whole loan. On the day, it is counted on what you still owe.',
  agreementPaper: 'Agreement',
  agreementPdf: 'Agreement (PDF)',
  sanctionLetter: 'Sanction letter and key facts (PDF)',
  applicationForm: 'Application form',
  noPapers: 'Your lender has not put any papers here yet.',
  documents: 'My documents',
  documentsDetail: 'Aadhaar and selfie, as the lender keeps them',
  none: {
    heading: 'You have no loan now',
    lead: 'When you take a loan, its terms and papers stand here.',
    action: 'See offers',
  },
  unavailable: 'We could not open the terms of your loan',
} as const;

/** Words of the document preview (spec 2.4). */
export const documentsCopy = {
  title: 'My documents',
  loading: 'Getting your documents',
  heading: 'What the lender keeps of you',
  lead: 'Your lender hides most digits of your Aadhaar. Nobody can read them here.',
  masked: 'Most digits are hidden by the lender.',
  missing: 'No document',
  failed: 'This picture did not load. Check your internet and open the page again.',
  notShown: 'There is no picture of it.',
  reason: 'Why',
  givenOn: (time: number) => `Given on ${formatDate(time)}`,
  unavailable: 'We could not open your documents',
} as const;

/** The documents that the preview shows, in this order (spec 2.4). */
export const previewed = [
  {
    kind: 'AADHAAR_FRONT',
    name: 'Aadhaar, front',
    alt: 'Front of your Aadhaar, masked by the lender',
    isMasked: true,
  },
  {
    kind: 'AADHAAR_BACK',
    name: 'Aadhaar, back',
    alt: 'Back of your Aadhaar, masked by the lender',
    isMasked: true,
  },
  { kind: 'SELFIE', name: 'Selfie', alt: 'Your selfie', isMasked: false },
] as const;

export const documentStatusWords: Readonly<Record<KycDocument['status'], string>> = {
  PENDING: 'Being checked',
  VERIFIED: 'Verified',
  REJECTED: 'Not accepted',
};

const selfieWords: Readonly<Record<SelfieReason, string>> = {
  NO_FACE: 'No face could be seen.',
  MULTIPLE_FACES: 'More than one face was in the picture.',
  TOO_DARK: 'The picture was too dark.',
  TOO_BRIGHT: 'The picture was too bright.',
  BLURRED: 'The picture was not sharp.',
  FACE_TOO_FAR: 'The face was too far away.',
  FACE_TOO_CLOSE: 'The face was too close.',
  EYES_CLOSED: 'The eyes were closed.',
  LIVENESS_FAILED: 'It could not be seen that a person stood there.',
  MISMATCH_WITH_ID: 'The face did not match the photo on the Aadhaar.',
  TIMEOUT: 'The check took too long.',
  UPLOAD_FAILED: 'The picture did not arrive.',
  ATTEMPTS_EXCEEDED: 'There were too many tries.',
};

/** Why a document was not accepted; a word that we do not know is never printed. */
export function rejectionWords(reason: string | null): string {
  if (reason === 'not_readable') return 'It could not be read.';
  const known = selfieReasonOf(reason);
  return known === null ? 'The lender could not accept it.' : selfieWords[known];
}
