import { asc, eq } from 'drizzle-orm';
import { lenderOf } from '../base/lenders';
import { flagsOf, type Merchant } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { payments } from '../database/schema-repayment';
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

interface LoanDocumentRequest {
  kind: 'no-dues-letter' | 'statement';
  loanId: string;
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
  { kind, loanId, rupeeSign, now }: LoanDocumentRequest,
): Promise<DocumentContent | undefined> {
  const context = { tx, merchant, flags: flagsOf(merchant), now };
  await applyElapsedTime(context);
  const book = await readBook(context, loanId);
  if (book === undefined || book.loan.disbursedOn === null) return undefined;
  const money = (paise: number) => rupees(paise, rupeeSign);
  if (kind === 'no-dues-letter') return noDuesLetter(book, money);
  const loanPayments = await tx
    .select()
    .from(payments)
    .where(eq(payments.loanId, loanId))
    .orderBy(asc(payments.updatedAt));
  return statement(book, loanPayments, money, now);
}

type FormatMoney = (paise: number) => string;

function noDuesLetter(book: LoanBook, money: FormatMoney): DocumentContent | undefined {
  const { loan, offer, merchant } = book;
  if (loan.endedOn === null) return undefined;
  const endingText = {
    [LoanStatus.COMPLETE]: 'was repaid in full',
    [LoanStatus.FORECLOSED]: 'was closed before its term',
    [LoanStatus.CANCELLED]: 'was given back inside the cooling-off period',
  }[loan.status];
  if (endingText === undefined) return undefined;
  const lender = lenderOf(offer.nbfc);
  return {
    title: 'No-dues letter',
    subtitle: lender.name,
    lang: 'en',
    sections: [
      {
        heading: `Dear ${merchant.panName}`,
        paragraphs: [
          `Your loan ${loan.accountNumber} of ${money(offer.loanAmount)} ${endingText} on ${dayInIndia(loan.endedOn)}. Nothing is owed on it any more, and every permission for automatic debits has ended.`,
          'Keep this letter. Credit bureaus are told that the loan is closed.',
        ],
      },
      {
        heading: 'The loan',
        lines: [
          ['Loan account', loan.accountNumber],
          ['Paid out on', dayInIndia(loan.disbursedOn ?? loan.createdAt)],
          ['Ended on', dayInIndia(loan.endedOn)],
          ['Owed', money(0)],
        ],
      },
      {
        heading: 'Questions',
        lines: [
          ['Grievance officer', lender.grievanceOfficer],
          ['Phone', lender.grievancePhone],
          ['Email', lender.grievanceEmail],
        ],
      },
    ],
  };
}

function statement(
  book: LoanBook,
  loanPayments: PaymentRow[],
  money: FormatMoney,
  now: number,
): DocumentContent {
  const { loan, offer, merchant } = book;
  const paid = loanPayments.filter(({ status }) => status === 'SUCCESS');
  const hasEnded = loan.endedOn !== null;
  const lines: [string, string][] = [
    ['Borrower', merchant.panName],
    ['Loan account', loan.accountNumber],
    ['Loan amount', money(offer.loanAmount)],
    ['Paid out on', dayInIndia(loan.disbursedOn ?? loan.createdAt)],
    ['Paid so far', money(sumOf(paid, allocatedAmount))],
    ['Principal still owed', money(hasEnded ? 0 : sumOf(book.lines, principalLeft))],
    ['Instalments to come and due', money(hasEnded ? 0 : sumOf(book.lines, unpaidAmount))],
    ['Late charges still owed', money(hasEnded ? 0 : sumOf(book.penalties, chargeLeft))],
  ];
  if (loan.endedOn !== null) lines.push(['Ended on', dayInIndia(loan.endedOn)]);
  return {
    title: 'Account statement',
    subtitle: `${lenderOf(offer.nbfc).name}, ${dayInIndia(now)}`,
    lang: 'en',
    sections: [{ heading: 'The loan', lines }, paymentsSection(paid), ...scheduleSections(book, money, now)],
  };
}

function paymentsSection(paid: PaymentRow[]): Section {
  if (paid.length === 0) return { heading: 'Payments', paragraphs: ['None yet.'] };
  return {
    heading: 'Payments',
    table: {
      head: ['Day', 'Amount', 'Principal', 'Interest', 'Charges'],
      rows: paid.map((row) => [
        dayInIndia(row.updatedAt),
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

function scheduleSections(book: LoanBook, money: FormatMoney, now: number): Section[] {
  const charges: Section[] =
    book.penalties.length === 0
      ? []
      : [
          {
            heading: 'Late charges',
            lines: book.penalties.map((row) => [
              `Instalment ${row.instalment}, ${dayInIndia(row.createdAt)}`,
              chargeLeft(row) === 0 ? `${money(row.amountAdded)}, settled` : money(row.amountAdded),
            ]),
          },
        ];
  // Without the times of payment, which the document does not show.
  const rows = schedule(book, new Map(), now);
  if (rows.length === 0) return charges;
  return [
    ...charges,
    {
      heading: 'Schedule',
      table: {
        head: ['No.', 'Due', 'Instalment', 'Paid'],
        rows: rows.map((row) => [
          String(row.number),
          dayInIndia(row.due_date),
          ...[row.amount, row.amount_paid ?? 0].map((paise) => rupees(paise, '')),
        ]),
      },
    },
  ];
}
