/** Folder of the reports of the path tests. */

/** Folder of the reports; `PATHS_REPORTS` overrides it for a nested run. */
export function reportsFolder(): string {
  return process.env.PATHS_REPORTS ?? 'reports/paths';
}
