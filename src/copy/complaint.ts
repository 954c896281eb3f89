import type { Failure } from '../../machines/domain/base/failure';
import type { ComplaintDraft, ComplaintProblem } from '../../machines/domain/fields/complaint-fields';
import type { Complaint, ComplaintCategory, ComplaintEvent } from '../../machines/domain/merchant/complaint';
import { formatDate } from './dates';
import { whyItFailed } from './shared';

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
    nowDetail: (until: number) => `The answer is due by ${formatDate(until)}.`,
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
    question: 'Did this solve it?',
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

/** The RBI's own ways for a complaint (complaint management system, contact centre). */
export const OMBUDSMAN_URL = 'https://cms.rbi.org.in';
export const RBI_PHONE = '14448';

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

/** How a complaint stands, for its row in the list. @param isUnsolved it was closed without being solved */
export function statusText({ status }: Pick<Complaint, 'status'>, isUnsolved: boolean): string {
  switch (status) {
    case 'RECEIVED':
      return 'Waiting';
    case 'ANSWERED':
      return 'Answered';
    case 'ESCALATED':
      return 'With the officer';
    case 'CLOSED':
      return isUnsolved ? 'Not solved' : 'Solved';
    default:
      return status satisfies never;
  }
}

/** Heading and lead of the page of a complaint. @param whom who got it; `isLate`: the time for an answer is over */
export function standing(
  { status, dueTime }: Pick<Complaint, 'status' | 'dueTime'>,
  {
    whom,
    isLate,
    isUnsolved,
  }: { readonly whom: string; readonly isLate: boolean; readonly isUnsolved: boolean },
): { readonly heading: string; readonly lead: string } {
  const lead = isLate
    ? `The answer was due by ${formatDate(dueTime)}.`
    : `The answer is due by ${formatDate(dueTime)}.`;
  switch (status) {
    case 'RECEIVED':
      return {
        heading: isLate ? 'No answer came in time' : 'Waiting for an answer',
        lead: `${whom} has your complaint. ${lead}`,
      };
    case 'ESCALATED':
      return { heading: 'The grievance officer looks at it', lead };
    case 'ANSWERED':
      return { heading: 'You have an answer', lead: 'Read it, then tell us if it solved your complaint.' };
    case 'CLOSED':
      return isUnsolved
        ? { heading: 'It is not solved', lead: 'You said that the answer did not solve your complaint.' }
        : { heading: 'It is solved', lead: 'You said that your complaint is solved. It is closed.' };
    default:
      return status satisfies never;
  }
}

/** Title of an event in the course of a complaint; its text stands below. */
export function eventTitle({ kind, by }: Pick<ComplaintEvent, 'kind' | 'by'>): string {
  switch (kind) {
    case 'LODGED':
      return 'You sent it';
    case 'ANSWERED':
      return by === null ? 'An answer came' : `Answer from ${by}`;
    case 'NOT_SOLVED':
      return 'You said: not solved';
    case 'SOLVED':
      return 'You said: solved';
    case null:
      return by ?? 'More about it';
    default:
      return kind satisfies never;
  }
}

/** Message for a field of the complaint form. */
export function complaintProblem(field: keyof ComplaintDraft, problem: ComplaintProblem): string {
  if (problem === 'short') return 'Write a little more: 10 letters at least.';
  if (problem === 'long') return 'This is too long: 1,000 letters at most.';
  return {
    about: 'Choose who gets your complaint.',
    category: 'Choose what it is about.',
    text: 'Write what happened.',
  }[field];
}

/** Why a complaint was not lodged, and what can be done. */
export function whyNotLodged(failed: Failure): string {
  switch (failed.code) {
    case 'too_many_requests':
      return 'You made several complaints today. Try again tomorrow, or call.';
    case 'loan_not_found':
    case 'lender_not_found':
      return 'Your loan or your lender has changed. Look who gets your complaint, then send it again.';
    default:
      return whyItFailed(failed);
  }
}

/** Why a reply was not taken. */
export function whyNotReplied(failed: Failure): string {
  switch (failed.code) {
    case 'complaint_not_answered':
      return 'There is no new answer yet.';
    case 'complaint_closed':
      return 'This complaint is closed already.';
    default:
      return whyItFailed(failed);
  }
}
