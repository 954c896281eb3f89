import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from './schema';

/** Every table of the books. */
export const tables: SQLiteTable[] = Object.values({ ...schema });
