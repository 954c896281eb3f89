import { createRequire } from 'node:module';

/** The part of libSQL's driver that is patched here. */
interface Driver {
  readonly prototype: { prepare: (this: object, sql: string) => Statement };
}

interface Statement {
  columns: () => readonly object[];
}

/**
 * Patches libSQL so that it caches prepared statements and their columns: the simulation runs the same few hundred statements a
 * million times, and preparing them took half of the time. Only for the simulation process.
 */
export function cachePreparedStatements(): void {
  const requireFromClient = createRequire(createRequire(import.meta.url).resolve('@libsql/client'));
  // SAFETY: the driver's only export is its class of databases (libsql 0.5).
  const { prototype } = requireFromClient('libsql') as Driver;
  const { prepare } = prototype;
  const prepared = new WeakMap<object, Map<string, Statement>>();
  prototype.prepare = function (sql) {
    const statements = prepared.get(this) ?? new Map<string, Statement>();
    prepared.set(this, statements);
    const existing = statements.get(sql);
    if (existing !== undefined) return existing;
    const statement = prepare.call(this, sql);
    let columns: readonly object[] | null = null;
    const readColumns = statement.columns.bind(statement);
    statement.columns = () => {
      columns ??= readColumns();
      return columns;
    };
    statements.set(sql, statement);
    return statement;
  };
}
