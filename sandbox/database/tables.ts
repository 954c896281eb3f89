import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from './schema';
import * as analytics from './schema-analytics';
import * as complaints from './schema-complaints';
import * as people from './schema-identity';
import * as repayment from './schema-repayment';
import * as trade from './schema-trade';

/** All tables of the database. */
export const tables: SQLiteTable[] = Object.values({
  ...schema,
  ...analytics,
  ...complaints,
  ...people,
  ...repayment,
  ...trade,
});
