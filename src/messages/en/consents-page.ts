import type { Consent, ConsentPurpose } from '../../../machines/domain/merchant/consent';

/** Texts of the page with all that the merchant agreed to. */
export const consentsCopy = {
  title: 'Your permissions',
  loading: 'Getting what you agreed to',
  heading: 'What you agreed to',
  lead: 'Each time you said yes: to whom, for what, and when. Nothing is ever removed from this list.',
  inForce: 'In force',
  noneInForce: 'Nothing that you agreed to is in force now.',
  ended: 'Taken back or ended',
  who: 'Who',
  what: 'For what',
  product: 'Only for',
  given: 'You agreed',
  endedOn: 'Taken back or ended',
  versionOf: (version: string) => `Version ${version} of this text`,
  timeNotGiven: 'The time is not given',
  text: 'What you read',
  textElsewhere: 'You agreed on another page, such as your bank’s. The text stood there.',
  takeBack: 'Take back',
  /** Name of the button for a screen reader: it begins with the label. */
  takeBackOf: (title: string) => `Take back: ${title}`,
  takenBack: (title: string) => `Taken back: ${title}`,
  takenBackDetail: 'From now on it does not hold. It stays in this list, with the date.',
  none: {
    heading: 'You have agreed to nothing yet',
    lead: 'When you agree to something, you find it here, with its text and its date.',
    action: 'Go to the start',
  },
  withdrawal: {
    heading: (title: string) => `Take back: ${title}?`,
    lead: 'Read what follows. Taking back costs nothing.',
    confirm: 'Yes, take it back',
    keep: 'Keep it as it is',
    sending: 'Taking it back',
    refused: 'This was not taken back',
  },
  unanswered: {
    heading: 'We do not know yet if it is taken back',
    lead: 'The answer did not reach us. Tap Check again: we ask what happened.',
  },
  unavailable: 'We could not read what you agreed to',
} as const;

/** Names of the purposes, and what the other party does with a consent; `other` is one that this app does not know. */
export const consentPurposes: Readonly<
  Record<ConsentPurpose | 'other', { readonly title: string; readonly what: string }>
> = {
  PAN_CHECK: { title: 'Check of your PAN', what: 'Checks your PAN and date of birth' },
  KYC_REGISTRY: { title: 'Question to the KYC registry', what: 'Tells your lender who you are' },
  AADHAAR_CHECK: {
    title: 'Check with Aadhaar',
    what: 'Shares your name, birthday, address and photo with your lender',
  },
  SELFIE_CHECK: { title: 'Check of your selfie', what: 'Compares your picture with the photo on your ID' },
  CREDIT_BUREAU: { title: 'Your credit score', what: 'Tells your credit score' },
  LOAN_AGREEMENT: { title: 'Loan agreement and key facts', what: 'Lends to you as the papers say' },
  AUTOPAY: { title: 'Autopay', what: 'Takes each instalment from your bank account' },
  WHATSAPP_MESSAGES: { title: 'Loan messages on WhatsApp', what: 'Writes to you about your loan' },
  LEAD_CONTACT: { title: 'Your name and number', what: 'Gets your name and mobile number' },
  LEAD_PROFILE: {
    title: 'Details of your shop',
    what: 'Gets sales, age, current account and GST of your shop',
  },
  UDYAM_REGISTRATION: { title: 'Udyam registration', what: 'Gets the details of your business' },
  other: { title: 'Another permission', what: 'It stands in the text below' },
};

/** Who gets the data or may act, where the log does not name it. */
export const consentParties = { app: 'This app', lender: 'Your lender', unknown: 'Not named' } as const;

/** The products that a consent is for. */
export const consentProducts: Readonly<Record<NonNullable<Consent['product']>, string>> = {
  TERM_LOAN: 'Your loan in this app',
  PARTNER_LOAN: 'A loan of this partner',
  UDYAM: 'The registration of your business',
};

/** Why a consent in force cannot be taken back, and what the merchant can do instead. */
export const obstacles = {
  CHECK_DONE: {
    reason: 'It cannot be taken back: this is done already.',
    instead:
      'Ask your lender which of your details it keeps, and for how long. You find its people under Help.',
  },
  AGREEMENT_SIGNED: {
    reason: 'It cannot be taken back: you signed the agreement.',
    instead: 'Your agreement says until when you can give the loan back.',
  },
  DATA_SENT: {
    reason: 'It cannot be taken back here: your details are sent already.',
    instead: 'Ask the partner to delete them.',
  },
  REGISTRATION_SENT: {
    reason: 'It cannot be taken back here: the government’s register has it already.',
    instead: 'The register itself changes or ends a registration.',
  },
  other: { reason: 'It cannot be taken back here.', instead: 'Ask our support how to end it.' },
} as const;

/** What follows from taking a consent back, each in a title and a detail. What follows for autopay stands with its own messages. */
export const consequences = {
  MESSAGES_STOP: [
    {
      title: 'No more loan messages on WhatsApp',
      detail: 'Your due dates and receipts stay in this app.',
    },
    { title: 'Your loan stays as it is', detail: 'Instalments are due on the same days.' },
    { title: 'You can agree again', detail: 'On the Help page, whenever you want.' },
  ],
  CHECK_STOPS: [
    { title: 'The check with Aadhaar stops', detail: 'It shares nothing with your lender.' },
    { title: 'You can start it again', detail: 'Your lender needs to know who you are before it lends.' },
  ],
  SCORE_NOT_ASKED: [
    { title: 'Your credit score is not asked any more', detail: 'This app does not show it then.' },
    { title: 'What was decided stays', detail: 'A loan that you have does not change.' },
    { title: 'You can agree again', detail: 'On the page of your credit score, whenever you want.' },
  ],
  other: [
    {
      title: 'What needs this permission stops',
      detail: 'Our support can tell you more. Ask before you take it back.',
    },
  ],
} as const;

/** Why a consent was not taken back: it is still in force. */
export const notTakenBack = {
  stillInForce: 'We got your wish, but it is still in force. Try again, or ask our support.',
  notWithdrawable: 'It cannot be taken back any more. Tap Keep it as it is: the list then says why.',
  notFound: 'We do not find it any more. Tap Keep it as it is to read the list again.',
} as const;
