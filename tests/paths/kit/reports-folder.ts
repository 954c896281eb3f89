/** Where the path tests write what they found, and where it is read again. */

/** Folder that reports go to; another one for a run within a run. */
export function reportsFolder(): string {
  return process.env.PATHS_REPORTS ?? 'reports/paths';
}
