import type { Failure } from '../domain/base/failure';
import type { LenientList } from '../domain/base/wire';
import type { Complaint, NewComplaint } from '../domain/merchant/complaint';
import type { PathParams, Redirect, RequestKeyState } from '../shared/journey';

/** Name of the form's stored choices (`DraftStore`): what is it about, and which kind. The text is personal data, and not stored. */
export const COMPLAINT_DRAFT = 'complaint';

/** URLs that open this journey. */
export type ComplaintEntryUrl =
  | '/termloan/complaints'
  | '/termloan/complaints/new'
  | '/termloan/complaints/$complaintId';

/** The page that the merchant opened. */
export type Page = 'list' | 'writing' | 'complaint';

/** Data that is read before a page is shown. */
export interface ComplaintFacts {
  readonly complaints: LenientList<Complaint>;
  /** The lender of the merchant's loan, else their primary lender; null without one: then only the app can be complained about. */
  readonly nbfc: string | null;
  /** The merchant's latest loan; null without one. */
  readonly loanId: string | null;
  /** When this was read, in milliseconds of the service's clock. */
  readonly readAt: number;
}

/** What the merchant says of an answer. `text` is personal data. */
export interface Reply {
  readonly isSolved: boolean;
  /** Why it is not solved; null where nothing was written. */
  readonly text: string | null;
}

export interface Input {
  readonly entryUrl: ComplaintEntryUrl;
  readonly complaintId: string | null;
  readonly requestKeySeed: string;
}

export interface Context extends Pick<Input, 'requestKeySeed'>, RequestKeyState, PathParams {
  readonly page: Page;
  readonly facts: ComplaintFacts | null;
  /**
   * The complaint that is sent, or whose outcome is unknown, with its own request key; null otherwise. It stays while the merchant
   * looks at other complaints, and is gone with the definitive answer.
   */
  readonly sent: { readonly complaint: NewComplaint; readonly key: string } | null;
  /** The reply that is sent, or whose outcome is unknown; null otherwise. */
  readonly reply: Reply | null;
  /** Number of complaints lodged in this visit: each has a form of its own, empty at first. */
  readonly lodged: number;
  /** Why the last write was refused; null when it was not. */
  readonly refusal: Failure | null;
  /** Why the complaints could not be read. */
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

const pages = {
  '/termloan/complaints': 'list',
  '/termloan/complaints/new': 'writing',
  '/termloan/complaints/$complaintId': 'complaint',
} as const satisfies Record<ComplaintEntryUrl, Page>;

export function initialContext({ input }: { input: Input }): Context {
  return {
    requestKeySeed: input.requestKeySeed,
    pathParams: input.complaintId === null ? {} : { complaintId: input.complaintId },
    page: pages[input.entryUrl],
    facts: null,
    sent: null,
    reply: null,
    lodged: 0,
    refusal: null,
    failure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/termloan/contact/mine',
  };
}

/** The complaint of the page; null for an id that the service does not list. */
export function openComplaint({
  facts,
  pathParams,
}: Pick<Context, 'facts' | 'pathParams'>): Complaint | null {
  return facts?.complaints.items.find(({ id }) => id === pathParams.complaintId) ?? null;
}
