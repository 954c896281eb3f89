import { fail, type Operation, ok } from '../../base/operation';
import { DAY_SECONDS, endOfDayInIndia } from '../../money/due-dates';
import { GST_RATE } from '../../money/offer-terms';
import { closingQuote, isFeatureOn, settlementOffer } from './closing-quote';
import { canForeclose, maxRepayment } from './loan-book/amount-owed';
import { latestLoan } from './loan-book/find-loan';
import { isRunning } from './loan-book/loan-book';
import { readBook } from './loan-book/read-book';
import { unpaidAmount } from './loan-book/unpaid-amounts';

/** How many days ahead a quote may be requested. */
const MAX_DAYS_AHEAD = 7;

/** The cost of closing the latest loan on a day, today by default; with the settlement amount where there is an offer. */
export const getForeclosure: Operation<'getForeclosure'> = async (call, { query }) => {
  const { date }: { date?: string } = query;
  const loan = await latestLoan(call);
  const book = loan && (await readBook(call, loan.id));
  if (book === undefined || !isRunning(book)) return fail(409, 'foreclosure_not_available');
  const settlement = settlementOffer(book, call.now);
  if (!canForeclose(book) && settlement === null) return fail(409, 'foreclosure_not_available');
  const today = endOfDayInIndia(call.now);
  const until = date === undefined ? today : endOfDayInIndia(Date.parse(`${date}T12:00:00+05:30`) / 1000);
  if (until < today || until > today + MAX_DAYS_AHEAD * DAY_SECONDS) return fail(400, 'date_out_of_range');
  const quote = closingQuote(book, until, { waive: isFeatureOn(book, 'PENALTY_WAIVE_OFF') });
  return ok({
    loan_id: book.loan.id,
    total_due_principal: quote.principal,
    principal_amount_charged: quote.principal,
    accrued_interest: quote.interest,
    total_due_penalty: quote.lateCharges,
    penalty_waived: quote.waived,
    foreclosure_config: {
      fee_amount: quote.fee,
      fee_rate: quote.feeRate,
      gst_amount: quote.gst,
      gst_rate: GST_RATE,
    },
    total_foreclosure_amount: quote.total,
    pending_instalments: book.lines.filter((line) => unpaidAmount(line) > 0).length,
    quote_date: new Date((until + 19_800) * 1000).toISOString().slice(0, 10),
    valid_until: until,
    remaining_payable: maxRepayment(book),
    settlement_amount: settlement?.amount ?? 0,
    settlement_valid_until: settlement?.until ?? 0,
  });
};
