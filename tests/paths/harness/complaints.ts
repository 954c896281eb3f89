/** Console messages and errors of the page while a path is walked, reported as problems of the current step. */

const complaints: string[] = [];
const { error: printError } = console;

/** Collects console messages and page errors; from now on they do not reach the console. */
export function collectComplaints(): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...args: unknown[]) => {
      complaints.push(`the console: ${args.map(String).join(' ')}`);
    };
  window.addEventListener('error', (event) => {
    if (event.error === undefined) return;
    complaints.push(`the page: ${event.message}`);
    event.preventDefault();
  });
  window.addEventListener('unhandledrejection', (event) => {
    complaints.push(`the page: ${String(event.reason)}`);
    event.preventDefault();
  });
}

/** The messages since the last call, without duplicates. */
export function takePageComplaints(): readonly string[] {
  return [...new Set(complaints.splice(0))];
}

/** Prints the messages that came after the last step to the console. */
export function printRemaining(): void {
  for (const complaint of takePageComplaints()) printError(complaint);
}
