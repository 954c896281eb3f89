import { createRequire } from 'node:module';

/** As much of libSQL's driver as is changed here. */
interface Driver {
  readonly prototype: { prepare: (this: object, sql: string) => Statement };
}

interface Statement {
  columns: () => readonly object[];
}

/**
 * Prepares each statement of a database once, and asks it for its columns once: made sessions put the same few hundred questions a
 * million times, and half of the time went into preparing them. Only for the process that makes sessions.
 */
export function prepareOnce(): void {
  const ofClient = createRequire(createRequire(import.meta.url).resolve('@libsql/client'));
  // SAFETY: the driver's only export is its class of databases (libsql 0.5).
  const { prototype } = ofClient('libsql') as Driver;
  const { prepare } = prototype;
  const prepared = new WeakMap<object, Map<string, Statement>>();
  prototype.prepare = function (sql) {
    const known = prepared.get(this) ?? new Map<string, Statement>();
    prepared.set(this, known);
    const before = known.get(sql);
    if (before !== undefined) return before;
    const statement = prepare.call(this, sql);
    let columns: readonly object[] | null = null;
    const read = statement.columns.bind(statement);
    statement.columns = () => {
      columns ??= read();
      return columns;
    };
    known.set(sql, statement);
    return statement;
  };
}
