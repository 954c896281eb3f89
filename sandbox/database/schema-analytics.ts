import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Events of the app's analytics; their id prevents duplicates. Times are virtual ms. */
export const analyticsEvents = sqliteTable('analytics_events', {
  id: text('id').primaryKey(),
  /** Null without a signed-in merchant. */
  merchantId: text('merchant_id'),
  visitorId: text('visitor_id').notNull(),
  session: text('session'),
  name: text('name').notNull(),
  atMs: integer('at_ms').notNull(),
  journey: text('journey'),
  fromState: text('from_state'),
  toState: text('to_state'),
  event: text('event'),
  lender: text('lender'),
  /** JSON of all properties. */
  properties: text('properties').notNull(),
});
