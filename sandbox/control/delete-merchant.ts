import { eq, inArray } from 'drizzle-orm';
import {
  agreements,
  answers,
  audit,
  bankAccounts,
  events,
  faults,
  instalments,
  loans,
  mandates,
  merchants,
  offers,
  otps,
} from '../books/schema';
import { analyticsEvents } from '../books/schema-analytics';
import { jsonAnswer } from '../wire/json-answer';
import type { Scene } from './scene';

/** Forgets the merchant and all that belongs to them. */
export async function deleteMerchant({ books, merchant }: Scene): Promise<Response> {
  const mine = books.select({ id: loans.id }).from(loans).where(eq(loans.merchantId, merchant.id));
  await books.delete(instalments).where(inArray(instalments.loanId, mine));
  await books.delete(analyticsEvents).where(eq(analyticsEvents.merchantId, merchant.id));
  const owned = [agreements, answers, audit, bankAccounts, events, faults, loans, mandates, offers, otps];
  for (const table of owned) await books.delete(table).where(eq(table.merchantId, merchant.id));
  await books.delete(merchants).where(eq(merchants.id, merchant.id));
  return jsonAnswer(200, { deleted: merchant.id });
}
