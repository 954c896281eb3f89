import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Complaints of merchants. Times are virtual seconds. */
export const complaints = sqliteTable('complaints', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  reference: text('reference').notNull(),
  /** LENDER or APP. */
  about: text('about').notNull(),
  category: text('category').notNull(),
  text: text('text').notNull(),
  loanId: text('loan_id'),
  /** The merchant's lender when it was lodged; null without one. */
  nbfc: text('nbfc'),
  /** RECEIVED, ANSWERED, ESCALATED or CLOSED. */
  status: text('status').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  /** Until then an answer is owed. */
  dueAt: integer('due_at').notNull(),
});

/** The course of a complaint. */
export const complaintEvents = sqliteTable('complaint_events', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  merchantId: text('merchant_id').notNull(),
  complaintId: text('complaint_id').notNull(),
  at: integer('at').notNull(),
  /** LODGED, ANSWERED, NOT_SOLVED or SOLVED. */
  kind: text('kind').notNull(),
  /** What the merchant wrote; null for an answer, which is said in the language of each call. */
  text: text('text'),
  /** DESK or OFFICER, where it is an answer. */
  answeredBy: text('answered_by'),
});
