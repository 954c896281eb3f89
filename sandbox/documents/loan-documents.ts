import { asc, eq } from 'drizzle-orm';
import { lenderOf } from '../base/lenders';
import { flagsOf, type Merchant } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { payments } from '../database/schema-repayment';
import type { Language } from '../language/language';
import { dayInIndia } from '../money/due-dates';
import { rupees } from '../money/rupees';
import { applyElapsedTime } from '../operations/apply-elapsed-time';
import { LoanStatus } from '../operations/create-loan';
import type { LoanBook, PaymentRow } from '../operations/repayment/loan-book/loan-book';
import { readBook } from '../operations/repayment/loan-book/read-book';
import {
  chargeLeft,
  principalLeft,
  sumOf,
  unpaidAmount,
} from '../operations/repayment/loan-book/unpaid-amounts';
import { schedule } from '../operations/repayment/loan-details';
import { allocatedAmount } from '../operations/repayment/settle-payment';
import type { DocumentContent, Section } from './document-content';
import { type DocumentTexts, documentTexts } from './texts/document-texts';

interface LoanDocumentRequest {
  kind: 'no-dues-letter' | 'statement';
  loanId: string;
  language: Language;
  /** Rupee sign before amounts; `Rs ` in a PDF. */
  rupeeSign: string;
  /** Virtual seconds. */
  now: number;
}

/**
 * The account statement of a disbursed loan, or the no-dues letter of a closed one; undefined when the loan is not disbursed,
 * or not closed.
 */
export async function loanDocument(
  tx: DbTransaction,
  merchant: Merchant,
  { kind, loanId, language, rupeeSign, now }: LoanDocumentRequest,
): Promise<DocumentContent | undefined> {
  const context = { tx, merchant, flags: flagsOf(merchant), now };
  await applyElapsedTime(context);
  const book = await readBook(context, loanId);
  if (book === undefined || book.loan.disbursedOn === null) return undefined;
  const paper: Paper = {
    book,
    language,
    texts: documentTexts(language),
    money: (paise) => rupees(paise, rupeeSign),
    day: (timestamp) => dayInIndia(timestamp, language),
  };
  if (kind === 'no-dues-letter') return noDuesLetter(paper);
  const loanPayments = await tx
    .select()
    .from(payments)
    .where(eq(payments.loanId, loanId))
    .orderBy(asc(payments.updatedAt));
  return statement(paper, loanPayments, now);
}

/** The book of the loan, and how the paper writes about it. */
interface Paper {
  book: LoanBook;
  language: Language;
  texts: DocumentTexts;
  money: (paise: number) => string;
  day: (timestamp: number) => string;
}

function noDuesLetter({ book, language, texts, money, day }: Paper): DocumentContent | undefined {
  const { loan, offer, merchant } = book;
  const { noDues, loan: labels, kfs } = texts;
  if (loan.endedOn === null) return undefined;
  const endingText = {
    [LoanStatus.COMPLETE]: noDues.ended.repaid,
    [LoanStatus.FORECLOSED]: noDues.ended.closed,
    [LoanStatus.CANCELLED]: noDues.ended.givenBack,
  }[loan.status];
  if (endingText === undefined) return undefined;
  const lender = lenderOf(offer.nbfc);
  return {
    title: noDues.title,
    subtitle: lender.name,
    language,
    sections: [
      {
        heading: texts.sanction.dear(merchant.panName),
        paragraphs: [endingText(loan.accountNumber, money(offer.loanAmount), day(loan.endedOn)), noDues.keep],
      },
      {
        heading: labels.heading,
        lines: [
          [labels.account, loan.accountNumber],
          [labels.paidOut, day(loan.disbursedOn ?? loan.createdAt)],
          [labels.ended, day(loan.endedOn)],
          [noDues.owed, money(0)],
        ],
      },
      {
        heading: noDues.questions,
        lines: [
          [kfs.officer, lender.grievanceOfficer],
          [kfs.phone, lender.grievancePhone],
          [kfs.email, lender.grievanceEmail],
        ],
      },
    ],
  };
}

function statement(paper: Paper, loanPayments: PaymentRow[], now: number): DocumentContent {
  const { book, language, texts, money, day } = paper;
  const { loan, offer, merchant } = book;
  const { statement: labels, loan: loanLabels, kfs } = texts;
  const paid = loanPayments.filter(({ status }) => status === 'SUCCESS');
  const hasEnded = loan.endedOn !== null;
  const lines: [string, string][] = [
    [kfs.borrower, merchant.panName],
    [loanLabels.account, loan.accountNumber],
    [labels.amount, money(offer.loanAmount)],
    [loanLabels.paidOut, day(loan.disbursedOn ?? loan.createdAt)],
    [labels.paid, money(sumOf(paid, allocatedAmount))],
    [labels.principalOwed, money(hasEnded ? 0 : sumOf(book.lines, principalLeft))],
    [labels.instalmentsOwed, money(hasEnded ? 0 : sumOf(book.lines, unpaidAmount))],
    [labels.lateChargesOwed, money(hasEnded ? 0 : sumOf(book.penalties, chargeLeft))],
  ];
  if (loan.endedOn !== null) lines.push([loanLabels.ended, day(loan.endedOn)]);
  return {
    title: labels.title,
    subtitle: `${lenderOf(offer.nbfc).name}, ${day(now)}`,
    language,
    sections: [
      { heading: loanLabels.heading, lines },
      paymentsSection(paper, paid),
      ...scheduleSections(paper, now),
    ],
  };
}

function paymentsSection({ texts: { statement: labels }, day }: Paper, paid: PaymentRow[]): Section {
  if (paid.length === 0) return { heading: labels.payments, paragraphs: [labels.noPayments] };
  return {
    heading: labels.payments,
    table: {
      head: labels.paymentsHead,
      rows: paid.map((row) => [
        day(row.updatedAt),
        ...[
          allocatedAmount(row),
          row.clearedPrincipal,
          row.clearedInterest,
          row.clearedLateCharges + row.clearedFees,
        ].map((paise) => rupees(paise, '')),
      ]),
    },
  };
}

function scheduleSections({ book, texts, money, day }: Paper, now: number): Section[] {
  const { statement: labels } = texts;
  const charges: Section[] =
    book.penalties.length === 0
      ? []
      : [
          {
            heading: labels.lateCharges,
            lines: book.penalties.map((row) => [
              labels.lateChargeOf(row.instalment, day(row.createdAt)),
              chargeLeft(row) === 0 ? labels.settled(money(row.amountAdded)) : money(row.amountAdded),
            ]),
          },
        ];
  // Without the times of payment, which the document does not show.
  const rows = schedule(book, new Map(), now);
  if (rows.length === 0) return charges;
  return [
    ...charges,
    {
      heading: labels.schedule,
      table: {
        head: labels.scheduleHead,
        rows: rows.map((row) => [
          String(row.number),
          day(row.due_date),
          ...[row.amount, row.amount_paid ?? 0].map((paise) => rupees(paise, '')),
        ]),
      },
    },
  ];
}
