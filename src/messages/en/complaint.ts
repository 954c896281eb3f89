import type { ComplaintCategory } from '../../../machines/domain/merchant/complaint';

/** Texts of complaints: writing one, its course, and the way to the RBI Ombudsman. */
export const complaintCopy = {
  title: 'Complaints',
  loading: 'Asking for your complaints',
  unavailable: 'We could not read your complaints',
  seeAll: 'See all complaints',
  list: {
    heading: 'Your complaints',
    label: 'Complaints, newest first',
    lead: 'Tap one to read its answers.',
    none: 'You have made no complaint yet.',
    noneDetail: 'Is something wrong with your loan or with this app? Write it here. It costs nothing.',
    write: 'Make a complaint',
  },
  form: {
    heading: 'What went wrong?',
    lead: 'Making a complaint is free. Your loan and your payments go on as before.',
    secretsTitle: 'Keep your secrets',
    secrets: 'Do not write a PIN, a password, a code from an SMS, or your Aadhaar number.',
    about: 'Who gets your complaint?',
    aboutLender: (lender: string) => `The lender: ${lender}`,
    aboutLenderDetail: 'For the loan, money, charges, papers or people',
    aboutApp: 'This app',
    aboutAppDetail: 'For a page, a code or your data. This app’s own grievance officer gets it.',
    onlyApp: 'You have no lender yet. This app’s own grievance officer gets your complaint.',
    category: 'What is it about?',
    categoryPlaceholder: 'Choose one',
    text: 'What happened?',
    textHint:
      'Say what happened, on which day, and what you want. Do not leave this page before you send it.',
    submit: 'Send the complaint',
    sending: 'Sending your complaint',
    refused: 'Your complaint was not sent',
  },
  unanswered: {
    heading: 'We do not know yet if it arrived',
    lead: 'The answer did not reach us. Your words are kept. Tap Check again: your complaint is never sent twice.',
    yours: 'What you wrote',
  },
  received: {
    heading: 'Your complaint was received',
    lead: (reference: string) => `Its reference is ${reference}. Say it when you call.`,
    copyReference: 'Copy the reference',
    sent: 'You sent your complaint',
    now: (whom: string) => `${whom} looks at it`,
    nowDetail: (date: string) => `The answer is due by ${date}.`,
    next: 'You read the answer here',
    nextDetail:
      'Then you tell us if it solved your complaint. If no answer comes by that day, you can go to the RBI Ombudsman.',
  },
  course: {
    title: 'What happened so far',
    facts: 'Your complaint',
    reference: 'Reference',
    sentTo: 'Sent to',
    about: 'About',
    sentOn: 'Sent on',
    dueBy: 'Answer due by',
    answeredOn: 'Answered on',
    solved: 'Yes, it is solved',
    notSolved: 'No, it is not solved',
    replyRefused: 'This was not sent',
  },
  reply: {
    heading: 'What is not solved?',
    lead: 'Your complaint goes to the grievance officer. You can write why. You need not.',
    leadLast:
      'The grievance officer has answered already. Your complaint ends as not solved, and you can go to the RBI.',
    text: 'What is not solved?',
    textHint: 'No PIN, password, code or Aadhaar number.',
    submit: 'Send as not solved',
    sending: 'Sending it',
    unansweredHeading: 'We do not know yet if this arrived',
    unansweredLead: 'The answer did not reach us. Tap Check again: nothing is sent twice.',
  },
  ombudsman: {
    title: 'You can now go to the RBI Ombudsman',
    late: 'The 30\u00a0days for an answer are over. If your complaint is not solved, the Reserve Bank of India (RBI) takes it.',
    notSolved: 'The last answer did not solve your complaint. The Reserve Bank of India (RBI) takes it now.',
    keep: 'Keep this at hand',
    open: 'Open the RBI’s complaint page',
  },
  notFound: {
    heading: 'This is not one of your complaints',
    lead: 'We found no such complaint on your account. The link may be old.',
    action: 'See all complaints',
  },
} as const;

/** Names of the categories, as the form and the list show them. */
export const categoryNames: Readonly<Record<ComplaintCategory, string>> = {
  CHARGES: 'Charges, fees or interest',
  PAYMENT_NOT_SHOWN: 'I paid, but it is not shown',
  AUTOPAY: 'Autopay',
  DISBURSAL: 'The loan money did not come',
  PAPERS: 'Papers and the agreement',
  STAFF_OR_AGENT: 'A person who called or came',
  PRIVACY: 'My data',
  APP: 'This app does not work',
  OTHER: 'Something else',
};

/** Who gets a complaint about this app. */
export const OWN_OFFICER = 'This app’s grievance officer';

/** How a complaint stands, for its row in the list. */
export const complaintStatus = {
  RECEIVED: 'Waiting',
  ANSWERED: 'Answered',
  ESCALATED: 'With the officer',
  notSolved: 'Not solved',
  solved: 'Solved',
  closed: 'Closed',
} as const;

/** How a complaint stands, for its page. `late`: the time for an answer is over; `closed`: not known if it is solved. @param whom who got it */
export const complaintHeadings = {
  waiting: {
    heading: 'Waiting for an answer',
    lead: (whom: string, date: string) => `${whom} has your complaint. The answer is due by ${date}.`,
  },
  late: {
    heading: 'No answer came in time',
    lead: (whom: string, date: string) => `${whom} has your complaint. The answer was due by ${date}.`,
  },
  escalated: {
    heading: 'The grievance officer looks at it',
    lead: (date: string) => `The answer is due by ${date}.`,
    leadLate: (date: string) => `The answer was due by ${date}.`,
  },
  answered: { heading: 'You have an answer', lead: 'Read it, then tell us if it solved your complaint.' },
  notSolved: {
    heading: 'It is not solved',
    lead: 'You said that the answer did not solve your complaint.',
  },
  solved: { heading: 'It is solved', lead: 'You said that your complaint is solved. It is closed.' },
  closed: { heading: 'It is closed', lead: 'We do not know if your complaint was solved.' },
} as const;

/** Titles of the events in the course of a complaint; the text of each stands below. */
export const complaintEvents = {
  LODGED: 'You sent it',
  ANSWERED: 'An answer came',
  answeredBy: (whom: string) => `Answer from ${whom}`,
  NOT_SOLVED: 'You said: not solved',
  SOLVED: 'You said: solved',
  other: 'More about it',
} as const;

/** Messages for the fields of the complaint form. */
export const complaintProblems = {
  short: 'Write a little more: 10 letters at least.',
  long: 'This is too long: 1,000 letters at most.',
  missing: {
    about: 'Choose who gets your complaint.',
    category: 'Choose what it is about.',
    text: 'Write what happened.',
  },
} as const;

const lenderChanged =
  'Your loan or your lender has changed. Look who gets your complaint, then send it again.';

/** Why a complaint was not lodged, and what can be done, by the code of the service. */
export const notLodgedReasons: Readonly<Record<string, string>> = {
  too_many_requests: 'You made several complaints today. Try again tomorrow, or call.',
  loan_not_found: lenderChanged,
  lender_not_found: lenderChanged,
};

/** Why a reply was not taken, by the code of the service. */
export const notRepliedReasons: Readonly<Record<string, string>> = {
  complaint_not_answered: 'There is no new answer yet.',
  complaint_closed: 'This complaint is closed already.',
};
